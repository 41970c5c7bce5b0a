// Sends e-mails over SMTP and returns the mail server's verdict.

import { Readable } from 'node:stream';
import { emailMsMax, smtpCloseMsMax, smtpSilenceMsMax, smtpVerdictMsMax } from '../../limits.ts';
import { isLocalServer, verdictOf, verdictOfRecipients } from './smtp-errors.ts';
import { createSmtpSocket, type SmtpSocket } from './smtp-socket.ts';
import type { MailTransport } from './types.ts';

/** The URL may contain nodemailer options, such as `?requireTLS=false`. */
export function openMailTransport(url: string): MailTransport {
  const closing = new AbortController();
  return {
    async send(email, onContentRequested) {
      let isContentRequested = false;
      const socket = createSmtpSocket(new URL(url).searchParams.get('localAddress') ?? undefined);
      const late = new AbortController();
      let timer = setTimeout(() => late.abort(), emailMsMax);
      const signal = AbortSignal.any([closing.signal, late.signal]);
      try {
        const transport = await createSmtpTransport(url, socket, () => {
          isContentRequested = true;
          socket.extendTimeout();
          clearTimeout(timer);
          timer = setTimeout(() => late.abort(), smtpVerdictMsMax);
          onContentRequested?.();
        });
        const { rejectedErrors = [] } = await transport.sendMail({ ...email, signal });
        return verdictOfRecipients(rejectedErrors);
      } catch (error) {
        socket.destroy(); // nodemailer would wait for the server to close its side as well
        return closing.signal.aborted ? { state: 'cut' } : verdictOf(error as Error, isContentRequested, url);
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      closing.abort();
    },
  };
}

// Each e-mail has its own connection, so a transport per e-mail costs nothing extra.
async function createSmtpTransport(url: string, { asSocket }: SmtpSocket, onContentRequested: () => void) {
  const { createTransport } = await import('nodemailer'); // not at start: it takes as long as Express
  const transport = createTransport({
    url,
    // An e-mail contains a person's name, phone number and plans, so TLS with a verified certificate is
    // required off this machine.
    requireTLS: !isLocalServer(url),
    connectionTimeout: smtpSilenceMsMax,
    greetingTimeout: smtpSilenceMsMax,
    socketTimeout: smtpVerdictMsMax,
    socketCloseTimeout: smtpCloseMsMax,
    socket: asSocket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // nodemailer does not report how far it came. It reads the content only after DATA has been accepted.
  transport.use('stream', (mail, next) => {
    mail.message.processFunc((content: Readable) =>
      Readable.from(notifyWhenRead(content, onContentRequested)),
    );
    next();
  });
  return transport;
}

async function* notifyWhenRead(content: Readable, onContentRequested: () => void): AsyncGenerator<Buffer> {
  onContentRequested();
  yield* content;
}
