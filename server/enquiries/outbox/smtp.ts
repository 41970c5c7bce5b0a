// Talks to the mail server: sends e-mails, or asks whether it would accept one, and returns its verdict.

import { Readable } from 'node:stream';
import { emailMsMax, smtpCloseMsMax, smtpSilenceMsMax, smtpVerdictMsMax } from '../../limits.ts';
import { isLocalServer, verdictOf, verdictOfRecipients } from './smtp-errors.ts';
import { askRecipients } from './smtp-recipients.ts';
import { createSmtpSocket, type SmtpSocket } from './smtp-socket.ts';
import type { MailTransport, Verdict } from './types.ts';

type Session = {
  socket: SmtpSocket;
  signal: AbortSignal;
  /** The server may be slow from here on. */
  onContentRequested: () => void;
};

/** The URL may contain nodemailer options, such as `?requireTLS=false`. */
export function openMailTransport(url: string): MailTransport {
  const closing = new AbortController();

  async function inSession(work: (session: Session) => Promise<Verdict>): Promise<Verdict> {
    let isContentRequested = false;
    const socket = createSmtpSocket(new URL(url).searchParams.get('localAddress') ?? undefined);
    const late = new AbortController();
    let timer = setTimeout(() => late.abort(), emailMsMax);
    const onContentRequested = () => {
      isContentRequested = true;
      socket.extendTimeout();
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), smtpVerdictMsMax);
    };
    try {
      const signal = AbortSignal.any([closing.signal, late.signal]);
      return await work({ socket, signal, onContentRequested });
    } catch (error) {
      socket.destroy(); // nodemailer would wait for the server to close its side as well
      return closing.signal.aborted ? { state: 'cut' } : verdictOf(error as Error, isContentRequested, url);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    send: (email, onContentRequested) =>
      inSession(async (session) => {
        const transport = await createSmtpTransport(url, session.socket, () => {
          session.onContentRequested();
          onContentRequested?.();
        });
        const { rejectedErrors = [] } = await transport.sendMail({ ...email, signal: session.signal });
        return verdictOfRecipients(rejectedErrors);
      }),
    askRecipients: (envelope) =>
      inSession(async ({ socket, signal }) =>
        verdictOfRecipients(await askRecipients(connectionOptions(url, socket), envelope, signal)),
      ),
    close() {
      closing.abort();
    },
  };
}

function connectionOptions(url: string, { asSocket }: SmtpSocket) {
  return {
    url,
    // An e-mail contains a person's name, phone number and plans, so TLS with a verified certificate is
    // required off this machine.
    requireTLS: !isLocalServer(url),
    connectionTimeout: smtpSilenceMsMax,
    greetingTimeout: smtpSilenceMsMax,
    socketTimeout: smtpVerdictMsMax,
    socketCloseTimeout: smtpCloseMsMax,
    socket: asSocket,
  };
}

// Each e-mail has its own connection, so a transport per e-mail costs nothing extra.
async function createSmtpTransport(url: string, socket: SmtpSocket, onContentRequested: () => void) {
  const { createTransport } = await import('nodemailer'); // not at start: it takes as long as Express
  const transport = createTransport({
    ...connectionOptions(url, socket),
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
