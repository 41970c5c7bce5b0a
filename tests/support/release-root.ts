// A git repository whose commits build into this project's own dist/ with a change, and a folder of releases of it.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openActivatedSite } from './activated-site.ts';
import { unlimited } from './enquiry-load.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Changes a built `dist/`: a shell command. */
export const changes = {
  none: 'true',
  /** Ends at its start. */
  broken: 'echo "throw new Error(1)" > dist/server.js',
  /** Starts where it is checked, and ends at its start in its place. */
  brokenInPlace: 'sed -i "1i if (process.env.LISTEN_FDS) process.exit(1);" dist/server.js',
} as const;

/** In place of `npm ci`: a package that is made where the release shares none with another. */
const packages = '{ [ -d node_modules ] || { mkdir node_modules && echo 1 > node_modules/package; }; }';
const build = `cp -R "$PROJECT"dist dist && rm -rf dist/former && ${packages} && ./change.sh`;

export async function openReleaseRoot() {
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
