// The way to the mail server, and what it makes of an email.

import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { emailMsMax, smtpCloseMsMax, smtpSilenceMsMax, smtpVerdictMsMax } from '../../limits.ts';
import { isLocalServer, verdictOf, verdictOfRecipients } from './smtp-errors.ts';
import { createSmtpSocket, type SmtpSocket } from './smtp-socket.ts';
import type { MailTransport } from './types.ts';

/** The address may carry nodemailer's options, such as `?requireTLS=false`. */
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
        const transport = createSmtpTransport(url, socket, () => {
          isContentRequested = true;
          socket.extendTimeout();
          clearTimeout(timer);
          timer = setTimeout(() => late.abort(), smtpVerdictMsMax);
          onContentRequested?.();
        });
        const { rejectedErrors = [] } = await transport.sendMail({ ...email, signal });
        return verdictOfRecipients(rejectedErrors);
      } catch (error) {
        socket.destroy(); // nodemailer would wait for the other side to hang up as well
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

// Each email has a connection of its own, so nothing is lost by a transport of its own.
function createSmtpTransport(url: string, { asSocket }: SmtpSocket, onContentRequested: () => void) {
  const transport = createTransport({
    url,
    // An email is somebody's name, number and plans: it leaves this machine encrypted, to a server that proves itself.
    requireTLS: !isLocalServer(url),
    connectionTimeout: smtpSilenceMsMax,
    greetingTimeout: smtpSilenceMsMax,
    socketTimeout: smtpVerdictMsMax,
    socketCloseTimeout: smtpCloseMsMax,
    socket: asSocket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // nodemailer does not say how far it came. The content is read once DATA has been accepted, and not before.
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
