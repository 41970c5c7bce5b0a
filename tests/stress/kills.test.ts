// SIGKILL at any moment: during a response, a commit or a send. `KILLS` sets how often, `SEED` when.

import { setTimeout as later } from 'node:timers/promises';
import { test } from 'vitest';
import {
  openLedger,
  postSubmission,
  type Submission,
  startEnquiryLoad,
  unlimited,
} from '../support/enquiry-load.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { storeKinds } from '../support/isolated-store.ts';
import { openMailbox, type SmtpStage } from '../support/mailbox.ts';
import { seed, seededRandom } from '../support/seeded-random.ts';
import { startServer } from '../support/server-process.ts';

const kills = Number(process.env.KILLS ?? 3);
const submissionsPerLife = 40;

test.concurrent.for(storeKinds)(
  '%s: whenever the server is killed, acknowledged enquiries are stored once and mailed',
  async (kind, { expect }) => {
    const below = seededRandom(kind);
    await using database = await openIsolatedDatabase(kind);
    await using mailbox = await openMailbox();
    const settings = {
      ...{ DATABASE_URL: database.url, SMTP_URL: mailbox.url.replace(/\?.*/, '') },
      ...{ MAIL_TO: 'desk@agency.example', SITE_URL: 'https://www.agency.example', ...unlimited },
    };
    const ledger = openLedger();
    const again: Submission[] = []; // what a browser retries, with the same key
    const claims = new Map<string, string>(); // in progress at a kill: token and id, reference
    const freeLease = () => database.execute(`UPDATE bookmarks SET value = '' WHERE name = 'sender'`);

    for (let life = 1; life <= kills; life++) {
      const plan = planOf(below);
      // Otherwise it would first have to find out that the one before is gone, which takes a minute: the last one does.
      if (plan.at !== 'answer' && life > 1) await freeLease();
      await using server = startServer(settings);
      const url = await server.url();
      const kill = () => void server.child.kill('SIGKILL');
      let [answers, asked, submitted] = [0, 0, 0];
      mailbox.smtpReplies = (stage) => {
        if (stage === plan.at && ++asked === plan.count) kill();
        return undefined;
      };
      const next = () => {
        if (server.child.killed) return undefined;
        return again.shift() ?? (submitted++ < submissionsPerLife ? ledger.create() : undefined);
      };
      const load = startEnquiryLoad(url, 3, next, (submission, status) => {
        if (status === 200 && plan.at === 'answer' && ++answers === plan.count) later(plan.ms).then(kill);
        // Half of the visitors do not retry.
        if (status === null && Number(submission.subject.slice(-1)) % 2 === 0) again.push(submission);
      });
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
      mailbox.smtpReplies = () => undefined;
      await load.done;
      await database.idle();
      const claimed = 'SELECT id, reference, claim FROM messages WHERE claim IS NOT NULL';
      for (const { id, reference, claim } of await database.query(claimed))
        claims.set(`${claim} ${id}`, String(reference));
    }

    if (kills < 50) await freeLease();
    await using last = startServer(settings);
    const url = await last.url();
    for (const submission of again) expect(await postSubmission(url, submission)).toBe(200);
    const unsent = () => database.query(`SELECT 1 FROM messages WHERE state <> 'sent' LIMIT 1`);
    await expect.poll(unsent, { timeout: 5 * 60_000, interval: 500 }).toEqual([]);
    last.child.kill('SIGTERM');
    expect(await last.ended).toMatchObject({ code: 0 });

    const { enquiries, faults } = await database.read();
    const copies = Map.groupBy(mailbox.emails, ({ headers }) =>
      String(headers.find(({ key }) => key === 'message-id')?.value),
    );
    const copiesOf = (reference: string) =>
      copies.get(`<enquiry-${reference}@www.agency.example>`)?.length ?? 0;
    const acknowledged = ledger.acknowledged();
    console.log(
      `${kind}, seed ${seed}: ${kills} kills; ${acknowledged.length} enquiries acknowledged, ${enquiries.length} stored; ` +
        `${mailbox.emails.length} emails with ${copies.size} Message-IDs; ${claims.size} in flight at a kill.`,
    );
    expect(faults).toEqual([]);
    const storedKeys = enquiries.map(({ key }) => key);
    expect(new Set(storedKeys).size).toBe(storedKeys.length);
    for (const { key, references } of acknowledged) {
      const rows = enquiries.filter((enquiry) => enquiry.key === key);
      expect(rows.map(({ reference }) => reference)).toEqual([...references]);
    }
    // Every stored enquiry and nothing else, including those whose visitor got no response.
    expect(copies.size).toBe(enquiries.length);
    for (const { reference } of enquiries) {
      const claimedByTheDead = [...claims.values()].filter((claimed) => claimed === reference).length;
      expect(copiesOf(reference)).toBeGreaterThanOrEqual(1);
      expect(copiesOf(reference)).toBeLessThanOrEqual(1 + claimedByTheDead);
    }
  },
);

type Plan = { at: 'answer' | SmtpStage; count: number; ms: number };

// Half of the kills happen while visitors are answered, half while e-mails are sent.
function planOf(below: (end: number) => number): Plan {
  const count = 1 + below(15);
  if (below(2) === 0) return { at: 'answer', count, ms: below(25) };
  const moments: SmtpStage[] = ['sender', 'recipient', 'data', 'message'];
  return { at: moments[below(moments.length)] ?? 'message', count, ms: 0 };
}
