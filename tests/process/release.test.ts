// server/deploy/release.sh, with a supervisor that keeps the socket and commits that build quickly. It needs systemd, and GNU's
// mv and ln, which replace a link in one step.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openActivatedSite } from '../support/activated-site.ts';
import { unlimited } from '../support/enquiry-load.ts';
import { rowsOf } from '../support/site.ts';
import { startSteadyLoad } from '../support/steady-load.ts';

vi.setConfig({ testTimeout: 600_000 });

const onBusyMachine = { timeout: 60_000 };

/** For a release that is good where it is checked, and does not answer in its place: this long it is waited for. */
const isBad = { RELEASE_WAIT: '30' };
const noBuild = { RELEASE_BUILD: 'false' };

const says = (code: number, text: string) => ({ code, output: expect.stringContaining(text) });

// A git repository whose commits build into this project's own dist/ with a change, and a folder of releases of it.

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Changes a built `dist/`: a shell command. */
const changes = {
  none: 'true',
  /** Ends at its start. */
  broken: 'echo "throw new Error(1)" > dist/server.js',
  /** Starts where it is checked, and ends at its start in its place. */
  brokenInPlace: 'sed -i "1i if (process.env.LISTEN_FDS) process.exit(1);" dist/server.js',
} as const;

/** In place of `npm ci`: a package that is made where the release shares none with another. */
const packages = '{ [ -d node_modules ] || { mkdir node_modules && echo 1 > node_modules/package; }; }';
const build = `tar -c -C "$PROJECT" --exclude=former --exclude=compiled dist | tar -xm && ${packages} && ./change.sh`;

