// Socket activation: a supervisor that keeps the listening socket hands it over at the start, so that connections
// wait in the kernel while the process is replaced. https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html

import { StartError } from '../start-error.ts';

export const activationVariables = ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES'] as const;

/** The first descriptor that a supervisor hands over, by systemd's protocol. */
const firstInheritedFd = 3;

/** The descriptor of the socket that this process was handed, or `null` if it has to open one itself. */
export function inheritedSocket(env: Record<string, string | undefined>, pid: number): number | null {
  const { LISTEN_PID: forPid, LISTEN_FDS: count } = env;
  if (!forPid && !count) return null;
  if (forPid !== String(pid)) {
    throw new StartError(
      `LISTEN_PID is ${forPid ?? 'not set'}, but this is process ${pid}: start dist/server.js itself, not through npm or a shell, or unset LISTEN_PID and LISTEN_FDS.`,
    );
  }
  if (count === '1') return firstInheritedFd;
  throw new StartError(
    `LISTEN_FDS is ${count ?? 'not set'}, but the site listens on one socket: leave one ListenStream in agency.socket.`,
  );
}
