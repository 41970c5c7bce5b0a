// Talks to the mail server: sends e-mails, or asks whether it would accept one, and returns its verdict.

import { unescape as decode } from 'node:querystring';
import { Readable } from 'node:stream';
import { isLoopback } from '../setting-kinds.ts';
import type { Email, Verdict } from './types.ts';

export const smtpSilenceMsMax = 30_000; // how long connecting may take, and the wait for the greeting

const emailMsMax = 60_000; // from the first byte until the mail server requests the content
const closeMsMax = 1_000; // after an e-mail is settled: the process cannot exit earlier

/**
 * From the content to the verdict. Content filters are slow, and closing the connection early can deliver the
 * e-mail twice: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2.6
 */
export const smtpVerdictMsMax = 10 * 60_000;

export type MailTransport = ReturnType<typeof openMailTransport>;

/** The URL may contain nodemailer options, such as `?requireTLS=false`. */
export function openMailTransport(url: string) {
  const closing = new AbortController();
  const options = {
    url,
    // An e-mail contains a person's name, phone number and plans, so TLS with a verified certificate is
    // required off this machine.
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: smtpSilenceMsMax,
    greetingTimeout: smtpSilenceMsMax,
    socketTimeout: smtpVerdictMsMax,
    socketCloseTimeout: closeMsMax,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  /** `onContentRequested` is called when the server has asked for the content; the verdict may then take minutes. */
  async function send(email: Email, onContentRequested = () => {}): Promise<Verdict> {
    let isContentRequested = false;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), emailMsMax);

    async function* notifyWhenRead(content: Readable): AsyncGenerator<Buffer> {
      isContentRequested = true;
      clearTimeout(timer);
      onContentRequested();
      yield* content;
    }

    try {
      const { createTransport } = await import('nodemailer'); // not at start: it takes as long as Express
      const transport = createTransport(options); // each e-mail has its own connection
      // nodemailer does not report how far it came. It reads the content only after DATA has been accepted.
      transport.use('stream', (mail, next) => {
        mail.message.processFunc((content: Readable) => Readable.from(notifyWhenRead(content)));
        next();
      });
      const signal = AbortSignal.any([closing.signal, late.signal]);
      const { rejectedErrors = [] } = await transport.sendMail({ ...email, signal });
      return verdictOfRecipients(rejectedErrors as SmtpError[]);
    } catch (error) {
      if (closing.signal.aborted) return { state: 'cut' };
      if (late.signal.aborted) (error as Error).message = 'The mail server takes too long';
      return verdictOf(error as SmtpError, isContentRequested, url);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    send,

    /**
     * Asks whether the mail server would accept an e-mail for these recipients: `sent` means that it would. nodemailer sends
     * DATA after RCPT TO by itself and then does not say whom it refused, so each is asked for alone and left at DATA.
     */
    async askRecipients({ from, to }: { from: string; to: string[] }): Promise<Verdict> {
      const email = { from: { name: '', address: from }, messageId: '', subject: '', text: '', html: '' };
      const rejected = { refused: [] as string[], deferred: [] as string[] };
      let last: Verdict = { state: 'sent' };
      for (const address of to) {
        let isAccepted = false;
        const verdict = await send({ ...email, to: [address] }, () => {
          isAccepted = true;
          throw new Error('the content is not sent');
        });
        if (isAccepted) continue;
        if (verdict.state !== 'unavailable' || !verdict.recipients) return verdict;
        rejected[verdict.recipients].push(address);
        last = verdict;
      }
      const { refused: refusedFor, deferred: deferredFor } = rejected;
      if (last.state === 'sent' || refusedFor.length + deferredFor.length === to.length) return last;
      return { state: 'sent', refusedFor, deferredFor, error: last.error };
    },

    /** Closes the connections, even in the middle of an e-mail. */
    close: () => closing.abort(),
  };
}

/** A nodemailer error: its own code, the system error code, the SMTP command and the reply code. */
type SmtpError = Error &
  Partial<Record<'code' | 'originalCode' | 'command' | 'recipient', string>> & {
    responseCode?: number;
  };

