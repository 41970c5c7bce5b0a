// A mail server that is down, silent, refusing or disconnecting, while enquiries arrive at the real process.

import { afterAll, test } from 'vitest';
import { runCli } from '../support/cli.ts';
import { type Ledger, openLedger, postSubmission, unlimited } from '../support/enquiry-load.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { storeKinds } from '../support/isolated-store.ts';
import { openMailbox, type SmtpReplies } from '../support/mailbox.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

const patience = { timeout: 90_000, interval: 100 };

test.concurrent.for(storeKinds)(
  '%s: enquiries that arrive while the mail server is down, over two runs of the process, are mailed in order of arrival',
  async (kind, { expect }) => {
    await using database = await openIsolatedDatabase(kind, postgres);
    await using mailbox = await openMailbox();
    const settings = settingsOf(database.url, mailbox.url);
    const ledger = openLedger();
    await mailbox.down();

    await using first = startServer(settings);
    await enquire(await first.url(), ledger, 40);
    await expect.poll(() => faultsOf(first).length, patience).toBeGreaterThan(0);
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });

    await using second = startServer(settings);
    await enquire(await second.url(), ledger, 20);
    await expect.poll(() => faultsOf(second).length, patience).toBeGreaterThan(0);
    expect(await database.query(`SELECT 1 FROM enquiries WHERE state = 'waiting'`)).toHaveLength(60);
    await mailbox.up();
    await expect.poll(() => mailbox.emails.length, patience).toBe(60);
    expect(mailbox.emails.map(({ subject }) => subject)).toEqual(subjectsOf(ledger));
    await expect.poll(() => unsent(database), patience).toEqual([]);
  },
);

test.concurrent.for<[string, SmtpReplies]>([
  ['accepts the connection and is silent', (stage) => (stage === 'connect' ? 'silence' : undefined)],
  ['is silent after the content', (stage) => (stage === 'message' ? 'silence' : undefined)],
  ['defers the content', (stage) => (stage === 'message' ? '451 Later' : undefined)],
  ['hangs up at the DATA command', (stage) => (stage === 'data' ? 'hang up' : undefined)],
])('no e-mail is lost or duplicated by a mail server that %s', async ([_what, smtpReplies], { expect }) => {
  await using database = await openIsolatedDatabase('SQLite', postgres);
  await using mailbox = await openMailbox();
  mailbox.smtpReplies = smtpReplies;
  const ledger = openLedger();
  // It waits for three seconds here instead of thirty.
  const url = mailbox.url.replaceAll('=1000', '=3000');
  await using server = startServer(settingsOf(database.url, url));
  await enquire(await server.url(), ledger, 10);
  await expect.poll(() => faultsOf(server).length, patience).toBeGreaterThan(0);
  await enquire(await server.url(), ledger, 10);
  expect(mailbox.emails).toEqual([]);

  mailbox.smtpReplies = () => undefined;
  await expect.poll(() => mailbox.emails.length, patience).toBe(20);
  // Each was retried on its own schedule.
  expect(mailbox.emails.map(({ subject }) => subject).sort()).toEqual(subjectsOf(ledger).sort());
  await expect.poll(() => unsent(database), patience).toEqual([]);
});

test.concurrent('a refused e-mail is stored and logged, and is sent when an operator retries it', async ({
  expect,
}) => {
  await using database = await openIsolatedDatabase('SQLite', postgres);
  await using mailbox = await openMailbox();
  mailbox.smtpReplies = (stage, subject) =>
    stage === 'message' && subject === 'Enquiry 00003' ? '554 No' : undefined;
  const ledger = openLedger();
  await using server = startServer(settingsOf(database.url, mailbox.url.replace(/\?.*/, '')));
  await enquire(await server.url(), ledger, 6);
  const others = subjectsOf(ledger).filter((subject) => subject !== 'Enquiry 00003');
  await expect.poll(() => mailbox.emails.map(({ subject }) => subject), patience).toEqual(others);
  await expect.poll(() => unsent(database), patience).toMatchObject([{ state: 'refused' }]);
  const [reference] = [...(ledger.submissions[2]?.references ?? [])];
  expect(faultsOf(server)).toMatchObject([{ level: 50, reference, error: '554' }]);

  mailbox.smtpReplies = () => undefined;
  expect(await runCli(database.url, 'retry', '--all')).toMatchObject({ code: 0 });
  await expect.poll(() => mailbox.emails.at(-1)?.subject, patience).toBe('Enquiry 00003');
});

function settingsOf(databaseUrl: string, smtpUrl: string): Record<string, string> {
  return { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, MAIL_TO: 'desk@agency.example', ...unlimited };
}

// One after the other, which makes the order of arrival known.
async function enquire(url: string, ledger: Ledger, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const status = await postSubmission(url, ledger.create());
    if (status !== 200) throw new Error(`POST /send responded with ${status}.`);
  }
}

function subjectsOf({ submissions }: Ledger): string[] {
  return submissions.map(({ subject }) => subject);
}

function faultsOf(server: ReturnType<typeof startServer>) {
  return server.lines().filter(({ level }) => Number(level) >= 50);
}

function unsent(database: Awaited<ReturnType<typeof openIsolatedDatabase>>) {
  return database.query(`SELECT state FROM enquiries WHERE state <> 'sent'`);
}
