import { expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

/** Its default certificate is not signed by a trusted authority. */
const withTls = { disabledCommands: [], logger: false };

test('nothing is mailed to a server with an invalid certificate, which is logged once with a setting that works', async () => {
  await using agency = await openSiteWithMessages({ mailServer: withTls });
  await agency.sendEnquiry();
  for (let round = 1; round <= 4; round++) {
    await agency.deliver();
    agency.advance(60 * 60_000);
  }
  expect(agency.mailbox.stages).not.toContain('sender');
  expect(agency.rows()).toMatchObject([{ state: 'waiting', error: expect.stringMatching(/certificate/) }]);
  expect(agency.faults()).toMatchObject([{ level: 50, remedy: expect.stringContaining('?ignoreTLS=true') }]);
  await agency.another({ smtpUrl: `${agency.mailbox.url}&ignoreTLS=true` }).deliver();
  expect(agency.states()).toEqual(['sent']);
});

test('where TLS is required, the log names the setting for a private certificate, and the setting works', async () => {
  await using agency = await openSiteWithMessages({ mailServer: { ...withTls, secure: true } });
  await agency.sendEnquiry();
  const smtpUrl = agency.mailbox.url.replace('smtp:', 'smtps:');
  await agency.another({ smtpUrl }).deliver();
  const remedy = String(agency.faults()[0]?.remedy);
  expect(remedy).toMatch(/host name in the certificate/);
  const [option] = /(?<=\?)\S+rejectUnauthorized=false/.exec(remedy) ?? [];
  await agency.another({ smtpUrl: `${smtpUrl}&${option}` }).deliver();
  expect(agency.states()).toEqual(['sent']);
});
