// PostgreSQL goes down under a stream of enquiries, and two processes share one database.

import { expect, test } from 'vitest';
import { openLedger, type Submission, startEnquiryLoad, unlimited } from '../support/enquiry-load.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { openMailbox } from '../support/mailbox.ts';
import { pgBouncer, startPgBouncer, startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const patience = { timeout: 300_000, interval: 100 };

/** A thousand at full length, as `npm run test:stress` sets it. */
const count = Number(process.env.KILLS ?? 4) < 50 ? 120 : 1000;

test('while PostgreSQL is stopped or killed enquiries are refused and not stored, and it is used again when it is back', async () => {
  await using postgres = await startPostgres();
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await using server = startServer({ DATABASE_URL: database.url, ...unlimited });
  const url = await server.url();
  const ledger = openLedger();
  const again: Submission[] = [];
  const later: Submission[] = [];
  const refusedFor = (status: number | null) =>
    ledger.submissions.filter(({ statuses }) => statuses.includes(status));
  const outages: { fromMs: number; toMs: number }[] = [];
  const load = startEnquiryLoad(
    url,
    3,
    () => again.shift() ?? ledger.create(),
    (submission, status) => {
      // Some visitors retry when it is over.
      if (status === 503 && Number(submission.subject.slice(-1)) % 3 === 0) later.push(submission);
    },
  );
  const moreThan = async (count: () => number, more: number) => {
    const before = count();
    await expect.poll(count, patience).toBeGreaterThan(before + more);
  };

  for (const end of [postgres.stop, postgres.kill]) {
    await moreThan(() => ledger.acknowledged().length, 30);
    const fromMs = performance.now();
    await end();
    const awayMs = performance.now();
    await moreThan(() => refusedFor(503).filter(({ postedMs }) => postedMs > awayMs).length, 20);
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
    expect((await fetch(`${url}/contact`)).status).toBe(200);
    await postgres.start();
    outages.push({ fromMs, toMs: performance.now() });
    again.push(...later.splice(0));
    await moreThan(() => ledger.acknowledged().length, 30);
  }
  await load.stop();
  const refusals = ledger.submissions.flatMap(({ statuses }) => statuses.filter((status) => status !== 200));
  expect(new Set(refusals)).toEqual(new Set([503]));
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 }); // and its log is complete
  const storeErrors = server.lines().filter(({ msg }) => msg === 'enquiry not stored');
  expect(storeErrors).toHaveLength(refusals.length);

  const { enquiries, faults } = await database.read();
  expect(faults).toEqual([]);
  const storedKeys = enquiries.map(({ key }) => key);
  const refused = ledger.submissions.filter(({ references }) => references.size === 0);
  // A commit whose reply is lost with the connection is reported as failed to the visitor, but is stored: at most one per visitor,
  // at each stop.
  const refusedButStored = refused.filter(({ key }) => storedKeys.includes(key));
  console.log(
    `PostgreSQL stopped and killed: ${ledger.acknowledged().length} enquiries acknowledged, ` +
      `${refused.length} refused, ${refusedButStored.length} of them stored.`,
  );
  for (const { key, references } of ledger.acknowledged()) {
    const rows = enquiries.filter((enquiry) => enquiry.key === key);
    expect(rows.map(({ reference }) => reference)).toEqual([...references]);
  }
  expect(
    refusedButStored.filter(({ postedMs }) =>
      outages.some(({ fromMs, toMs }) => fromMs < postedMs && postedMs < toMs),
    ),
  ).toEqual([]);
  expect(refusedButStored.length).toBeLessThanOrEqual(3 * outages.length);
  expect(enquiries).toHaveLength(ledger.acknowledged().length + refusedButStored.length);
});

test.for<[string, boolean]>([
  ['directly', false],
  ['behind PgBouncer with transaction pooling', true],
])('two processes on one PostgreSQL, %s, mail each enquiry exactly once', async ([, isPooled], { skip }) => {
  skip(isPooled && !pgBouncer, 'PgBouncer is not installed');
  await using postgres = await startPostgres();
  await using database = await openIsolatedDatabase('PostgreSQL', postgres);
  await using bouncer = isPooled ? await startPgBouncer(database.url) : null;
  await using mailbox = await openMailbox();
  const settings = {
    DATABASE_URL: bouncer?.url ?? database.url,
    SMTP_URL: mailbox.url.replace(/\?.*/, ''),
    MAIL_TO: 'desk@agency.example',
    ...unlimited,
  };
  await using one = startServer(settings);
  await using other = startServer(settings);
  const ledger = openLedger();
  const next = () => (ledger.submissions.length < count ? ledger.create() : undefined);
  const streams = [one, other].map(async (server) => startEnquiryLoad(await server.url(), 2, next).done);
  await Promise.all(streams);
  expect(ledger.acknowledged()).toHaveLength(count);
  const isAllMailed = async () =>
    (await database.query(`SELECT 1 FROM messages WHERE state <> 'sent' LIMIT 1`)).length === 0;
  await expect.poll(isAllMailed, patience).toBe(true);

  for (const server of [one, other]) {
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 }); // and its output is complete
  }
  const subjects = mailbox.emails.map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(ledger.submissions.map(({ subject }) => subject));
  expect(JSON.stringify([one.lines(), other.lines()])).not.toContain('"level":50');
});