export function verdictOf(smtpError: SmtpError, isContentRequested: boolean, url: string): Verdict {
  const error = redactSecrets(describeError(smtpError), url);
  const { code = '', responseCode: reply } = smtpError;
  // The e-mail could not be composed. An error without a code is a bug in the program.
  const isComposed = code !== '' && !/^(ESTREAM$|EMESSAGE$|ERR_INVALID_)/.test(code);
  if (!isContentRequested && isComposed) {
    const rejected = isDeferral(smtpError) ? 'deferred' : 'refused';
    const recipients = smtpError.command === 'RCPT TO' ? rejected : undefined;
    return { state: 'unavailable', error, remedy: remedyFor(smtpError, url), recipients };
  }
  // Only a reply to the content is a verdict on the e-mail, unless it concerns the connection or the login.
  if (code !== 'EMESSAGE' || reply === undefined || serverReplyCodes.includes(reply))
    return { state: 'lost', error };
  // A code above 5xx is not an SMTP reply (RFC 5321, section 4.2.1), and 503 is about the order of commands.
  const isFinal = reply >= 500 && reply < 600 && reply !== 503;
  return { state: isFinal ? 'refused' : 'deferred', error };
}

/** The verdict on an e-mail that at least one recipient accepted, with the errors for the others. */
function verdictOfRecipients(smtpErrors: SmtpError[]): Verdict {
  const deferred = smtpErrors.filter(isDeferral);
  const refused = smtpErrors.filter((one) => !isDeferral(one));
  const [first] = [...refused, ...deferred];
  if (!first) return { state: 'sent' };
  const addressesOf = (some: SmtpError[]) => some.map(({ recipient = '' }) => recipient);
  const [refusedFor, deferredFor] = [addressesOf(refused), addressesOf(deferred)];
  return { state: 'sent', refusedFor, deferredFor, error: describeError(first) };
}

export const recipientsRemedy = 'Set MAIL_TO to e-mail addresses that the mail server accepts.';

function isDeferral({ responseCode: reply = 0 }: SmtpError): boolean {
  return reply >= 400 && reply < 500;
}

const loginReplyCodes = [530, 534, 535, 538];
const serverReplyCodes = [421, ...loginReplyCodes];

function remedyFor(smtpError: SmtpError, url: string): string | undefined {
  const { code = '', originalCode = '', command, responseCode: reply = 0, message } = smtpError;
  if (originalCode === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return 'Set SMTP_URL to smtp://, or to a port that expects TLS, such as 465: this one does not.';
  // A port that expects TLS waits for it without a word.
  if (message.startsWith('Greeting never') && url.startsWith('smtp:'))
    return 'Set SMTP_URL to smtps:// if the port expects TLS, such as 465; otherwise read the log of the mail server.';
  if (isCertificateError(originalCode || code))
    return 'Set SMTP_URL to the host name in the certificate, which a trusted authority must have signed. For your own server add ?tls.rejectUnauthorized=false, and within this machine ?ignoreTLS=true.';
  if (code === 'EAUTH' || code === 'ENOAUTH' || loginReplyCodes.includes(reply))
    return 'Set SMTP_URL to a user name and a password that the mail server accepts.';
  if (code === 'EDNS')
    return 'Set SMTP_URL to the host name of the mail server: this one cannot be resolved.';
  if (code === 'ETLS' && reply > 0)
    return 'Set SMTP_URL to a mail server that offers STARTTLS, or to smtps://. ?ignoreTLS=true sends emails unencrypted.';
  if (originalCode === 'ECONNREFUSED') return 'Start the mail server, or set SMTP_URL to its host and port.';
  if (reply < 500) return undefined; // temporary: it may succeed later
  if (command === 'MAIL FROM') return 'Set MAIL_FROM to an e-mail address that this login may send from.';
  if (command === 'RCPT TO') return recipientsRemedy;
  return 'Set SMTP_URL to a mail server that accepts emails from this machine.';
}

// OpenSSL and Node error codes: https://nodejs.org/api/tls.html#x509-certificate-error-codes
function isCertificateError(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|_CRL_|CA$|PATH_LENGTH_EXCEEDED/.test(code);
}

/** For the row and the log. Servers often repeat e-mail addresses, which must not be logged. */
function describeError({ message, command = 'CONN' }: SmtpError): string {
  const redacted = (word: string) => (word.slice(1, -1).includes('@') ? '…@…' : word);
  const text = message.replace(/[^\s<>:;,"]+/g, redacted).replace(/\s+/g, ' ');
  return command === 'CONN' ? text : `${text} (at ${command})`;
}

/** For the log: only the code of a reply to the content, because content filters quote the e-mail. */
export function replyCode(error: string): string {
  return /\b[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?\b/.exec(error)?.[0] ?? error;
}

// Some servers repeat the login that they reject.
function redactSecrets(text: string, url: string): string {
  const { username, password } = new URL(url);
  if (!password) return text;
  const [name, word] = [decode(username), decode(password)];
  const secrets = [password, word, `\0${name}\0${word}`];
  const encoded = secrets.map((secret) => Buffer.from(secret).toString('base64'));
  return [...secrets, ...encoded].reduce((left, secret) => left.replaceAll(secret, '…'), text);
}
