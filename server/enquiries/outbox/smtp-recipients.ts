// Asks the mail server whether it would accept an e-mail, up to the recipients, and sends none. nodemailer goes
// on to DATA by itself, and with PIPELINING in the same packet; what it offers for single commands is the
// handler of a login method of one's own, so the envelope is sent as a second "login".

import type {
  SMTPConnectionAuth,
  SMTPConnectionCustomAuthContext,
  SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection';
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
  const rejected: ReplyError[] = [];
  let failure: Error | undefined;
  const customAuth = {
    [envelopeMethod]: (context: SMTPConnectionCustomAuthContext) =>
      sendEnvelope(context, envelope, rejected).catch((error) => {
        failure = error;
        throw error;
      }),
  };
  // It reads the URL into options and a login, as for an e-mail.
  const transport = new SMTPTransport({ ...options, customAuth });
  const connection = new SMTPConnection(transport.options);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  const abort = () => reject(new Error('The mail server takes too long'));
  signal.addEventListener('abort', abort);
  connection.on('error', reject);
  connection.on('end', () => reject(new Error('The mail server closed the connection')));
  const step = (run: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, fail) => run((error) => (error ? fail(failure ?? error) : resolve()))),
    ]);
  const auth = transport.getAuth({}) as SMTPConnectionAuth | false;
  try {
    signal.throwIfAborted();
    await step((done) => connection.connect(done));
    if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
    await step((done) => connection.login({ method: envelopeMethod }, done));
    connection.quit();
    return rejected;
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

const envelopeMethod = 'ENVELOPE';

async function sendEnvelope(
  { sendCommand }: SMTPConnectionCustomAuthContext,
  { from, to }: Envelope,
  rejected: ReplyError[],
): Promise<void> {
  const ask = async (command: string, argument: string) => {
    const { response, status } = await sendCommand(`${command}:<${argument}>`);
    return status >= 200 && status < 300 ? null : replyError(command, response, status);
  };
  const refusal = await ask('MAIL FROM', from);
  if (refusal) throw refusal;
  for (const recipient of to) {
    const error = await ask('RCPT TO', recipient);
    if (error) rejected.push(Object.assign(error, { recipient }));
  }
  // Ends the transaction: servers log a connection that is closed in the middle of one.
  await sendCommand('RSET');
  if (rejected.length < to.length) return;
  throw rejected.find(({ responseCode }) => responseCode < 500) ?? rejected[0];
}

function replyError(command: string, response: string, responseCode: number): ReplyError {
  return Object.assign(new Error(response), { code: 'EENVELOPE', command, responseCode });
}
