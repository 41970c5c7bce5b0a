// Asks the mail server whether it would accept an e-mail, up to the recipients, and sends none. nodemailer goes
// on to DATA by itself, and with PIPELINING in the same packet; what it offers for single commands is the
// handler of a login method of one's own, so the envelope is sent as a second "login".

import { setTimeout as later } from 'node:timers/promises';
import type {
  SMTPConnectionAuth,
  SMTPConnectionCustomAuthContext,
  SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection';
import { smtpCloseMsMax } from '../../limits.ts';
import type { Envelope } from './types.ts';

/** A reply that is not an acceptance, as nodemailer reports those to its own commands. */
type ReplyError = Error & { code: string; command: string; responseCode: number; recipient?: string };

/**
 * Connects and logs in as for an e-mail. Returns the errors of the recipients that the server rejects; throws
 * when it rejects all of them, or anything else.
 */
export async function askRecipients(
  options: SMTPConnectionOptions & { url: string },
  envelope: Envelope,
  signal: AbortSignal,
): Promise<ReplyError[]> {
  const { default: SMTPTransport } = await import('nodemailer/lib/smtp-transport');
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  ended.catch(() => {});
  const { promise: rejected, resolve, reject } = Promise.withResolvers<ReplyError[]>();
  rejected.catch(() => {});
  // The handler never ends the "login": nodemailer would report its error as a wrong password.
  const handler = (context: SMTPConnectionCustomAuthContext) =>
    void sendEnvelope(context, envelope).then(resolve, reject);
  // The transport parses the URL into options and a login, as for an e-mail.
  const transport = new SMTPTransport({ ...options, customAuth: { [envelopeMethod]: handler } });
  const auth = transport.getAuth({}) as SMTPConnectionAuth | false;
  const connection = new SMTPConnection(transport.options);
  const abort = () => end(connectionError('The mail server takes too long', 'ETIMEDOUT'));
  signal.addEventListener('abort', abort);
  connection.on('error', end);
  // Delayed, so that a reply received before the end is handled first.
  const closed = connectionError('The mail server closed the connection', 'ECONNECTION');
  connection.on('end', () => setImmediate(end, closed));
  const step = (run: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      ended,
      new Promise<void>((resolve, fail) => run((error) => (error ? fail(error) : resolve()))),
    ]);
  try {
    signal.throwIfAborted();
    await step((done) => connection.connect(done));
    if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
    connection.login({ method: envelopeMethod }, (error) => error && end(error));
    const found = await Promise.race([ended, rejected]);
    connection.quit();
    return found;
  } finally {
    connection.close(); // does not wait for the reply to QUIT
    signal.removeEventListener('abort', abort);
  }
}

const envelopeMethod = 'ENVELOPE';

const closingReply = 421;

async function sendEnvelope(
  { sendCommand }: SMTPConnectionCustomAuthContext,
  { from, to }: Envelope,
): Promise<ReplyError[]> {
  const rejected: ReplyError[] = [];
  const ask = async (command: string, argument: string) => {
    const { response } = await sendCommand(`${command}:<${argument}>`);
    const code = Number(response.slice(0, 3)); // nodemailer's own `status` is wrong for a reply of several lines
    return code >= 200 && code < 300 ? null : replyError(command, response, code);
  };
  const refusal = await ask('MAIL FROM', from);
  if (refusal) throw refusal;
  for (const recipient of to) {
    const error = await ask('RCPT TO', recipient);
    if (error?.responseCode === closingReply) throw error; // the server accepts no further command
    if (error) rejected.push(Object.assign(error, { recipient }));
  }
  // Resets the transaction, because servers log a connection that is closed in the middle of one. The reply is ignored.
  await Promise.race([sendCommand('RSET'), later(smtpCloseMsMax, undefined, { ref: false })]);
  if (rejected.length < to.length) return rejected;
  throw rejected.find(({ responseCode }) => responseCode < 500) ?? rejected[0];
}

function replyError(command: string, response: string, responseCode: number): ReplyError {
  return Object.assign(new Error(response), { code: 'EENVELOPE', command, responseCode });
}

function connectionError(message: string, code: string): Error {
  return Object.assign(new Error(message), { code, command: 'CONN' });
}
