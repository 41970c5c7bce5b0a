// Listens on a port, or on a socket that a supervisor opened.

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitingConnectionsMax } from '../limits.ts';
import { StartError } from '../start-error.ts';

/** `name` is the setting of the port. */
export function listen(server: Server, name: string, port: number, host: string): Promise<AddressInfo> {
  server.listen(port, host, waitingConnectionsMax);
  return listening(server, (error) => portError(error, name, port, host));
}

export async function listenOnSocket(server: Server, fd: number): Promise<AddressInfo> {
  // Not as `{ fd, backlog }`: Node ignores it there, and would shorten the queue of the socket to 511.
  server.listen({ fd }, waitingConnectionsMax);
  const address = await listening(server, ({ code }) => socketError(fd, code));
  // A Unix socket has no client address, and the rate limits would count all visitors as one.
  if (!address?.port) throw socketError(fd, 'no TCP port');
  return address;
}

function listening(
  server: Server,
  explain: (error: NodeJS.ErrnoException) => StartError,
): Promise<AddressInfo> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
  server.once('error', (error) => reject(explain(error)));
  server.once('listening', () => resolve(server.address() as AddressInfo));
  return promise;
}

function socketError(fd: number, reason = 'unknown'): StartError {
  return new StartError(
    `Descriptor ${fd} is not a TCP socket that listens (${reason}): give agency.socket one ListenStream with an address and a port, and Accept=no.`,
  );
}

function portError({ code }: NodeJS.ErrnoException, name: string, port: number, host: string): StartError {
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use: stop the process that listens on it, or set ${name} to another port.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`This user may not listen on port ${port}: set ${name} to 1024 or more.`);
  return new StartError(`Cannot listen on ${host}:${port} (${code}): set HOST and PORT.`);
}
