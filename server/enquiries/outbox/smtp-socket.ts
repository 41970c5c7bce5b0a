// The connection to the mail server, as nodemailer gets it. nodemailer's own time-out for silence is one for the whole
// session; here a server that says nothing is hung up on soon, until it has asked for the content. nodemailer queues
// every empty line that it is sent, and goes on with them when the connection has ended: a flood is cut off before it.

import { type AddressInfo, Socket, type SocketConnectOpts } from 'node:net';
import { Duplex } from 'node:stream';
import { connectAttemptMsMax, smtpRepliesBytesMax, smtpSilenceMsMax } from '../../limits.ts';

export type SmtpSocket = {
  /** What nodemailer takes for a socket that is not connected yet. */
  asSocket: Socket;
  /** From now on the server may take its time. */
  extendTimeout(): void;
  /** Ends the connection at once, whatever the other side does. */
  destroy(): void;
};

export function createSmtpSocket(localAddress: string | undefined): SmtpSocket {
  const socket = new Socket();
  let hasSilenceTimeout = true;
  const silenceTimer = setTimeout(
    () => stream.destroy(new Error('The mail server says nothing')),
    smtpSilenceMsMax,
  );
  const stream = new Duplex({
    read: () => void socket.resume(),
    write: (chunk, _encoding, callback) => void socket.write(chunk, callback),
    final: (callback) => void socket.end(callback),
    destroy(error, callback) {
      clearTimeout(silenceTimer);
      socket.destroy();
      // Whatever TLS has against the server comes first.
      setImmediate(callback, error);
    },
  });
  socket.on('data', (chunk) => {
    if (socket.bytesRead > smtpRepliesBytesMax)
      return void stream.destroy(
        new Error(`The mail server says more than ${smtpRepliesBytesMax} bytes about one letter`),
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

// A host of several addresses fails with the errors of all, and with no words of its own.
function firstError(error: Error): Error {
  return error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
}
