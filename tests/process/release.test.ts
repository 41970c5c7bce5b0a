// server/deploy/release.sh, with a supervisor that keeps the socket and commits that build quickly. It needs systemd, and GNU's
// mv and ln, which replace a link in one step.

import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { changes, openReleaseRoot } from '../support/release-root.ts';
import { rowsOf } from '../support/site.ts';
import { startSteadyLoad } from '../support/steady-load.ts';

vi.setConfig({ testTimeout: 600_000 });

const onBusyMachine = { timeout: 60_000 };

/** For a release that is good where it is checked, and does not answer in its place: this long it is waited for. */
const isBad = { RELEASE_WAIT: '30' };
const noBuild = { RELEASE_BUILD: 'false' };

const says = (code: number, text: string) => ({ code, output: expect.stringContaining(text) });

test('releases, good and bad ones and ways back, fail no request and keep the files of open pages', async () => {
  await using agency = await openReleaseRoot();
  const first = agency.commit('first');
  expect(await agency.release()).toMatchObject(says(0, `${first} runs`));
  const older = ['a', 'b', 'c'].map((digit) => digit.repeat(40));
  for (const [days, sha] of older.entries()) {
    mkdirSync(join(agency.root, 'releases', sha));
    utimesSync(join(agency.root, 'releases', sha), 0, 86_400 * days);
  }
  const load = startSteadyLoad(agency.site.url, 25);
  const second = agency.commit('second');
  expect(await agency.release()).toMatchObject({ code: 0 });
  expect(agency.current()).toBe(`releases/${second}`);
  expect(agency.releases().sort()).toEqual([first, second, older[2]].sort()); // it leaves three
  expect(agency.packageOf(second)).toBe(agency.packageOf(first));
  for (const name of ['first', 'second']) expect(await agency.statusOf(name)).toBe(200);

  // Going back to an older release needs no build.
  expect(await agency.release([first], noBuild)).toMatchObject({ code: 0 });
  expect(agency.current()).toBe(`releases/${first}`);
  expect(await agency.statusOf('second')).toBe(200);

  const starts = agency.site.starts();
  const broken = agency.commit('broken', changes.broken);
  expect(await agency.release()).toMatchObject(says(1, 'does not answer on a spare port'));
  expect(agency.releases()).not.toContain(broken);
  expect(agency.site.starts()).toBe(starts);

  const bad = agency.commit('bad', changes.brokenInPlace, 'other packages');
  const rolledBack = await agency.release([], isBad);
  expect(rolledBack).toMatchObject(says(3, 'Went back to'));
  expect(rolledBack.output).toContain(`current -> releases/${bad}`);
  expect(agency.current()).toBe(`releases/${first}`);
  expect(agency.site.failedStarts()).toBeGreaterThan(0);
  expect(agency.packageOf(bad)).not.toBe(agency.packageOf(first));

  const { output } = await agency.release(['--list']);
  const listed = output.split('\n').map((line) => line.slice(0, 14));
  expect(listed.slice(0, 2)).toEqual([`* ${first.slice(0, 12)}`, `  ${second.slice(0, 12)}`]);
  expect(listed).toContain(`  ${bad.slice(0, 12)}`);
  expect(output).toMatch(
    /^ {2}[0-9a-f]{12} {2}ran since [\d-]{10} [\d:]{5} {2}built from [\d-]{10} second$/m,
  );
  expect(await agency.release(['--previous'], noBuild)).toMatchObject({ code: 0 });
  expect(agency.current()).toBe(`releases/${second}`);

  const { asked, failures, acknowledged } = await load.stop();
  console.log(`${asked} requests, ${failures.length} failed`);
  expect(failures).toEqual([]);
  const stored = rowsOf(agency.site.store).map(({ message }) => message);
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
});

