// Runs a server in its own process, on its own core where the machine has two.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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
export async function start(
  name: string,
  args: string[] | ((port: number) => string[]),
  env: Record<string, string> = {},
  program = process.execPath,
) {
  const port = await freePort();
  const command = [
    ...(pinned ? ['taskset', '--cpu-list', '0'] : []),
    ...[program, ...(typeof args === 'function' ? args(port) : args)],
  ];
  const startedMs = performance.now();
  const child = spawn(command[0] ?? '', command.slice(1), {
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
  try {
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'br', Connection: 'close' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Its resident memory; `NaN` where the system does not report it. */
function statusMb({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Its processor time, all threads together. */
function cpuMs({ pid }: ChildProcess): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
      .reduce((sum, ms) => sum + ms, 0);
  } catch {
    return Number.NaN;
  }
}

/** Prints a table in Markdown. */
export function table(head: string[], body: string[][]): void {
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`${lines.join('\n')}\n`);
}
