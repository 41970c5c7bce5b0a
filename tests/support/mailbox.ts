import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from './free-port.ts';

export type SmtpStage = 'connect' | 'login' | 'sender' | 'recipient' | 'data' | 'message';

/** A reply such as `451 Later`, no reply, or a closed connection; `undefined` accepts. */
export type SmtpReplies = (stage: SmtpStage, what: string) => string | undefined;

/** A real mail server. The test decides its reply at each stage of an e-mail. */
export async function openMailbox(options: SMTPServerOptions = {}) {
  const emails: (Email & { raw: string; recipients: string[] })[] = [];
  const stages: SmtpStage[] = [];
  const mailbox = { smtpReplies: (() => undefined) as SmtpReplies };
  const port = await freePort();
  let server = serve();
  await listen();

  function answer(stage: SmtpStage, what: string, callback: (error?: Error | null) => void): void {
    stages.push(stage);
    const reply = mailbox.smtpReplies(stage, what);
    if (reply === undefined) callback();
    else if (reply === 'hang up') hangUp();
    else if (reply !== 'silence') {
      callback(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
    }
  }

  function serve(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      // smtp-server's default certificate and its key are public; the test that needs STARTTLS brings its own.
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      closeTimeout: 1,
      onConnect: (_session, callback) => answer('connect', '', callback),
      onAuth: ({ username = '' }, _session, callback) =>
        answer('login', username, (error) => callback(error, { user: username })),
      onMailFrom: ({ address }, _session, callback) => answer('sender', address, callback),
      onRcptTo: ({ address }, _session, callback) => answer('recipient', address, callback),
      async onData(stream, { envelope }, callback) {
        // A reply before the e-mail has been read closes the connection, with any code.
        if (mailbox.smtpReplies('data', '') !== undefined) return hangUp();
        const chunks = await stream.toArray().catch(() => null);
        if (chunks === null) return; // the client has gone
        const raw = Buffer.concat(chunks);
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const email = await PostalMime.parse(raw);
        answer('message', email.subject ?? '', (error) => {
          if (!error) emails.push({ ...email, raw: raw.toString(), recipients });
          callback(error);
        });
      },
      ...options,
    });
  }

  async function listen(): Promise<void> {
    server.on('error', () => {}); // errors of connections that end in the middle, as some tests intend
    await once(server.listen(port, '127.0.0.1'), 'listening');
  }

  function hangUp(): void {
    for (const connection of server.connections) connection.close();
  }

  async function down(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    hangUp();
    await closed;
  }

  return Object.assign(mailbox, {
    /** From now on that reply at the stage, to all whose address or subject begins so; without arguments it accepts all. */
    says(stage?: SmtpStage, reply?: string, what = '') {
      mailbox.smtpReplies = (at, about) => (at === stage && about.startsWith(what) ? reply : undefined);
    },
    /** Accepted e-mails, in order, as received, with the recipients of the envelope. */
    emails,
    /** SMTP stages reached, in order. */
    stages,
    url: `smtp://127.0.0.1:${port}`,
    down,
    async up() {
      server = serve();
      await listen();
    },
    [Symbol.asyncDispose]: down,
  });
}
