// The requests to HEARTBEAT_URL by which a monitor elsewhere knows that the site, its backups and its drills work.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { runCliInProcessWith } from '../support/cli-in-process.ts';
import { openWebhookReceiver, reply } from '../support/webhook-receiver.ts';

async function openAgency(status = 200) {
  const folder = mkdtempSync(join(tmpdir(), 'heartbeat-'));
  const monitor = await openWebhookReceiver(reply(status));
  const env = { DATABASE_URL: `file:${folder}/enquiries.db` };
  await (await openStore(env.DATABASE_URL)).close();
  const HEARTBEAT_URL = `${new URL(monitor.url).origin}/KEY/{job}?from=site`;
  return {
    ...{ folder, monitor },
    run: (...args: string[]) => runCliInProcessWith({ ...env, HEARTBEAT_URL }, ...args),
    paths: () => monitor.received.map(({ path }) => path),
    async [Symbol.asyncDispose]() {
      await monitor[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

test('a good backup and a good drill call the monitor, and failed ones do not', async () => {
  await using agency = await openAgency();
  expect(await agency.run('backup', agency.folder)).toMatchObject({ code: 0, err: '' });
  expect(await agency.run('restore-drill', agency.folder)).toMatchObject({ code: 0, err: '' });
  expect(agency.paths()).toEqual(['/KEY/backup?from=site', '/KEY/drill?from=site']);
  expect(await agency.run('backup', `${agency.folder}/none/x.db`)).toMatchObject({ code: 3 });
  expect(await agency.run('restore-drill', '/etc/hosts')).toMatchObject({ code: 1 });
  expect(agency.monitor.received).toHaveLength(2);
});

test('a monitor that is away or refuses is only warned of, without its secret URL', async () => {
  await using agency = await openAgency(404);
  const refused = await agency.run('backup', `${agency.folder}/one.db`);
  expect(refused).toMatchObject({ code: 0, err: 'HEARTBEAT_URL answers 404\n' });
  await agency.monitor[Symbol.asyncDispose]();
  const away = await agency.run('backup', `${agency.folder}/two.db`);
  expect(away).toMatchObject({ code: 0, err: 'HEARTBEAT_URL does not answer: ECONNREFUSED\n' });
});
