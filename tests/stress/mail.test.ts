// A mail server that is down while enquiries arrive at the real process, on both databases.

import { test } from 'vitest';
import { openLedger, postSubmission, unlimited } from '../support/enquiry-load.ts';
import { openIsolatedDatabase } from '../support/isolated-database.ts';
import { storeKinds } from '../support/isolated-store.ts';
import { openMailbox } from '../support/mailbox.ts';
import { startServer } from '../support/server-process.ts';

const patience = { timeout: 90_000, interval: 100 };

test.concurrent.for(storeKinds)(
  '%s: enquiries that arrive while the mail server is down, over two runs of the process, are mailed in order of arrival',
  async (kind, { expect }) => {
    await using database = await openIsolatedDatabase(kind);
    await using mailbox = await openMailbox();
    const mail = { SMTP_URL: mailbox.url, MAIL_TO: 'desk@agency.example' };
    const ledger = openLedger();
    const inState = (condition: string) => () =>
      database.query(`SELECT state FROM messages WHERE state ${condition}`);
    await mailbox.down();
    /** A run in which so many arrive one after the other, which makes the order known. */
    const run = async (count: number) => {
      const server = startServer({ DATABASE_URL: database.url, ...mail, ...unlimited });
      const url = await server.url();
      for (let number = 1; number <= count; number++)
        expect(await postSubmission(url, ledger.create())).toBe(200);
      const faults = () => server.lines().filter(({ level }) => Number(level) >= 50);
      await expect.poll(() => faults().length, patience).toBeGreaterThan(0);
      return server;
    };
    await using first = await run(40);
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });

    await using _second = await run(20);
    expect(await inState("= 'waiting'")()).toHaveLength(60);
    await mailbox.up();
    await expect.poll(() => mailbox.emails.length, patience).toBe(60);
    expect(mailbox.emails.map(({ subject }) => subject)).toEqual(
      ledger.submissions.map(({ subject }) => subject),
    );
    await expect.poll(inState("<> 'sent'"), patience).toEqual([]);
  },
);
