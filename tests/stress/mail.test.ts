// A mail server that is down while enquiries arrive at the real process, on both databases.

import { afterAll, test } from 'vitest';
import { type Ledger, openLedger, postSubmission, unlimited } from '../support/enquiry-load.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { storeKinds } from '../support/isolated-store.ts';
import { openMailbox } from '../support/mailbox.ts';
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
    expect(await database.query(`SELECT 1 FROM messages WHERE state = 'waiting'`)).toHaveLength(60);
    await mailbox.up();
    await expect.poll(() => mailbox.emails.length, patience).toBe(60);
    expect(mailbox.emails.map(({ subject }) => subject)).toEqual(subjectsOf(ledger));
    await expect.poll(() => unsent(database), patience).toEqual([]);
  },
);

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
  return database.query(`SELECT state FROM messages WHERE state <> 'sent'`);
}
