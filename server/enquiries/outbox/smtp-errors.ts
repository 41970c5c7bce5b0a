// Classifies SMTP errors: what a reply, or its absence, means for an e-mail and for the settings.

import { errorLengthMax } from '../../limits.ts';
import type { Verdict } from './types.ts';

/** A nodemailer error: its own code, the system error code, the SMTP command and the reply code. */
type SmtpError = Error & {
  code?: string | undefined;
  originalCode?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  recipient?: string | undefined;
};

export function verdictOf(smtpError: SmtpError, isContentRequested: boolean, url: string): Verdict {
  const error = redactSecrets(describeError(smtpError), url);
  const { code = '', responseCode: reply } = smtpError;
  if (!isContentRequested && !isEmailError(code)) {
    const remedy = remedyFor(smtpError, url);
    const recipients = smtpError.command === 'RCPT TO' && (isDeferral(reply) ? 'deferred' : 'refused');
    return { state: 'unavailable', error, ...(remedy && { remedy }), ...(recipients && { recipients }) };
  }
  // Only a reply to the content is a verdict on the e-mail, unless it concerns the connection or the login.
  if (code !== 'EMESSAGE' || reply === undefined || serverReplyCodes.includes(reply))
    return { state: 'lost', error };
  // A code above 5xx is not an SMTP reply (RFC 5321, section 4.2.1), so it is not a final verdict.
  const isFinal = reply >= 500 && reply < 600 && reply !== badSequence;
  return { state: isFinal ? 'refused' : 'deferred', error };
}

/** The verdict on an e-mail that at least one recipient accepted, with the errors for the others. */
export function verdictOfRecipients(smtpErrors: SmtpError[]): Verdict {
  const addressesOf = (some: SmtpError[]) => some.map(({ recipient = '' }) => recipient);
  const deferred = smtpErrors.filter(({ responseCode }) => isDeferral(responseCode));
  const refused = smtpErrors.filter(({ responseCode }) => !isDeferral(responseCode));
  const [first] = [...refused, ...deferred];
  return {
    state: 'sent',
    refusedFor: addressesOf(refused),
    ...(deferred.length > 0 && { deferredFor: addressesOf(deferred) }),
    ...(first && { error: describeError(first) }),
  };
}

export const recipientsRemedy = 'Set MAIL_TO to e-mail addresses that the mail server accepts.';

function isDeferral(reply = 0): boolean {
  return reply >= 400 && reply < 500;
}

const serviceUnavailable = 421;
const badSequence = 503;
const loginReplyCodes = [530, 534, 535, 538];
const serverReplyCodes = [serviceUnavailable, ...loginReplyCodes];

// The e-mail could not be composed. An error without a code is a bug in the program.
function isEmailError(code: string): boolean {
  return code === '' || code === 'ESTREAM' || code === 'EMESSAGE' || code.startsWith('ERR_INVALID_');
}

function remedyFor(smtpError: SmtpError, url: string): string | undefined {
  const { code = '', originalCode = '', command, responseCode: reply = 0 } = smtpError;
  if (isCertificateError(originalCode || code)) return certificateRemedy(originalCode || code, url);
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

function certificateRemedy(code: string, url: string): string {
  const { protocol, host } = new URL(url);
  const hostName = 'Set SMTP_URL to the host name in the certificate';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' && !isLocalServer(url)) return `${hostName}.`;
  if (isLocalServer(url) && protocol === 'smtp:')
    return `Set SMTP_URL to smtp://${host}?ignoreTLS=true: a connection within this machine needs no encryption.`;
  return `${hostName}, which a trusted authority must have signed, or, for your own server, to ${protocol}//${host}?tls.rejectUnauthorized=false.`;
}

// OpenSSL and Node error codes: https://nodejs.org/api/tls.html#x509-certificate-error-codes
function isCertificateError(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|_CRL_|CA$|PATH_LENGTH_EXCEEDED/.test(code);
}

/**
 * The error text for the row and the log. Servers often repeat e-mail addresses, which must not be logged.
 */
function describeError({ message, command }: SmtpError): string {
  const text = message.replace(/[^\s<>:;,"]+/g, redactAddress).replace(/\s+/g, ' ');
  const known = command === undefined || command === 'CONN' ? text : `${text} (at ${command})`;
  return known.slice(0, errorLengthMax);
}

/** For the log: only the code of a reply to the content, because content filters quote the e-mail. */
export function replyCode(error: string): string {
  return /\b[45]\d\d(?:[ -][45]\.\d{1,3}\.\d{1,3})?\b/.exec(error)?.[0] ?? error;
}

// Some servers repeat the login that they reject.
function redactSecrets(text: string, url: string): string {
  const { username, password } = new URL(url);
  if (!password) return text;
  const secrets = [password, decode(password), `\0${decode(username)}\0${decode(password)}`].flatMap(
    (secret) => [secret, Buffer.from(secret).toString('base64')],
  );
  return secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function redactAddress(word: string): string {
  return word.slice(1, -1).includes('@') ? '…@…' : word;
}

export function isLocalServer(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}
