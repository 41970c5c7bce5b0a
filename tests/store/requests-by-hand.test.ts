// Without mail settings: the site erases, and a person writes the letters.

import { expect, test } from 'vitest';
import { weeklyText } from '../../server/messages/templates/weekly.ts';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import { dayMs, lastWeek } from '../../server/time/dates.ts';
import { runCliInProcess, runCliInProcessWith } from '../support/cli-in-process.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

function openOffice() {
  let at = Date.now();
  const now = () => new Date(at);
  const site = openSite({}, { now });
  const { store, log, config, http } = site;
  const settle = createRequestJob({ config, store, log, now, onSettled: () => {} });
  return {
    ...site,
    cli: (...args: string[]) => runCliInProcess(config.databaseUrl, ...args),
    async send(values: object = {}) {
      const { headers } = await http.post('/send').send({ ...asha, ...values });
      return headers['enquiry-reference'] as string;
    },
    async ask(action: 'see' | 'erase', reference: string) {
      await http.post('/my-enquiry').send({ action, reference, email: asha.email }).expect(200);
      await settle();
    },
    advance(ms: number) {
      at += ms;
    },
  };
}

test('a request to see waits for a person, who gets the letter with its address, in plain words', async () => {
  await using office = openOffice();
  const nonce = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  const reference = await office.send({ message: 'Tea of Kangra', nonce });
  expect((await office.cli('requests')).out).toBe('No request waits for you.\n');
  await office.ask('see', reference);
  const { code, out } = await office.cli('requests');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^${reference} .*see +\\S+ \\S+ +(29|30) +send what is stored`, 'm'));
  expect(out).not.toContain('Kangra');
  expect((await office.cli('check')).out).toContain('Requests of visitors that wait for you: 1.');

  const done = await office.cli('request-done', reference.toLowerCase());
  expect(done).toMatchObject({ code: 0, err: '' });
  for (const part of [
    `To: ${asha.email}\nSubject: Everything stored about your enquiry ${reference}`,
    'Tea of Kangra',
    '\nWhere it is: stored on the server, for a person to read\n',
    '\nCodes that show whether the same message came twice: stored\n',
  ])
    expect(done.out).toContain(part);
  expect(done.out).not.toMatch(/e-mailed|e-mail it|random number/);
  const again = { code: 1, err: `Nothing is to be done for ${reference}.\n` };
  expect(await office.cli('request-done', reference)).toMatchObject(again);
  const lines = await office.store.journal(new Date(0), 10);
  const told = lines.map(({ command, operator }) => `${command} by ${operator}`);
  expect(told).toEqual(['request-done by operator', 'request-done by operator', 'see by visitor']);

  const held = await office.send({ message: 'Another.', link: 'filled by a robot' });
  await office.ask('see', held);
  const spam = '\nWhere it is: stored on the server; it may be spam, so a person looks at it\n';
  expect((await office.cli('request-done', held)).out).toContain(spam);
});

test('an erasure is done at once, and its confirmation waits for a person', async () => {
  await using office = openOffice();
  const reference = await office.send();
  await office.ask('erase', reference);
  expect(office.rows()).toEqual([]);
  expect(JSON.parse((await office.cli('requests', '--json')).out)).toMatchObject([
    { reference, action: 'erase' },
  ]);
  const { out } = await office.cli('request-done', reference, '--json');
  const emails = [{ to: asha.email, subject: `Your enquiry ${reference} is erased` }];
  expect(JSON.parse(out)).toMatchObject({ changed: [reference], failed: [], emails });
  expect(JSON.stringify(office.tables())).not.toContain(asha.email);
});

test('a request that is not done after the promised days is reported by check and the weekly e-mail', async () => {
  await using office = openOffice();
  const reference = await office.send();
  office.advance(-31 * dayMs); // the commands run today
  await office.ask('see', reference);
  expect((await office.cli('requests')).out).toContain('OVERDUE');
  const check = await office.cli('check', '--json', '--hours', '9999');
  expect(check.code).toBe(1);
  const requests = { open: [reference], overdue: [reference] };
  expect(JSON.parse(check.out)).toMatchObject({ ok: false, requests });
  const { store, config } = office;
  const { databaseUrl, settings } = config;
  const [now, deps] = [new Date(), { store, databaseUrl, settings, urlOf: async () => '' }];
  const weekly = await weeklyText(deps, lastWeek(now), now);
  expect(weekly.body).toContain('1, OVERDUE 1: run node dist/enquiries.js requests');
});

test('with ERASE_AFTER_DAYS erase keeps a part, which only a breach and its own reference show', async () => {
  await using office = openOffice();
  const reference = await office.send({ message: 'And coffee.' });
  const env = { DATABASE_URL: office.config.databaseUrl, ERASE_AFTER_DAYS: '365' };
  const { out } = await runCliInProcessWith(env, 'erase', reference, '--confirm');
  expect(out).toContain('is erased, except for what is kept until');
  expect((await office.cli('erase', reference, '--confirm')).code).toBe(1);
  const shown = await office.cli('show', reference);
  expect(shown.out).toMatch(/Written in.*Erased on request \(IST\).*Kept until \(IST\)/s);
  expect(shown.out).not.toMatch(/State|Sent|Tries|coffee/);
  const json = await office.cli('show', reference, '--json');
  expect(JSON.parse(json.out)).toMatchObject([{ state: null, message: '' }]);
  expect((await office.cli('export')).out).not.toContain(asha.email);
  expect((await office.cli('list')).out).toBe('No enquiries.\n');
  const breach = await office.cli('export', '--erased-too', '--since', '1h');
  expect(breach.err).toBe('1 enquiries exported.\n');
  expect(breach.out).toContain('"Erased on request (IST)","Kept until (IST)"');
  expect(breach.out).toContain(asha.email);
  const [line] = await office.store.journal(new Date(0), 1);
  expect(line).toMatchObject({ references: [reference], selection: { erasedToo: true } });
  expect(await office.cli('forget', asha.email, '--confirm')).toMatchObject({ code: 0, err: '' });
  expect(office.rows()).toEqual([]);
});
