// SIGKILL at any moment: during a response, a commit or a send. `KILLS` sets how often, `SEED` when.

import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLedger, postSubmission, startEnquiryLoad, unlimited } from '../support/enquiry-load.ts';
import { openIsolatedDatabase, storeKinds } from '../support/isolated-store.ts';
import { openMailbox } from '../support/mailbox.ts';
import { seed, seededRandom } from '../support/seeded-random.ts';
import { startServer } from '../support/server-process.ts';

const kills = Number(process.env.KILLS ?? 3);
const isLong = kills >= 50;
const submissionsPerLife = 40;
const moments = ['answer', 'answer', 'answer', 'answer', 'sender', 'recipient', 'data', 'message'];
const patience = { timeout: 5 * 60_000, interval: 200 };

async function openAgency(kind: (typeof storeKinds)[number]) {
  const [database, mailbox] = await Promise.all([openIsolatedDatabase(kind), openMailbox()]);
  const to = { SMTP_URL: mailbox.url.replace(/\?.*/, ''), MAIL_TO: 'desk@agency.example' };
  return {
    ...{ database, mailbox, ledger: openLedger() },
    settings: { DATABASE_URL: database.url, SITE_URL: 'https://www.agency.example', ...to, ...unlimited },
    async areAllSent(...servers: ReturnType<typeof startServer>[]) {
      const unsent = () => database.query(`SELECT 1 FROM messages WHERE state <> 'sent' LIMIT 1`);
      await expect.poll(unsent, patience).toEqual([]);
      for (const { child, ended } of servers) {
        child.kill('SIGTERM');
        expect(await ended).toMatchObject({ code: 0 }); // and its output is complete
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([database, mailbox].map((one) => one[Symbol.asyncDispose]()));
    },
  };
}

test.each(storeKinds)(
  '%s: whenever the server is killed, acknowledged enquiries are stored once and mailed',
  async (kind) => {
    const below = seededRandom(kind);
    await using agency = await openAgency(kind);
    const { database, mailbox, ledger, settings } = agency;
    const again: ReturnType<typeof ledger.create>[] = []; // what a browser retries, with the same key
    const claims = new Map<string, unknown>(); // in progress at a kill: token and id, reference
    const freeLease = () => database.execute(`UPDATE bookmarks SET value = '' WHERE name = 'sender'`);

    for (let life = 1; life <= kills; life++) {
      const [moment, afterMs] = [moments[below(moments.length)], below(25)];
      // Otherwise it would first have to find out that the one before is gone, which takes a minute: the last one does.
      if (moment !== 'answer' && life > 1) await freeLease();
      await using server = startServer(settings);
      let [left, submitted] = [1 + below(15), 0];
      const happens = (what: string) => {
        if (what === moment) left -= 1;
        return left === 0 && what === moment;
      };
      const kill = () => void server.child.kill('SIGKILL');
      mailbox.smtpReplies = (stage) => {
        if (happens(stage)) kill();
        return undefined;
      };
      const next = () => {
        if (server.child.killed) return undefined;
        return again.shift() ?? (submitted++ < submissionsPerLife ? ledger.create() : undefined);
      };
      const load = startEnquiryLoad(await server.url(), 3, next, (submission, status) => {
        if (status === 200 && happens('answer')) later(afterMs).then(kill);
        // Half of the visitors do not retry.
        if (status === null && Number(submission.subject.slice(-1)) % 2 === 0) again.push(submission);
      });
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
      mailbox.smtpReplies = () => undefined;
      await load.done;
      await database.idle();
      const claimed = 'SELECT id, reference, claim FROM messages WHERE claim IS NOT NULL';
      for (const { id, reference, claim } of await database.query(claimed))
        claims.set(`${claim} ${id}`, reference);
    }

    if (!isLong) await freeLease();
    await using last = startServer(settings);
    const url = await last.url();
    for (const submission of again) expect(await postSubmission(url, submission)).toBe(200);
    await agency.areAllSent(last);

    const found = await database.read();
    console.log(`${kind}, seed ${seed}: ${claims.size} in flight at a kill`);
    expect(ledger.faultsIn(found)).toEqual([]);
    // Every stored enquiry and nothing else, including those whose visitor got no response.
    const copies = Map.groupBy(mailbox.emails, ({ messageId }) => messageId);
    expect(copies.size).toBe(found.enquiries.length);
    for (const { reference } of found.enquiries) {
      const claimedByTheDead = [...claims.values()].filter((claimed) => claimed === reference).length;
      const count = copies.get(`<enquiry-${reference}@www.agency.example>`)?.length ?? 0;
      expect([1, count > 1 + claimedByTheDead]).toEqual([Math.min(1, count), false]);
    }
  },
);

test('two processes on one PostgreSQL mail each enquiry exactly once', async () => {
  const count = isLong ? 1_000 : 120;
  await using agency = await openAgency('PostgreSQL');
  const { mailbox, ledger, settings } = agency;
  await using one = startServer(settings);
  await using other = startServer(settings);
  const next = () => (ledger.submissions.length < count ? ledger.create() : undefined);
  await Promise.all([one, other].map(async (server) => startEnquiryLoad(await server.url(), 2, next).done));
  expect(ledger.acknowledged()).toHaveLength(count);
  await agency.areAllSent(one, other);
  const subjects = mailbox.emails.map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(ledger.submissions.map(({ subject }) => subject));
  expect(JSON.stringify([one.lines(), other.lines()])).not.toContain('"level":50');
});
