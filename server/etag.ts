import { createHash } from 'node:crypto';

/** Another one for other bytes; quotes are for whoever sends it. */
export function tagOf(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 27);
}
