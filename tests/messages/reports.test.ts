// What the digest, the weekly e-mail and reminders have in common.

import { expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const hour = 60 * 60_000;

const reports = {
  digest: { afterMs: 0, name: () => 'digest-2026-03-04' },
  'weekly e-mail': { afterMs: (4 * 24 + 22) * hour, name: () => 'weekly-2026-W10' },
  reminder: { afterMs: 3 * hour, name: (at: string) => `reminder-${at}` },
};

test.each<[keyof typeof reports, string]>([
  ['digest', 'down'],
  ['digest', 'counts'],
  ['digest', 'list'],
  ['weekly e-mail', 'down'],
  ['weekly e-mail', 'list'],
  ['reminder', 'down'],
  ['reminder', '451 Later'],
  ['reminder', 'hang up'],
  ['reminder', 'unanswered'],
])(
  'a %s that fails when it is sent (%s) is sent later, once by two processes, under the same Message-ID',
  async (job, fault) => {
    await using agency = await openSiteWithMessages({ env: { REMIND_AFTER: '2h' } });
    await agency.rounds(1, 1, job); // since when it is on
    await agency.sendEnquiry({ link: 'https://spam.example', message: 'Held' });
    await agency.mailEnquiry();
    agency.advance(reports[job].afterMs);
    const name = reports[job].name(agency.now().toISOString());
    await Promise.all([agency.runJob(job), agency.runJob(job)]);
    agency.storeFails([fault]);
    if (/4|hang/.test(fault)) agency.mailbox.says('message', fault);
    if (fault === 'down') await agency.mailbox.down();
    await agency.deliver();
    expect(agency.mailbox.emails).toHaveLength(1);
    expect(agency.faults()).toHaveLength(1);
    agency.storeFails([]);
    agency.mailbox.says();
    if (fault === 'down') await agency.mailbox.up();
    const other = agency.another();
    for (let round = 1; round <= 3; round++) {
      agency.advance(60_000);
      await Promise.all([agency.runJob(job), agency.runJob(job)]);
      await Promise.all([agency.deliver(), other.deliver()]);
    }
    const [, ...sent] = agency.mailbox.emails;
    expect(sent).toMatchObject([{ messageId: `<${name}@www.agency.example>` }]);
  },
);
