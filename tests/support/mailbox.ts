import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedEmail = Email & {
  /** As it came over the wire. */
  raw: string;
  /** Whom the envelope names. */
  recipients: string[];
};

export type SmtpStage = 'connect' | 'login' | 'sender' | 'recipient' | 'data' | 'message';

/** A reply such as `451 Later`, no reply at all, or the end of the connection; nothing said is well. */
export type SmtpReplies = (stage: SmtpStage, what: string) => string | undefined;

/** A real mail server. What it does at each stage of an email is up to the test. */
export async function openMailbox(options: SMTPServerOptions = {}) {
  const emails: ReceivedEmail[] = [];
  const stages: SmtpStage[] = [];
  const mailbox = { smtpReplies: (() => undefined) as SmtpReplies };
  let server = serve();
  await listen(0);
  const { port } = server.server.address() as AddressInfo;

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
      // Its own certificate is known to everybody; see the test that asks for it.
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      closeTimeout: 1,
      onConnect: (_session, callback) => answer('connect', '', callback),
      onAuth: ({ username = '' }, _session, callback) =>
        answer('login', username, (error) => callback(error, { user: username })),
      onMailFrom: ({ address }, _session, callback) => answer('sender', address, callback),
      onRcptTo: ({ address }, _session, callback) => answer('recipient', address, callback),
      async onData(stream, { envelope }, callback) {
        // What comes before the email has been read ends the connection, whatever it says.
        if (mailbox.smtpReplies('data', '') !== undefined) return hangUp();
        const chunks = await stream.toArray().catch(() => null);
        if (chunks === null) return; // whoever was sending is gone
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

  async function listen(at: number): Promise<void> {
    server.on('error', () => {}); // of connections that end in the middle, as some tests want them to
    await once(server.listen(at, '127.0.0.1'), 'listening');
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
    /** What was taken, in order. */
    emails,
    /** What was asked, in order. */
    stages,
    /** Short of patience, so that a test of a silent server need not be long. */
    url: `smtp://127.0.0.1:${port}?greetingTimeout=1000&socketTimeout=1000`,
    down,
    async up() {
      server = serve();
      await listen(port);
    },
    [Symbol.asyncDispose]: down,
  });
}
