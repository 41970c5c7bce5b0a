// server/deploy/release.sh, with a supervisor that keeps the socket and commits that build quickly.

import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { changes, openReleaseRoot } from '../support/release-root.ts';
import { rowsOf } from '../support/site.ts';
import { startSteadyLoad } from '../support/steady-load.ts';

vi.setConfig({ testTimeout: 300_000 });

const onBusyMachine = { timeout: 60_000 };

// Where systemd is, and GNU's mv and ln, which replace a link in one step.
const onLinux = test.skipIf(process.platform !== 'linux');

onLinux('a release fails no request, keeps the files of open pages, and leaves three', async () => {
  await using agency = await openReleaseRoot();
  const first = agency.commit('first');
  expect(await agency.start([]).ended).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${first} runs`),
  });
  const older = ['a', 'b', 'c'].map((digit) => digit.repeat(40));
  for (const [days, sha] of older.entries()) {
    mkdirSync(join(agency.root, 'releases', sha));
    utimesSync(join(agency.root, 'releases', sha), 0, 86_400 * days);
  }
  const load = startSteadyLoad(agency.site.url, 50);
  const second = agency.commit('second');
  expect(await agency.start([]).ended).toMatchObject({ code: 0 });
  expect(agency.current()).toBe(`releases/${second}`);
  expect(agency.releases().sort()).toEqual([first, second, older[2]].sort());
  for (const name of ['first', 'second'])
    expect((await fetch(`${agency.site.url}/assets/${name}.js`)).status, name).toBe(200);

  // Going back to an older release needs no build.
  expect(await agency.start([first], { RELEASE_BUILD: 'false' }).ended).toMatchObject({ code: 0 });
  expect(agency.current()).toBe(`releases/${first}`);
  expect((await fetch(`${agency.site.url}/assets/second.js`)).status).toBe(200);

  const { asked, failures, acknowledged } = await load.stop();
  console.log(`2 releases, ${asked} requests, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect(
    rowsOf(agency.site.store)
      .map(({ message }) => message)
      .toSorted(),
  ).toEqual(acknowledged.toSorted());
});

onLinux('a release that cannot start is rolled back, and no request fails meanwhile', async () => {
  await using agency = await openReleaseRoot();
  const works = agency.commit('works');
  await agency.start([]).ended;
  const load = startSteadyLoad(agency.site.url, 50);

  agency.commit('broken', changes.broken);
  const refused = await agency.start([]).ended;
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('does not answer on a spare port'),
  });
  expect(agency.releases()).toEqual([works]);
  expect(agency.restarts).toHaveLength(1);

  const brokenInPlace = agency.commit('broken-in-place', changes.brokenInPlace);
  const rolledBack = await agency.start([], { RELEASE_WAIT: '12' }).ended;
  expect(rolledBack).toMatchObject({ code: 3, output: expect.stringContaining('Went back to') });
  expect(rolledBack.output).toContain(`current -> releases/${brokenInPlace}`);
  expect(agency.current()).toBe(`releases/${works}`);
  expect(agency.site.failedStarts()).toBeGreaterThan(0);

  const { asked, failures, acknowledged, slowestMs } = await load.stop();
  console.log(`${asked} requests, ${failures.length} failed, slowest ${slowestMs.toFixed(0)} ms`);
  expect(failures).toEqual([]);
  expect(
    rowsOf(agency.site.store)
      .map(({ message }) => message)
      .toSorted(),
  ).toEqual(acknowledged.toSorted());
});

onLinux('a release that is killed before its verdict does not become the way back', async () => {
  await using agency = await openReleaseRoot();
  const works = agency.commit('works');
  await agency.start([]).ended;
  const bad = agency.commit('bad', changes.brokenInPlace);
  const killed = await agency.start([], { RELEASE_RESTART: 'kill -KILL $PPID' }).ended;
  expect({ ...killed }).toMatchObject({ signal: 'SIGKILL' });
  expect(agency.current()).toBe(`releases/${bad}`);
  agency.site.restart().catch(() => {}); // it never starts
  const again = await agency.start([], { RELEASE_WAIT: '12' }).ended;
  expect(again).toMatchObject({ code: 3, output: expect.stringContaining(`Went back to releases/${works}`) });
  expect(agency.current()).toBe(`releases/${works}`);
});

onLinux('a release that is killed or stopped leaves a current release that works, and no lock', async () => {
  await using agency = await openReleaseRoot();
  const first = agency.commit('first');
  await agency.start([]).ended;

  const second = agency.commit('second');
  // It builds for as long as the file exists: how soon another process starts depends on the machine.
  const isBuilding = join(agency.root, 'building');
  writeFileSync(isBuilding, '');
  const building = agency.start([], {
    RELEASE_BUILD: `echo started; while [ -e ${isBuilding} ]; do sleep 0.1; done; false`,
  });
  await expect.poll(building.output, onBusyMachine).toContain('started');
  expect(await agency.start([]).ended).toMatchObject({ code: 5 });
  building.child.kill('SIGKILL');
  await expect.poll(() => building.child.signalCode, onBusyMachine).toBe('SIGKILL');
  rmSync(isBuilding);
  expect(agency.current()).toBe(`releases/${first}`);
  expect((await fetch(agency.site.url)).status).toBe(200);

  // In the middle of the restart: the link is switched.
  const killed = await agency.start([], { RELEASE_RESTART: 'kill -KILL $PPID' }).ended;
  expect({ ...killed }).toMatchObject({ signal: 'SIGKILL', output: expect.stringContaining('Restarting') });
  expect(agency.current()).toBe(`releases/${second}`);
  await agency.site.restart();
  expect((await fetch(`${agency.site.url}/assets/second.js`)).status).toBe(200);

  agency.commit('third');
  const stopped = await agency.start([], { RELEASE_RESTART: 'kill -TERM $PPID; sleep 0.2' }).ended;
  expect(stopped).toMatchObject({ code: 3, output: expect.stringContaining('Interrupted') });
  expect(agency.current()).toBe(`releases/${second}`);
  expect(readdirSync(join(agency.root, 'releases')).filter((name) => name.startsWith('.building'))).toEqual(
    [],
  );
});

