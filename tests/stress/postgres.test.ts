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
  const [again, later]: [Submission[], Submission[]] = [[], []];
  const outages: { fromMs: number; toMs: number }[] = [];
  const next = () => again.shift() ?? ledger.create();
  const load = startEnquiryLoad(url, 3, next, (submission, status) => {
    // Some visitors retry when it is over.
    if (status === 503 && Number(submission.subject.slice(-1)) % 3 === 0) later.push(submission);
  });
  const moreThan = async (measured: () => number, more: number) => {
    const before = measured();
    await expect.poll(measured, patience).toBeGreaterThan(before + more);
  };
  const stored = () => ledger.acknowledged().length;

  for (const end of [postgres.stop, postgres.kill]) {
    await moreThan(stored, 30);
    const fromMs = performance.now();
    await end();
    const awayMs = performance.now();
    const refused = () =>
      ledger.submissions.filter(({ statuses, postedMs }) => statuses.includes(503) && postedMs > awayMs)
        .length;
    await moreThan(refused, 20);
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
    expect((await fetch(`${url}/contact`)).status).toBe(200);
    await postgres.start();
    outages.push({ fromMs, toMs: performance.now() });
    again.push(...later.splice(0));
    await moreThan(stored, 30);
  }
  await load.stop();
  const refusals = ledger.submissions.flatMap(({ statuses }) => statuses.filter((status) => status !== 200));
  expect(new Set(refusals)).toEqual(new Set([503]));
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 }); // and its log is complete
  expect(server.lines().filter(({ msg }) => msg === 'enquiry not stored')).toHaveLength(refusals.length);

  const { enquiries, faults } = await database.read();
  expect(faults).toEqual([]);
  for (const { key, references } of ledger.acknowledged()) {
    const rows = enquiries.filter((enquiry) => enquiry.key === key);
    expect(rows.map(({ reference }) => reference)).toEqual([...references]);
  }
  // A commit whose reply is lost with the connection is reported as failed to the visitor, but is stored: at most one per
  // visitor, at each stop.
  const keys = new Set(enquiries.map(({ key }) => key));
  const refusedButStored = ledger.submissions.filter(
    ({ key, references }) => references.size === 0 && keys.has(key),
  );
  console.log(`${stored()} enquiries acknowledged, ${refusedButStored.length} refused and stored.`);
  const isInOutage = (ms: number) => outages.some(({ fromMs, toMs }) => fromMs < ms && ms < toMs);
  expect(refusedButStored.filter(({ postedMs }) => isInOutage(postedMs))).toEqual([]);
  expect(refusedButStored.length).toBeLessThanOrEqual(3 * outages.length);
  expect(enquiries).toHaveLength(stored() + refusedButStored.length);
});

test('two processes on one PostgreSQL, behind PgBouncer where that is installed, mail each enquiry exactly once', async () => {
  await using database = await openIsolatedDatabase('PostgreSQL');
  await using bouncer = pgBouncer ? await startPgBouncer(database.url) : null;
  await using mailbox = await openMailbox();
  const settings = {
    ...{ DATABASE_URL: bouncer?.url ?? database.url, SMTP_URL: mailbox.url.replace(/\?.*/, '') },
    ...{ MAIL_TO: 'desk@agency.example', ...unlimited },
  };
  await using one = startServer(settings);
  await using other = startServer(settings);
  const ledger = openLedger();
  const next = () => (ledger.submissions.length < count ? ledger.create() : undefined);
  await Promise.all([one, other].map(async (server) => startEnquiryLoad(await server.url(), 2, next).done));
  expect(ledger.acknowledged()).toHaveLength(count);
  const unsent = () => database.query(`SELECT 1 FROM messages WHERE state <> 'sent' LIMIT 1`);
  await expect.poll(unsent, patience).toEqual([]);
  for (const server of [one, other]) {
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 }); // and its output is complete
  }
  const subjects = mailbox.emails.map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(ledger.submissions.map(({ subject }) => subject));
  expect(JSON.stringify([one.lines(), other.lines()])).not.toContain('"level":50');
});
