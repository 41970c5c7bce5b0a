import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Linux gives outgoing connections, and servers that ask for any port, one from here on. Such a port could be taken before
 * the test listens on it, or while its server is down, so it has a lower one.
 */
const firstEphemeralPort = 32_768;

export async function freePort(): Promise<number> {
  const port = randomInt(20_000, firstEphemeralPort);
  try {
    await using server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return freePort();
  }
}