onLinux('a first release that cannot be restarted stays current, and says to start the unit', async () => {
  await using agency = await openReleaseRoot();
  const first = agency.commit('first');
  const unstarted = await agency.start([], { RELEASE_RESTART: 'false' }).ended;
  expect(unstarted).toMatchObject({ code: 4, output: expect.stringContaining('This is the first release') });
  expect(unstarted.output).toContain('systemctl start agency');
  expect(agency.current()).toBe(`releases/${first}`);
  expect(await agency.start([]).ended).toMatchObject({ code: 0 });
});

onLinux(
  'releases are listed, and --previous goes back to the one before, not to one that did not start',
  async () => {
    await using agency = await openReleaseRoot();
    const shas = [];
    for (const name of ['first', 'second']) {
      shas.push(agency.commit(name));
      await agency.start([]).ended;
    }
    const [first = '', second = ''] = shas;
    const bad = agency.commit('bad', changes.brokenInPlace);
    expect(await agency.start([], { RELEASE_WAIT: '12' }).ended).toMatchObject({ code: 3 });
    const { output } = await agency.start(['--list']).ended;
    expect(output.split('\n').map((line) => line.slice(0, 14))).toEqual([
      ...[`* ${second.slice(0, 12)}`, `  ${first.slice(0, 12)}`, `  ${bad.slice(0, 12)}`, ''],
    ]);
    expect(output).toMatch(
      /^ {2}[0-9a-f]{12} {2}ran since [\d-]{10} [\d:]{5} {2}built from [\d-]{10} first$/m,
    );
    expect(await agency.start(['--previous'], { RELEASE_BUILD: 'false' }).ended).toMatchObject({ code: 0 });
    expect(agency.current()).toBe(`releases/${first}`);
  },
);

onLinux(
  'a store in the folder of a release is refused before anything is built, and so are no settings',
  async () => {
    await using agency = await openReleaseRoot();
    agency.commit('first');
    for (const text of [
      'DATABASE_URL=file:data/enquiries.db',
      'DATABASE_URL="file:data/x.db"',
      '# DATABASE_URL=file:/x',
    ]) {
      writeFileSync(join(agency.root, '.env'), `${text}\n`);
      const said = await agency.start([]).ended;
      expect(said).toMatchObject({
        code: 2,
        output: expect.stringContaining('=file:/var/lib/agency/enquiries.db'),
      });
    }
    rmSync(join(agency.root, '.env'));
    expect(await agency.start([]).ended).toMatchObject({
      code: 2,
      output: expect.stringContaining('copy server/deploy/production.env'),
    });
    expect(readdirSync(agency.root)).toEqual([]);
  },
);

onLinux('a release with the packages of another does not install or store them again', async () => {
  await using agency = await openReleaseRoot();
  const build =
    'cp -R "$PROJECT"dist dist && if [ -d node_modules ]; then echo shared; else mkdir node_modules && echo 1 > node_modules/package; fi';
  const release = async (name: string, lock: string) => {
    writeFileSync(join(agency.repository, 'package-lock.json'), lock);
    const sha = agency.commit(name);
    const { output } = await agency.start([], { RELEASE_BUILD: build }).ended;
    const { ino } = statSync(join(agency.root, 'releases', sha, 'node_modules/package'));
    return { isShared: /^shared$/m.test(output), ino };
  };
  const first = await release('first', 'one');
  expect(await release('second', 'one')).toEqual({ isShared: true, ino: first.ino });
  expect((await release('third', 'other')).isShared).toBe(false);
});

onLinux('what is no release is refused with its own code, and changes nothing', async () => {
  await using agency = await openReleaseRoot();
  agency.commit('first');
  const help = await agency.start(['--help']).ended;
  expect(help).toMatchObject({ code: 0, output: expect.stringContaining('Usage: release.sh') });
  for (const args of [['no-such-commit'], ['--unknown'], ['HEAD', 'HEAD']])
    expect(await agency.start(args).ended).toMatchObject({ code: 2 });
  expect(await agency.start([], { RELEASE_WAIT: 'soon' }).ended).toMatchObject({ code: 2 });
  expect(await agency.start([], { RELEASE_ROOT: '/no/such/folder' }).ended).toMatchObject({ code: 2 });
  expect(await agency.start([], { RELEASE_BUILD: 'false' }).ended).toMatchObject({ code: 1 });
  expect(existsSync(join(agency.root, 'current'))).toBe(false);
  expect(agency.releases()).toEqual([]);
});
