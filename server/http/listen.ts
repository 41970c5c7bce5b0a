// Listens on a port, or on a socket that a supervisor opened.

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';

/**
 * Connections that wait in the kernel to be accepted: at 1,000 a second, those of the four seconds that a restart takes at
 * most. Linux allows no more by default.
 */
export const waitingConnectionsMax = 4_096;

/** `name` is the setting of the port. */
export async function listen(server: Server, name: string, port: number, host: string): Promise<AddressInfo> {
  try {
    await once(server.listen(port, host, waitingConnectionsMax), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop the process that listens on it, or set ${name} to another port.`
        : `Cannot listen on ${host}:${port} (${code}): set HOST, and ${name} to 1024 or more.`,
    );
  }
  return server.address() as AddressInfo;
}

export async function listenOnSocket(server: Server, fd: number): Promise<AddressInfo> {
  // Not as `{ fd, backlog }`: Node ignores it there, and would shorten the queue of the socket to 511.
  server.listen({ fd }, waitingConnectionsMax);
  const code = await once(server, 'listening').then(
    () => null,
    (error) => error.code,
  );
  const address = server.address() as AddressInfo | null;
  // A Unix socket has no client address, and the rate limits would count all visitors as one.
  if (address?.port) return address;
  throw new StartError(
    `Descriptor ${fd} is not a TCP socket that listens (${code ?? 'no port'}): give agency.socket one ListenStream with an address and a port, and Accept=no.`,
  );
}

/**
 * The descriptor of the socket that a supervisor handed over, so that connections wait in the kernel while the process is
 * replaced; `null` without one. https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html
 */
export function inheritedSocket(env: Record<string, string | undefined>, pid: number): number | null {
  const { LISTEN_PID: forPid, LISTEN_FDS: count } = env;
  if (!forPid && !count) return null;
  if (forPid === String(pid) && count === '1') return 3; // always the first
  throw new StartError(
    `LISTEN_PID=${forPid} and LISTEN_FDS=${count} are not one socket for process ${pid}: start dist/server.js itself, not through npm or a shell, and leave one ListenStream in agency.socket.`,
  );
}
