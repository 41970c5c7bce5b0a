// Runs a server in its own process, on its own core where the machine has two.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compressionDelayMs } from '../../server/limits.ts';

export type Contender = Awaited<ReturnType<typeof start>>;

export const root = fileURLToPath(new URL('../../', import.meta.url));

// On the disk that the site would use, so that its log and its store cost what they cost there.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
export const folder = mkdtempSync(join(cache, 'bench-'));

/** With its production URL, because at any other host the site blocks search engines. */
export const publicSettings = {
  SITE_URL: 'https://www.example.com',
  SITE_PHONE: '+91 172 123 4567',
  SITE_EMAIL: 'hello@example.com',
  SITE_ADDRESS: 'Sector 9, Chandigarh 160009, India',
};

export function buildSite(): void {
  const env = { ...process.env, ...publicSettings };
  execFileSync('npm', ['run', 'build'], { cwd: root, env, stdio: 'ignore' });
}

const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

export const pinned = availableParallelism() > 1 && process.platform === 'linux';

/** The site that is built, started as `npm run serve` does, with a store of its own. */
export function startSite(name: string, env: Record<string, string> = {}, from = root): Promise<Contender> {
  const database = { DATABASE_URL: `file:${join(folder, `${name}.db`)}` };
  return start(name, ['--max-semi-space-size=4', join(from, 'dist/server.js')], { ...database, ...env });
}

/** A process compresses its pages quickly at its start, and well soon after; visitors get the latter. */
export const recompressed = () => later(compressionDelayMs + 10_000);

/** Resolves at the first response. */
export async function start(
  name: string,
  args: string[] | ((port: number) => string[]),
  env: Record<string, string> = {},
  program = process.execPath,
) {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  await once(listening.close(), 'close');
  const core = pinned ? ['taskset', '--cpu-list', '0'] : [];
  const [command = '', ...words] = [...core, program, ...(typeof args === 'function' ? args(port) : args)];
  const startedMs = performance.now();
  const child = spawn(command, words, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, ...env },
    stdio: ['ignore', openSync(join(folder, `${name}.log`), 'w'), 'inherit'],
  });
  started.add(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url)))
    if (child.exitCode !== null || performance.now() - startedMs > 30_000)
      throw new Error(`${name} does not start.`);
  const firstMs = performance.now() - startedMs;
  const said = (file: string) => {
    const path = `/proc/${child.pid}/${file}`;
    return existsSync(path) ? readFileSync(path, 'utf8') : ''; // Linux alone says it
  };
  return {
    ...{ name, url, firstMs },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(said('status'))?.[1]) / 1024,
    /** Its processor time, all threads together, of the user and of the kernel. */
    cpuMs() {
      const [user, kernel] = said('stat').split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
      return (Number(user) + Number(kernel)) * 10;
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      started.delete(child);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const asked = fetch(url, { headers: { 'Accept-Encoding': 'br', Connection: 'close' } });
  return await asked.then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  );
}

/** Prints a table in Markdown. */
export function table(head: string[], body: string[][]): void {
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`${lines.join('\n')}\n`);
}
