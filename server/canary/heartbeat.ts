// Tells a monitor elsewhere that all is well: it raises the alarm when it hears nothing, also of a machine that is dead.

import type { Config } from '../config.ts';
import { requestSite } from '../http/site-request.ts';

export const heartbeats = ['canary', 'backup', 'drill'] as const;
export type Heartbeat = (typeof heartbeats)[number];

/** After a good run. Never rejects: `warn` gets the reason without the URL, which is a secret. */
export async function sendHeartbeat(
  { heartbeatUrl }: Pick<Config, 'heartbeatUrl'>,
  job: Heartbeat,
  warn: (reason: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (heartbeatUrl === null) return;
  try {
    const { status } = await requestSite(heartbeatUrl.replaceAll('{job}', job), { signal });
    if (status < 200 || status > 299) warn(`HEARTBEAT_URL answers ${status} for ${job}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    warn(`HEARTBEAT_URL does not answer for ${job}: ${code ?? message}`);
  }
}