async function openReleaseRoot() {
  const folder = fs.mkdtempSync(join(tmpdir(), 'release-'));
  const [root, repository] = [join(folder, 'agency'), join(folder, 'repository')];
  fs.mkdirSync(root);
  fs.writeFileSync(join(root, '.env'), 'DATABASE_URL=file:/var/lib/agency/enquiries.db\n');
  fs.cpSync(join(project, 'server'), join(repository, 'server'), { recursive: true });
  fs.writeFileSync(join(repository, 'package.json'), '{"type":"module"}');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');

  const site = openActivatedSite(unlimited, join(root, 'current/dist/server.js'));
  const control = createServer((_req, res) => void site.restart().then(() => res.end()));
  await once(control.listen(0, '127.0.0.1'), 'listening');
  const { port } = control.address() as AddressInfo;
  const restart = `fetch('http://127.0.0.1:${port}').then(({ ok }) => process.exit(ok ? 0 : 1))`;

  /** Starts release.sh with more environment variables. */
  function start(args: string[], env: Record<string, string> = {}) {
    const child = spawn(join(repository, 'server/deploy/release.sh'), args, {
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        ...{ RELEASE_ROOT: root, PROJECT: project, RELEASE_BUILD: build, RELEASE_URL: site.url },
        RELEASE_RESTART: `node -e "${restart}"`,
        RELEASE_WAIT: '60', // on a busy machine
        ...env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
    return { child, ended, output: () => output };
  }

  return {
    ...{ root, site, start },
    /** Runs release.sh; resolves when it has ended. */
    release: (args: string[] = [], env: Record<string, string> = {}) => start(args, env).ended,
    /** Identifies the package of a release: a copy has another number. */
    packageOf: (sha: string) => fs.statSync(join(root, 'releases', sha, 'node_modules/package')).ino,
    current: () => fs.readlinkSync(join(root, 'current')),
    releases: () => fs.readdirSync(join(root, 'releases')).filter((name) => /^[0-9a-f]{40}$/.test(name)),
    statusOf: async (name: string) => (await fetch(`${site.url}/assets/${name}.js`)).status,
    /** A commit whose build has the asset `/assets/NAME.js`. */
    commit(name: string, change: string = changes.none, lock = 'one'): string {
      fs.writeFileSync(join(repository, 'package-lock.json'), lock);
      fs.writeFileSync(join(repository, 'change.sh'), `echo 1 > dist/public/assets/${name}.js; ${change}\n`);
      fs.chmodSync(join(repository, 'change.sh'), 0o755);
      git('add', '--all');
      git('commit', '--quiet', '--message', name);
      return git('rev-parse', 'HEAD');
    },
    async [Symbol.asyncDispose]() {
      control.close();
      control.closeAllConnections();
      await site[Symbol.asyncDispose]();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('releases, good and bad ones and ways back, fail no request and keep the files of open pages', async () => {
  await using agency = await openReleaseRoot();
  const first = agency.commit('first');
  expect(await agency.release()).toMatchObject(says(0, `${first} runs`));
  const older = ['a', 'b', 'c'].map((digit) => digit.repeat(40));
  for (const [days, sha] of older.entries()) {
    fs.mkdirSync(join(agency.root, 'releases', sha));
    fs.utimesSync(join(agency.root, 'releases', sha), 0, 86_400 * days);
  }
  const load = startSteadyLoad(agency.site.url, 25);
  onTestFinished(async () => void (await load.stop()));
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

  const dotEnv = join(agency.root, '.env');
  const settings = fs.readFileSync(dotEnv, 'utf8');
  fs.writeFileSync(dotEnv, `${settings}SMTP_URL=smtp://127.0.0.1\n`);
  expect(await agency.release()).toMatchObject(says(1, 'Set SMTP_URL and MAIL_TO together'));
  fs.writeFileSync(dotEnv, settings);

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
  fs.writeFileSync(isBuilding, '');
  const RELEASE_BUILD = `echo started; while [ -e ${isBuilding} ]; do sleep 0.1; done; false`;
  const building = agency.start([], { RELEASE_BUILD });
  await expect.poll(building.output, onBusyMachine).toContain('started');
  expect(await agency.release()).toMatchObject({ code: 5 });
  building.child.kill('SIGKILL');
  await expect.poll(() => building.child.signalCode, onBusyMachine).toBe('SIGKILL');
  fs.rmSync(isBuilding);
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
  const left = fs.readdirSync(join(agency.root, 'releases'));
  expect(left.filter((name) => name.startsWith('.building'))).toEqual([]);

  const bad = agency.commit('bad', changes.brokenInPlace);
  expect(await agency.release([], isKilled)).toMatchObject({ signal: 'SIGKILL' });
  expect(agency.current()).toBe(`releases/${bad}`);
  // The process of the release before still answers.
  expect(await agency.release([], isBad)).toMatchObject(says(3, 'Went back to releases/'));
  expect(agency.current()).not.toBe(`releases/${bad}`);
  expect((await fetch(agency.site.url)).status).toBe(200);
});

test('what is no release is refused with its own code and changes nothing, and a first one that cannot be restarted stays', async () => {
  await using agency = await openReleaseRoot();
  const first = agency.commit('first');
  const file = join(agency.root, '.env');
  fs.rmSync(file);
  expect(await agency.release()).toMatchObject(says(2, 'copy server/deploy/production.env'));
  for (const text of ['file:data/enquiries.db', '"file:/var/lib/agency/enquiries.db"']) {
    expect(fs.readdirSync(agency.root).filter((name) => name !== '.env')).toEqual([]);
    fs.writeFileSync(file, `DATABASE_URL=${text}\n`); // at first the store would be in the folder of a release
    const code = text.startsWith('"') ? 1 : 2;
    expect(await agency.release([], noBuild)).toMatchObject({ code });
  }
  expect(await agency.release(['--help'])).toMatchObject(says(0, 'Usage: release.sh'));
  for (const args of [['no-such-commit'], ['--unknown'], ['HEAD', 'HEAD']])
    expect(await agency.release(args)).toMatchObject({ code: 2 });
  expect(fs.existsSync(join(agency.root, 'current'))).toBe(false);
  expect(agency.releases()).toEqual([]);

  const unstarted = await agency.release([], { RELEASE_RESTART: 'false' });
  expect(unstarted).toMatchObject(says(4, 'This is the first release'));
  expect(unstarted.output).toContain('systemctl start agency');
  expect(agency.current()).toBe(`releases/${first}`);
  expect(await agency.release()).toMatchObject({ code: 0 });
});
