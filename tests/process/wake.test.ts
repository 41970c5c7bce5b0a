// A running site sees what operators do with the commands within seconds, even while its outbox is backing off.

import { type ExpectStatic, test } from 'vitest';
import { honeypotName } from '../../views/index.ts';
import { runCli } from '../support/cli.ts';
import { asha } from '../support/enquiry.ts';
import { openMailbox, type SmtpReplies } from '../support/mailbox.ts';
import { startServer } from '../support/server-process.ts';

const within = { timeout: 15_000, interval: 50 };
const patience = { timeout: 90_000, interval: 50 };

/** A site whose mail server has failed so often that the next try is at least 20 s away. */
async function openWaitingSite(smtpReplies: SmtpReplies, expect: ExpectStatic) {
  const mailbox = await openMailbox();
  const server = startServer({ SMTP_URL: mailbox.url.replace(/\?.*/, ''), MAIL_TO: 'desk@agency.example' });
  const url = await server.url();
  mailbox.smtpReplies = smtpReplies;
  const held = await send(url, { [honeypotName]: 'yes', message: 'Held' });
  const waiting = await send(url, { subject: 'Waiting' });
  // Counted where they fail: a try that is on its way past another stage would succeed from now on.
  const failures = () => mailbox.stages.filter((stage) => smtpReplies(stage, '') !== undefined).length;
  await expect.poll(failures, patience).toBeGreaterThanOrEqual(4);
  mailbox.smtpReplies = () => undefined;
  return {
    ...{ mailbox, server, held, waiting },
    store: `file:${server.folder}/data/enquiries.db`,
    subjects: () => mailbox.emails.map(({ subject }) => subject),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await mailbox[Symbol.asyncDispose]();
    },
  };
}

const isAway: SmtpReplies = (stage) => (stage === 'sender' ? '451 Later' : undefined);
const isMisspelt: SmtpReplies = (stage) => (stage === 'recipient' ? '550 No such user' : undefined);

test.concurrent.for([
  ['release', isAway],
  ['retry', isAway],
  ['release', isMisspelt],
  ['retry', isMisspelt],
] as const)(
  'a %s from the command line mails everything at once',
  { timeout: 180_000 },
  async ([command, smtpReplies], { expect }) => {
    await using site = await openWaitingSite(smtpReplies, expect);
    const reference = command === 'release' ? site.held : site.waiting;
    const done = await runCli(site.store, command, reference);
    expect(done, done.err).toMatchObject({ code: 0 });
    const expected = command === 'release' ? [asha.subject, 'Waiting'] : ['Waiting'];
    await expect.poll(site.subjects, within).toEqual(expect.arrayContaining(expected));
    const problems = () =>
      site.server.lines().filter(({ level, msg }) => Number(level) >= 40 && String(msg).includes('server'));
    // A line is written up to a tenth of a second after its event.
    await expect
      .poll(problems, within)
      .toMatchObject([{ level: 50, channel: 'agency', msg: 'server unavailable; deliveries paused' }]);
  },
);

async function send(url: string, values: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ...asha, tookMs: 30_000, ...values });
  const response = await fetch(`${url}/send`, { method: 'POST', headers, body });
  return String(response.headers.get('Enquiry-Reference'));
}
