import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './site.ts';

const builtServer = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

/**
 * The built server in its own process and folder, both removed with the test. `under` is a command that runs it, for
 * example one that drops capabilities; `server` is another build of it.
 */
export function startServer(
  env: Record<string, string> = {},
  dotEnv = '',
  under: string[] = [],
  server = builtServer,
) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  writeFileSync(join(folder, '.env'), dotEnv);
  const [command = '', ...args] = [...under, process.execPath, server];
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => (said.out += data));
  child.stderr.on('data', (data) => (said.err += data));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }));
  return {
    folder,
    child,
    ended,
    out: () => said.out,
    err: () => said.err,
    lines: (): Row[] =>
      said.out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    /** The URL, once the server listens. */
    async url(): Promise<string> {
      for (;;) {
        const port = /"port":(\d+)/.exec(said.out)?.[1];
        if (port) return `http://127.0.0.1:${port}`;
        await Promise.race([once(child.stdout, 'data'), ended.then((end) => Promise.reject(failed(end)))]);
      }
    },
    async [Symbol.asyncDispose]() {
      await stop(child, ended);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

function failed(end: object): Error {
  return new Error(`The server ended before it listened: ${JSON.stringify(end)}`);
}
