// The socket that nodemailer uses for the mail server. nodemailer has one idle time-out for the whole
// session; here a silent server is disconnected soon, until it has asked for the content. nodemailer also
// queues every empty line it receives and goes on processing them after the connection has ended, so a flood
// is cut off before it reaches nodemailer.

import { type AddressInfo, Socket, type SocketConnectOpts } from 'node:net';
import { Duplex } from 'node:stream';
import { connectAttemptMsMax, smtpRepliesBytesMax, smtpSilenceMsMax } from '../../limits.ts';

export type SmtpSocket = {
  /** nodemailer treats this as a socket that is not connected yet. */
  asSocket: Socket;
  /** Called when the server has asked for the content: replies may be slow from here on. */
  extendTimeout(): void;
  /** Closes the connection at once, without waiting for the server. */
  destroy(): void;
};

export function createSmtpSocket(localAddress: string | undefined): SmtpSocket {
  const socket = new Socket();
  let hasSilenceTimeout = true;
  const silenceTimer = setTimeout(
    () => stream.destroy(new Error('The mail server does not reply')),
    smtpSilenceMsMax,
  );
  const stream = new Duplex({
    read: () => void socket.resume(),
    write: (chunk, _encoding, callback) => void socket.write(chunk, callback),
    final: (callback) => void socket.end(callback),
    destroy(error, callback) {
      clearTimeout(silenceTimer);
      socket.destroy();
      // TLS errors are reported first.
      setImmediate(callback, error);
    },
  });
  socket.on('data', (chunk) => {
    if (socket.bytesRead > smtpRepliesBytesMax)
      return void stream.destroy(
        new Error(`The mail server replies with more than ${smtpRepliesBytesMax} bytes to one email`),
      );
    if (hasSilenceTimeout) silenceTimer.refresh();
    if (!stream.push(chunk)) socket.pause();
  });
  socket.on('end', () => stream.push(null));
  socket.on('timeout', () => stream.emit('timeout'));
  socket.on('error', (error) => stream.destroy(firstError(error)));
  socket.on('close', () => clearTimeout(silenceTimer));

  const socketMethods = {
    connect(port: number, host: string, connected: () => void) {
      const options: SocketConnectOpts = { port, host, autoSelectFamilyAttemptTimeout: connectAttemptMsMax };
      socket.connect(localAddress ? { ...options, localAddress } : options, connected);
    },
    setTimeout: (ms: number) => void socket.setTimeout(ms),
    setKeepAlive: (isKept: boolean, ms: number) => void socket.setKeepAlive(isKept, ms),
    setNoDelay: (isWithout: boolean) => void socket.setNoDelay(isWithout),
    address: (): AddressInfo | object => socket.address(),
  };
  return {
    asSocket: Object.assign(stream, socketMethods) as unknown as Socket,
    extendTimeout() {
      hasSilenceTimeout = false;
      clearTimeout(silenceTimer);
    },
    destroy: () => void stream.destroy(),
  };
}

// For a host with several IP addresses Node reports an aggregate error without a message of its own.
function firstError(error: Error): Error {
  return error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
}
