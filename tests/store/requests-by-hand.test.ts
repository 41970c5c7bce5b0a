// Without mail settings: the site erases, and a person writes the letters.

import { expect, test } from 'vitest';
import { weeklyText } from '../../server/messages/templates/weekly.ts';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import { dayMs, lastWeek } from '../../server/time/dates.ts';
import { runCliInProcessWith } from '../support/cli-in-process.ts';
import { steps } from '../support/cli-steps.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

function openOffice(daysAgo = 0, env: Record<string, string> = {}) {
  const now = () => new Date(Date.now() - daysAgo * dayMs); // the commands run today
  const site = openSite(env, { now });
  const { store, log, config, http } = site;
  const settle = createRequestJob({ config, store, log, now, onSettled: () => {} });
  return {
    ...site,
    says: steps((...args) => runCliInProcessWith({ DATABASE_URL: config.databaseUrl, ...env }, ...args)),
    async send(values: object = {}) {
      const { headers } = await http.post('/send').send({ ...asha, ...values });
      return headers['enquiry-reference'] as string;
    },
    async ask(action: 'see' | 'erase', reference: string) {
      await http.post('/my-enquiry').send({ action, reference, email: asha.email }).expect(200);
      await settle();
    },
  };
}

test('a request to see waits for a person, who gets the letter with its address, in plain words', async () => {
  await using office = openOffice();
  const { says } = office;
  const nonce = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  const reference = await office.send({ message: 'Tea of Kangra', nonce });
  await says('requests', 0, /^No request waits for you.\n$/);
  await office.ask('see', reference);
  const row = new RegExp(`^${reference} .*see +\\S+ \\S+ +(29|30) +send what is stored`, 'm');
  expect(await says('requests', 0, row)).not.toContain('Kangra');
  await says('check', 0, 'Requests of visitors that wait for you: 1.');
  const letter = await says(
    `request-done ${reference.toLowerCase()}`,
    0,
    `To: ${asha.email}\nSubject: Everything stored about your enquiry ${reference}`,
    'Tea of Kangra',
    '\nWhere it is: stored on the server, for a person to read\n',
    '\nCodes that show whether the same message came twice: stored\n',
  );
  expect(letter).not.toMatch(/e-mailed|e-mail it|random number/);
  await says(`request-done ${reference}`, 1, `! Nothing is to be done for ${reference}.\n`);
  const lines = await office.store.journal(new Date(0), 10);
  const told = lines.map(({ command, operator }) => `${command} by ${operator}`);
  expect(told).toEqual(['request-done by operator', 'request-done by operator', 'see by visitor']);
  const held = await office.send({ message: 'Another.', link: 'filled by a robot' });
  await office.ask('see', held);
  await says(`request-done ${held}`, 0, 'stored on the server; it may be spam, so a person looks at it\n');
  await office.ask('see', held);
  await says(`erase ${held} --confirm`, 0);
  await says('requests', 0, /^No request waits for you.\n$/);
});

test('an erasure is done at once, and its confirmation waits for a person', async () => {
  await using office = openOffice();
  const reference = await office.send();
  await office.ask('erase', reference);
  expect(office.rows()).toEqual([]);
  await office.says('requests --json', 0, `"reference": "${reference}"`, '"action": "erase"');
  const out = await office.says(`request-done ${reference} --json`, 0);
  const emails = [{ to: asha.email, subject: `Your enquiry ${reference} is erased` }];
  expect(JSON.parse(out)).toMatchObject({ changed: [reference], failed: [], emails });
  expect(JSON.stringify(office.tables())).not.toContain(asha.email);
});

test('a request that is not done after the promised days is reported by check and the weekly e-mail', async () => {
  await using office = openOffice(31);
  const reference = await office.send();
  await office.ask('see', reference);
  await office.says('requests', 0, 'OVERDUE');
  const check = JSON.parse(await office.says('check --json --hours 9999', 1));
  expect(check).toMatchObject({ ok: false, requests: { open: [reference], overdue: [reference] } });
  const { store, config } = office;
  const { databaseUrl, settings } = config;
  const [now, deps] = [new Date(), { store, databaseUrl, settings, urlOf: async () => '' }];
  const weekly = await weeklyText(deps, lastWeek(now), now);
  expect(weekly.body).toContain('1, OVERDUE 1: run node dist/enquiries.js requests');
});

test('with ERASE_AFTER_DAYS erase keeps a part, which only a breach and its own reference show', async () => {
  await using office = openOffice(0, { ERASE_AFTER_DAYS: '365' });
  const { says } = office;
  const reference = await office.send({ message: 'And coffee.' });
  await says(`erase ${reference} --confirm`, 0, 'is erased, except for what is kept until');
  await says(`erase ${reference} --confirm`, 1);
  const kept = /Written in.*Erased on request \(IST\).*Kept until \(IST\)/s;
  expect(await says(`show ${reference}`, 0, kept)).not.toMatch(/State|Sent|Tries|coffee/);
  await says(`show ${reference} --json`, 0, '"state": null', '"message": ""');
  expect(await says('export', 0)).not.toContain(asha.email);
  await says('list', 0, /^No enquiries.\n$/);
  const breach = 'export --erased-too --since 1h';
  await says(breach, 0, '"Kept until (IST)"', asha.email, '! 1 enquiry exported.\n');
  const [line] = await office.store.journal(new Date(0), 1);
  expect(line).toMatchObject({ references: [reference], selection: { erasedToo: true } });
  const again = await office.send({ message: 'And coffee.' });
  expect(await office.store.find(again)).toMatchObject({ message: 'And coffee.', possibleRepeatOf: null });
  await says(`forget ${asha.email} --confirm`, 0);
  expect(office.rows()).toEqual([]);
});
