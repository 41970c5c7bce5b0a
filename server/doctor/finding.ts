// What a check of the doctor is given, and what it answers.

import type { Assets } from '../../views/index.ts';
import type { Config } from '../config.ts';
import type { MailTransport } from '../messages/smtp.ts';
import type { Store } from '../store.ts';

/**
 * `fault`: an operator has something to do. `warning`: allowed, and worth knowing. `unknown`: the check got no answer, which
 * says nothing about the site. `remedy` is an instruction; a fault always has one.
 */
export type Verdict = { state: 'ok' | 'warning' | 'fault' | 'unknown'; found: string; remedy?: string };

export type Finding = Verdict & { check: string };

type Answer = Verdict | null | false;

/** By the name of the check; `null` or `false` where it does not apply. One that rejects is `unknown`. */
export type Verdicts = Record<string, Answer | Promise<Answer>>;

export type DoctorDeps = {
  config: Config;
  assets: Assets;
  openStore: () => Promise<Store>;
  askRecipients: MailTransport['askRecipients'];
  /** Of the key with which the mail provider signs. */
  dkimSelector?: string | undefined;
  /** As `node:dns` has it: each record in parts. */
  resolveTxt: (name: string) => Promise<string[][]>;
  now: () => Date;
  /** A certificate authority to trust instead of those of the system. */
  ca?: string | undefined;
};

export function judge(isWell: boolean, found: string, remedy: string): Verdict {
  return isWell ? { state: 'ok', found } : { state: 'fault', found, remedy };
}

/** Nothing is known without a network; a refused connection is an answer. */
export function failed(error: unknown, remedy: string): Verdict {
  const found = errorText(error);
  const isOffline = /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEOUT/.test(found);
  return isOffline ? { state: 'unknown', found } : { state: 'fault', found, remedy };
}

/** With the code: several network errors have an empty message. */
export function errorText(error: unknown): string {
  const { message = String(error), code = '' } = error as NodeJS.ErrnoException;
  return message.includes(code) ? message : `${message} (${code})`.trim();
}
