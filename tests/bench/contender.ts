// Runs a server in its own process, on its own core where the machine has two.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Contender = Awaited<ReturnType<typeof start>>;

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** As `npm run serve` starts the site. */
export const serving = ['--max-semi-space-size=4'];

// On the disk that the site would use, so that its log and its store cost what they cost there.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
export const folder = mkdtempSync(join(cache, 'bench-'));

const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

export const pinned = availableParallelism() > 1 && process.platform === 'linux';

/** Leaves a core to the servers. */
export function askFromAnotherCore(): void {
  if (!pinned) return;
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '1', `${process.pid}`], { stdio: 'ignore' });
}

const startMsMax = 30_000;

/** Resolves at the first response. */
export async function start(name: string, args: string[], env: Record<string, string> = {}) {
  const port = await freePort();
  const pin = pinned ? ['taskset', '--cpu-list', '0'] : [];
  const [command = '', ...rest] = [...pin, process.execPath, ...args];
  const startedMs = performance.now();
  const child = spawn(command, rest, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, ...env },
    stdio: ['ignore', openSync(join(folder, `${name}.log`), 'w'), 'inherit'],
  });
  started.add(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - startedMs > startMsMax)
      throw new Error(`${name} does not start.`);
  }
  const firstMs = performance.now() - startedMs;
  return {
    name,
    url,
    firstMs,
    memoryMb: () => statusMb(child),
    cpuMs: () => cpuMs(child),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      started.delete(child);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const headers = { 'Accept-Encoding': 'br', Connection: 'close' };
  const response = await fetch(url, { headers }).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}

async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Its resident memory; `NaN` where the system does not report it. */
function statusMb({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/status`;
  return existsSync(file)
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024
    : Number.NaN;
}

/** Its processor time, all threads together; `NaN` where the system does not report it. */
function cpuMs({ pid }: ChildProcess): number {
  const files = globSync(`/proc/${pid}/task/*/schedstat`);
  const ms = files.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6);
  return ms.length > 0 ? ms.reduce((sum, one) => sum + one, 0) : Number.NaN;
}

/** Prints a table in Markdown. */
export function table(head: string[], body: string[][]): void {
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`${lines.join('\n')}\n`);
}
