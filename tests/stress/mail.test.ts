// A mail server that is away, silent, unwilling or rude, while enquiries go on arriving at the real process.

import { afterAll, test } from 'vitest';
import { askDesk } from '../support/cli.ts';
import { type Ledger, openLedger, post, unlimited } from '../support/enquiry-load.ts';
import { openVault } from '../support/isolated-database.ts';
import { rooms } from '../support/isolated-store.ts';
import { type Manners, openMailbox } from '../support/mailbox.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

const patience = { timeout: 90_000, interval: 100 };

test.concurrent.for(rooms)(
  '%s: what arrives while the mail server is down, for all of a run and the next, is mailed in order of arrival',
  async (kind, { expect }) => {
    await using vault = await openVault(kind, postgres);
    await using mailbox = await openMailbox();
    const settings = settingsOf(vault.url, mailbox.url);
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
    expect(await vault.ask(`SELECT 1 FROM enquiries WHERE state = 'waiting'`)).toHaveLength(60);
    await mailbox.up();
    await expect.poll(() => mailbox.letters.length, patience).toBe(60);
    expect(mailbox.letters.map(({ subject }) => subject)).toEqual(subjectsOf(ledger));
    await expect.poll(() => unsent(vault), patience).toEqual([]);
  },
);

test.concurrent.for<[string, Manners]>([
  ['takes the connection and says nothing', (moment) => (moment === 'connect' ? 'silence' : undefined)],
  ['falls silent at the letter', (moment) => (moment === 'letter' ? 'silence' : undefined)],
  ['says to come later', (moment) => (moment === 'letter' ? '451 Later' : undefined)],
  ['hangs up in the letter', (moment) => (moment === 'data' ? 'hang up' : undefined)],
])('nothing is lost or doubled by a mail server that %s', async ([_what, manners], { expect }) => {
  await using vault = await openVault('SQLite', postgres);
  await using mailbox = await openMailbox();
  mailbox.manners = manners;
  const ledger = openLedger();
  // It waits for three seconds where it would wait for thirty.
  const url = mailbox.url.replaceAll('=1000', '=3000');
  await using server = startServer(settingsOf(vault.url, url));
  await enquire(await server.url(), ledger, 10);
  await expect.poll(() => faultsOf(server).length, patience).toBeGreaterThan(0);
  await enquire(await server.url(), ledger, 10);
  expect(mailbox.letters).toEqual([]);

  mailbox.manners = () => undefined;
  await expect.poll(() => mailbox.letters.length, patience).toBe(20);
  // Each had its own next try.
  expect(mailbox.letters.map(({ subject }) => subject).sort()).toEqual(subjectsOf(ledger).sort());
  await expect.poll(() => unsent(vault), patience).toEqual([]);
});

test.concurrent('a letter that is refused is kept and said, and goes when the desk says so', async ({
  expect,
}) => {
  await using vault = await openVault('SQLite', postgres);
  await using mailbox = await openMailbox();
  mailbox.manners = (moment, subject) =>
    moment === 'letter' && subject === 'Enquiry 00003' ? '554 No' : undefined;
  const ledger = openLedger();
  await using server = startServer(settingsOf(vault.url, mailbox.url.replace(/\?.*/, '')));
  await enquire(await server.url(), ledger, 6);
  const others = subjectsOf(ledger).filter((subject) => subject !== 'Enquiry 00003');
  await expect.poll(() => mailbox.letters.map(({ subject }) => subject), patience).toEqual(others);
  await expect.poll(() => unsent(vault), patience).toMatchObject([{ state: 'refused' }]);
  const [reference] = [...(ledger.fillings[2]?.references ?? [])];
  expect(faultsOf(server)).toMatchObject([{ level: 50, reference, error: '554' }]);

  mailbox.manners = () => undefined;
  expect(await askDesk(vault.url, 'retry', '--all')).toMatchObject({ code: 0 });
  await expect.poll(() => mailbox.letters.at(-1)?.subject, patience).toBe('Enquiry 00003');
});

function settingsOf(databaseUrl: string, smtpUrl: string): Record<string, string> {
  return { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, MAIL_TO: 'desk@agency.example', ...unlimited };
}

// One after the other: that is their order of arrival.
async function enquire(url: string, ledger: Ledger, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const status = await post(url, ledger.fill());
    if (status !== 200) throw new Error(`An enquiry was answered with ${status}.`);
  }
}

function subjectsOf({ fillings }: Ledger): string[] {
  return fillings.map(({ subject }) => subject);
}

function faultsOf(server: ReturnType<typeof startServer>) {
  return server.lines().filter(({ level }) => Number(level) >= 50);
}

function unsent(vault: Awaited<ReturnType<typeof openVault>>) {
  return vault.ask(`SELECT state FROM enquiries WHERE state <> 'sent'`);
}
