// The built server under a supervisor that keeps the listening socket, as systemd does with agency.socket.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const builtServer = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

/** `server` is read at every start, so that it can be a link that changes. */
export function openActivatedSite(env: Record<string, string> = {}, server = builtServer) {
  const folder = mkdtempSync(join(tmpdir(), 'activated-'));
  const socket = holdSocket();
  const url = `http://127.0.0.1:${socket.port}`;
  let isStopping = false;
  let child: ChildProcess | undefined;
  let log = '';
  let failedStarts = 0;

  function start(): void {
    isStopping = false;
    // `exec` keeps the process id, which is not known before.
    const started = spawn(
      'sh',
      ['-c', `LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$1"`, process.execPath, server],
      {
        cwd: folder,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe', socket.fd],
      },
    );
    child = started;
    started.stdout?.on('data', (data) => (log += data));
    started.stderr?.on('data', (data) => (log += data));
    // Restart=always
    started.once('exit', async () => {
      if (isStopping) return;
      failedStarts++;
      await later(300);
      if (!isStopping && child === started) start();
    });
  }

  /** Resolves with the time it took. */
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    isStopping = true;
    const startedMs = performance.now();
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return performance.now() - startedMs;
  }

  return {
    url,
    start,
    stop,
    /** As `systemctl restart`: returns when the new process exists, not when it answers. */
    async restart(): Promise<number> {
      const stopMs = await stop();
      start();
      return stopMs;
    },
    exitCode: () => child?.exitCode,
    failedStarts: () => failedStarts,
    starts: () => log.split('"msg":"listening"').length - 1,
    store: `${folder}/data/enquiries.db`,
    async [Symbol.asyncDispose]() {
      await stop('SIGKILL');
      socket.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A listening socket on which this process itself accepts nothing: a `net.Server` would. */
function holdSocket() {
  type Handle = { fd: number; getsockname(to: object): void; close(): void };
  const create = (net as unknown as { _createServerHandle(host: string, port: number, family: 4): Handle })
    ._createServerHandle;
  const handle = create('127.0.0.1', 0, 4);
  const address = { port: 0 };
  handle.getsockname(address);
  // Another process starts the listening, so that this one does not wait for connections.
  const listen = 'net.createServer().listen({ fd: 3 }, () => process.exit())';
  spawnSync(process.execPath, ['-e', listen], { stdio: ['ignore', 'inherit', 'inherit', handle.fd] });
  return { fd: handle.fd, port: address.port, close: () => handle.close() };
}
