// Who runs a command, for the journal.

import { userInfo } from 'node:os';
import { sudoUser } from '../config.ts';

const nameLengthMax = 100;

/** Of this process. */
export function currentOperator(): string {
  return operatorName(sudoUser(), process.getuid?.());
}

/** The system user; with sudo, also the user who called it, which that user could forge. */
export function operatorName(sudoUser: string | undefined, uid: number | undefined): string {
  const own = systemUser(uid);
  const caller = sudoUser?.replace(/[^\p{L}\p{N}._@\\-]/gu, '').slice(0, nameLengthMax);
  return caller && caller !== own ? `${caller} as ${own}` : own;
}

// In a container the user may have no name.
function systemUser(uid: number | undefined): string {
  try {
    return userInfo().username.slice(0, nameLengthMax);
  } catch {
    return `uid ${uid}`;
  }
}
