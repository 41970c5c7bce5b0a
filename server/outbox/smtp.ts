// The way to the mail server, and what its answers mean for a letter.

import { createTransport } from 'nodemailer';
import { errorLengthMax, letterMsMax, smtpSilenceMsMax } from '../limits.ts';
import type { Letter } from './letter.ts';

/**
 * `refused`: this letter will never be taken as it is. `deferred`: it may be taken later; `unreachable` says that
 * the server was not even asked, so that no other letter would have passed. `cut`: we hung up ourselves.
 */
export type Verdict =
  | { state: 'sent'; refusedFor: string[] }
  | { state: 'refused'; error: string }
  | { state: 'deferred'; error: string; unreachable: boolean }
  | { state: 'cut' };

export type Mail = {
  send(letter: Letter): Promise<Verdict>;
  /** Hangs up, in the middle of a letter if need be. */
  close(): void;
};

/** The address may carry nodemailer's options, such as `?requireTLS=false`. */
export function openMail(url: string): Mail {
  const transport = createTransport({
    url,
    // A letter is somebody's name, number and plans: it leaves this machine encrypted, to a server that proves itself.
    requireTLS: !isThisMachine(url),
    connectionTimeout: smtpSilenceMsMax,
    greetingTimeout: smtpSilenceMsMax,
    socketTimeout: smtpSilenceMsMax,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const cut = new AbortController();
  return {
    async send(letter) {
      const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(letterMsMax)]);
      try {
        const { rejected } = await transport.sendMail({ ...letter, signal });
        return { state: 'sent', refusedFor: rejected.map(String) };
      } catch (error) {
        return cut.signal.aborted ? { state: 'cut' } : verdictOf(error as Fault);
      }
    },
    close() {
      cut.abort();
    },
  };
}

type Fault = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
  timeoutType?: string;
};

function verdictOf(fault: Fault): Verdict {
  const error = said(fault);
  const { responseCode, command = '', permanent } = fault;
  const isJudged =
    responseCode !== undefined && aboutTheLetter.includes(command) && !aboutUs.includes(responseCode);
  if (isJudged && permanent) return { state: 'refused', error };
  return { state: 'deferred', error, unreachable: !isJudged && isBeforeTheLetter(fault) };
}

const aboutTheLetter = ['MAIL FROM', 'RCPT TO', 'DATA'];

// It wants another login, or any: that is for the settings, and every letter would hear the same.
const aboutUs = [530, 534, 535, 538];

// A silence or a loss of the connection may come at any moment, and so be the letter's doing.
function isBeforeTheLetter({ code = '', originalCode = '', responseCode, timeoutType }: Fault): boolean {
  if (responseCode !== undefined) return true;
  if (timeoutType !== undefined) return timeoutType !== 'SOCKET_TIMEOUT';
  return (
    ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROTOCOL'].includes(code) ||
    ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'].includes(originalCode)
  );
}

/** What went wrong, for the row and the log: a server likes to repeat addresses, and a log is no place for them. */
function said({ message, command }: Fault): string {
  const text = message.replace(/[^\s<>:;,"]+/g, withoutAddress).replace(/\s+/g, ' ');
  const known = command === undefined || command === 'CONN' ? text : `${text} (at ${command})`;
  return known.slice(0, errorLengthMax);
}

function withoutAddress(word: string): string {
  return word.slice(1, -1).includes('@') ? '…@…' : word;
}

function isThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}
