import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export const smtpSteps = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'content'] as const;

export type SmtpStep = (typeof smtpSteps)[number];

const ok: Record<SmtpStep, string> = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 in',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  content: '250 taken',
};

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
    let text = '';
    let isContent = false;
    const answer = (step: SmtpStep) => {
      const reply = says[step] ?? ok[step];
      if (reply === 'hang up') return void socket.destroy();
      if (reply === 'silence') {
        isSilent = true;
        return;
      }
      socket.write(`${reply === ok.EHLO && isPipelining ? '250-PIPELINING\r\n' : ''}${reply}\r\n`);
      isContent = step === 'DATA' && reply.startsWith('354');
      if (reply.startsWith('421')) socket.end();
    };
    answer('greeting');
    socket.on('data', (data) => {
      text += data;
      for (let end = lineEnd(); end > 0; end = lineEnd()) {
        const line = text.slice(0, end).trim().replace(/^HELO/, 'EHLO');
        text = text.slice(end);
        const step = isContent ? 'content' : smtpSteps.find((name) => line.startsWith(name));
        isContent = false;
        if (step) answer(step);
      }
    });
    // The content ends with a dot on its own line, a command with its line.
    function lineEnd(): number {
      if (isContent && text.startsWith('.\r\n')) return 3; // no content
      const mark = isContent ? '\r\n.\r\n' : '\r\n';
      const at = text.indexOf(mark);
      return at < 0 ? 0 : at + mark.length;
    }
  });
  // Only a silent server is waited for, and longer than a busy machine takes for a reply.
  const waits = Object.values(says).includes('silence') ? '?greetingTimeout=4000&socketTimeout=4000' : '';
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
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
