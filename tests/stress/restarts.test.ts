// Restarts with a socket that the supervisor keeps, as systemd does with agency.socket. `RESTARTS` sets how many.

import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openActivatedSite } from '../support/activated-site.ts';
import { unlimited } from '../support/enquiry-load.ts';
import { rowsOf } from '../support/site.ts';
import { startSteadyLoad } from '../support/steady-load.ts';

const restarts = Number(process.env.RESTARTS ?? 2);
const perSecond = restarts < 20 ? 100 : 200; // other tests need the processor, too

test('restarts under load fail no request, and lose no acknowledged enquiry', async () => {
  await using site = openActivatedSite(unlimited);
  site.start();
  await expect.poll(site.starts).toBe(1);
  const load = startSteadyLoad(site.url, perSecond);
  const stopsMs: number[] = [];
  for (let restart = 1; restart <= restarts; restart++) {
    await later(500);
    stopsMs.push(await site.restart());
    await fetch(`${site.url}/healthz`); // queued after all waiting requests: without this pause a slow machine never catches up
  }
  await later(500);
  const { asked, failures, acknowledged, retried, slowestMs } = await load.stop();
  console.log(
    `${restarts} restarts, ${asked} requests, ${failures.length} failed, ${retried} sent again on a kept connection, ` +
      `slowest ${slowestMs.toFixed(0)} ms, longest stop ${Math.max(...stopsMs).toFixed(0)} ms`,
  );
  expect([failures.length, failures.slice(0, 9)]).toEqual([0, []]);
  const stored = rowsOf(site.store).map(({ message }) => message);
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
});
