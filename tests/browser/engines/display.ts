// A virtual display with a window manager, without which no window ever gets the focus.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

export type Display = { env: { DISPLAY: string }; close(): Promise<void> };

export async function openDisplay(): Promise<Display> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const out = screen.stdio[3] as NodeJS.ReadableStream;
  const [number] = await Promise.race([
    once(out, 'data'),
    once(screen, 'close').then(() => Promise.reject(new Error('Xvfb does not start.'))),
  ]);
  const env = { DISPLAY: `:${String(number).trim()}` };
  const manager = spawn('openbox', [], { env: { ...process.env, ...env }, stdio: 'ignore' });
  await later(500);
  return {
    env,
    close: async () => void (await Promise.all([manager, screen].map(end))),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'close');
}

export function isInstalled(program: string): boolean {
  return spawnSync('which', [program], { stdio: 'ignore' }).status === 0;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Retries for half a minute until a program that was just started responds. */
export async function openWhenReady<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  for (let tries = 0; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (tries === 150) throw error;
      await later(200);
    }
  }
}