test('a release that is killed or stopped leaves a current release that works and no lock, and a bad one is no way back', async () => {
  await using agency = await openReleaseRoot();
  expect((await agency.release(['--list'])).output).toBe('There is no release yet\n');
  const first = agency.commit('first');
  await agency.release();

  const second = agency.commit('second');
  // It builds for as long as the file exists: how soon another process starts depends on the machine.
  const isBuilding = join(agency.root, 'building');
  writeFileSync(isBuilding, '');
  const RELEASE_BUILD = `echo started; while [ -e ${isBuilding} ]; do sleep 0.1; done; false`;
  const building = agency.start([], { RELEASE_BUILD });
  await expect.poll(building.output, onBusyMachine).toContain('started');
  expect(await agency.release()).toMatchObject({ code: 5 });
  building.child.kill('SIGKILL');
  await expect.poll(() => building.child.signalCode, onBusyMachine).toBe('SIGKILL');
  rmSync(isBuilding);
  expect(agency.current()).toBe(`releases/${first}`);
  expect(await agency.statusOf('first')).toBe(200);

  // In the middle of the restart: the link is switched.
  const isKilled = { RELEASE_RESTART: 'kill -KILL $PPID' };
  const killed = await agency.release([], isKilled);
  expect(killed).toMatchObject({ signal: 'SIGKILL', output: expect.stringContaining('Restarting') });
  expect(agency.current()).toBe(`releases/${second}`);
  await agency.site.restart();
  expect(await agency.statusOf('second')).toBe(200);

  agency.commit('third');
  const stopped = await agency.release([], { RELEASE_RESTART: 'kill -TERM $PPID; sleep 0.2' });
  expect(stopped).toMatchObject(says(3, 'Interrupted'));
  expect(agency.current()).toBe(`releases/${second}`);
  const left = readdirSync(join(agency.root, 'releases'));
  expect(left.filter((name) => name.startsWith('.building'))).toEqual([]);

  const bad = agency.commit('bad', changes.brokenInPlace);
  expect(await agency.release([], isKilled)).toMatchObject({ signal: 'SIGKILL' });
  expect(agency.current()).toBe(`releases/${bad}`);
  agency.site.restart().catch(() => {}); // it never starts
  expect(await agency.release([], isBad)).toMatchObject(says(3, 'Went back to releases/'));
  expect(agency.current()).not.toBe(`releases/${bad}`);
  expect((await fetch(agency.site.url)).status).toBe(200);
});

test('what is no release is refused with its own code and changes nothing, and a first one that cannot be restarted stays', async () => {
  await using agency = await openReleaseRoot();
  const first = agency.commit('first');
  const file = join(agency.root, '.env');
  rmSync(file);
  expect(await agency.release()).toMatchObject(says(2, 'copy server/deploy/production.env'));
  for (const text of ['file:data/enquiries.db', '"file:/var/lib/agency/enquiries.db"']) {
    expect(readdirSync(agency.root).filter((name) => name !== '.env')).toEqual([]);
    writeFileSync(file, `DATABASE_URL=${text}\n`); // at first the store would be in the folder of a release
    const code = text.startsWith('"') ? 1 : 2;
    expect(await agency.release([], noBuild)).toMatchObject({ code });
  }
  expect(await agency.release(['--help'])).toMatchObject(says(0, 'Usage: release.sh'));
  for (const args of [['no-such-commit'], ['--unknown'], ['HEAD', 'HEAD']])
    expect(await agency.release(args)).toMatchObject({ code: 2 });
  expect(existsSync(join(agency.root, 'current'))).toBe(false);
  expect(agency.releases()).toEqual([]);

  const unstarted = await agency.release([], { RELEASE_RESTART: 'false' });
  expect(unstarted).toMatchObject(says(4, 'This is the first release'));
  expect(unstarted.output).toContain('systemctl start agency');
  expect(agency.current()).toBe(`releases/${first}`);
  expect(await agency.release()).toMatchObject({ code: 0 });
});
