// The way to the mail server, and what it makes of a letter.

import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { emailMsMax, smtpCloseMsMax, smtpSilenceMsMax, smtpVerdictMsMax } from '../../limits.ts';
import { isThisMachine, sentBut, verdictOf } from './smtp-errors.ts';
import { createSmtpSocket, type SmtpSocket } from './smtp-socket.ts';
import type { Mail } from './types.ts';

/** The address may carry nodemailer's options, such as `?requireTLS=false`. */
export function openMail(url: string): Mail {
  const cut = new AbortController();
  return {
    async send(letter, contentAsked) {
      let isContentAsked = false;
      const socket = createSmtpSocket(new URL(url).searchParams.get('localAddress') ?? undefined);
      const late = new AbortController();
      let timer = setTimeout(() => late.abort(), emailMsMax);
      const signal = AbortSignal.any([cut.signal, late.signal]);
      try {
        const transport = transportTo(url, socket, () => {
          isContentAsked = true;
          socket.bePatient();
          clearTimeout(timer);
          timer = setTimeout(() => late.abort(), smtpVerdictMsMax);
          contentAsked?.();
        });
        const { rejectedErrors = [] } = await transport.sendMail({ ...letter, signal });
        return sentBut(rejectedErrors);
      } catch (error) {
        socket.destroy(); // nodemailer would wait for the other side to hang up as well
        return cut.signal.aborted ? { state: 'cut' } : verdictOf(error as Error, isContentAsked, url);
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      cut.abort();
    },
  };
}

// Each letter has a connection of its own, so nothing is lost by a transport of its own.
function transportTo(url: string, { asSocket }: SmtpSocket, contentAsked: () => void) {
  const transport = createTransport({
    url,
    // A letter is somebody's name, number and plans: it leaves this machine encrypted, to a server that proves itself.
    requireTLS: !isThisMachine(url),
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
    mail.message.processFunc((content: Readable) => Readable.from(noticing(content, contentAsked)));
    next();
  });
  return transport;
}

async function* noticing(content: Readable, contentAsked: () => void): AsyncGenerator<Buffer> {
  contentAsked();
  yield* content;
}
