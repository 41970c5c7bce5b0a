import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listen } from './listen.ts';

const ok = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 in',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  content: '250 taken',
};

export type SmtpStep = keyof typeof ok;

export const smtpSteps = Object.keys(ok) as SmtpStep[];

/**
 * A mail server with scripted replies at any step, also where a real one makes no decision. `silence` is no reply,
 * `hang up` closes the connection; with `PIPELINING` the client sends several commands at once. A frozen server does
 * not close the connection when the client does.
 */
export async function openScriptedSmtp(
  says: Partial<Record<SmtpStep, string>>,
  isPipelining = false,
  isFrozen = false,
) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer({ allowHalfOpen: isFrozen }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let isContent = false;
    const answer = (step: SmtpStep) => {
      const reply = says[step] ?? ok[step];
      isSilent ||= reply === 'silence';
      if (reply === 'hang up') socket.destroy();
      if (reply === 'hang up' || reply === 'silence') return;
      socket.write(`${reply === ok.EHLO && isPipelining ? '250-PIPELINING\r\n' : ''}${reply}\r\n`);
      isContent = step === 'DATA' && reply.startsWith('354');
      if (reply.startsWith('421')) socket.end();
    };
    answer('greeting');
    const lines = createInterface({ input: socket }).on('line', (line) => {
      if (isContent && line !== '.') return;
      const step = isContent
        ? 'content'
        : smtpSteps.find((name) => line.replace('HELO', 'EHLO').startsWith(name));
      isContent = false;
      if (step) answer(step);
    });
    lines.on('error', () => {});
  });
  const port = await listen(server);
  // Only a silent server is waited for, and longer than a busy machine takes for a reply.
  const waits = Object.values(says).includes('silence') ? '?greetingTimeout=4000&socketTimeout=4000' : '';
  return {
    url: `smtp://desk:secret@127.0.0.1:${port}${waits}`,
    isSilent: () => isSilent,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
