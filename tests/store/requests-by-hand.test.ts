// Without mail settings: the site erases, and a person writes the letters.

import { expect, test } from 'vitest';
import { weeklyText } from '../../server/messages/templates/weekly.ts';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import { dayMs, lastWeek } from '../../server/time/dates.ts';
import { runCliInProcess, runCliInProcessWith } from '../support/cli-in-process.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

async function openOffice(env: Record<string, string> = {}) {
  let at = Date.now();
  const now = () => new Date(at);
  const site = openSite(env, { now });
  const { store, log, config } = site;
  const settle = createRequestJob({ config, store, log, now, onSettled: () => {} });
  return {
    ...site,
    cli: (...args: string[]) => runCliInProcess(config.databaseUrl, ...args),
    async send(values: object = {}) {
      const { headers } = await site.http.post('/send').send({ ...asha, ...values });
      return headers['enquiry-reference'] as string;
    },
    async ask(action: 'see' | 'erase', reference: string) {
      await site.http.post('/my-enquiry').send({ action, reference, email: asha.email }).expect(200);
      await settle();
    },
    advance(ms: number) {
      at += ms;
    },
  };
}

test('a request to see waits for a person, who gets the letter with its address', async () => {
  await using office = await openOffice();
  const reference = await office.send({ message: 'Tea of Kangra' });
  expect((await office.cli('requests')).out).toBe('No request waits for you.\n');
  await office.ask('see', reference);
  const { code, out } = await office.cli('requests');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining(reference) });
  expect(out).toMatch(/ see +\S+ \S+ +(29|30) +send what is stored/);
  expect(out).not.toContain('Kangra');
  expect((await office.cli('check')).out).toContain('Requests of visitors that wait for you: 1.');

  const done = await office.cli('request-done', reference.toLowerCase());
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toContain(`To: ${asha.email}\nSubject: Everything stored about your enquiry ${reference}`);
  expect(done.out).toContain('Tea of Kangra');
  expect(await office.cli('request-done', reference)).toMatchObject({
    code: 1,
    err: `Nothing is to be done for ${reference}.\n`,
  });
  expect(
    (await office.store.journal(new Date(0), 10)).map(({ command, operator }) => [command, operator]),
  ).toEqual([
    ['request-done', 'operator'],
    ['request-done', 'operator'],
    ['see', 'visitor'],
  ]);
});

test('the letter describes in plain words how data is handled without mail', async () => {
  await using office = await openOffice();
  const [read, held] = [
    await office.send({ nonce: 'c0ffee00c0ffee00c0ffee00c0ffee00' }),
    await office.send({ message: 'Another.', link: 'filled by a robot' }),
  ];
  await office.ask('see', read);
  await office.ask('see', held);
  const letter = (await office.cli('request-done', read)).out;
  expect(letter).toContain('\nWhere it is: stored on the server, for a person to read\n');
  expect(letter).toContain('\nCodes that show whether the same message came twice: stored\n');
  expect(letter).not.toMatch(/e-mailed|e-mail it|random number/);
  expect((await office.cli('request-done', held)).out).toContain(
    '\nWhere it is: stored on the server; it may be spam, so a person looks at it\n',
  );
});

test('an erasure is done at once, and its confirmation waits for a person', async () => {
  await using office = await openOffice();
  const reference = await office.send();
  await office.ask('erase', reference);
  expect(office.rows()).toEqual([]);
  expect(JSON.parse((await office.cli('requests', '--json')).out)).toMatchObject([
    { reference, action: 'erase' },
  ]);
  const { out } = await office.cli('request-done', reference, '--json');
  expect(JSON.parse(out)).toMatchObject({
    changed: [reference],
    failed: [],
    emails: [{ to: asha.email, subject: `Your enquiry ${reference} is erased` }],
  });
  expect(JSON.stringify(office.tables())).not.toContain(asha.email);
});

test('a request that is not done after the promised days is reported by check', async () => {
  await using office = await openOffice();
  const reference = await office.send();
  office.advance(-31 * dayMs); // the commands run today
  await office.ask('see', reference);
  expect((await office.cli('requests')).out).toContain('OVERDUE');
  const check = await office.cli('check', '--json', '--hours', '9999');
  expect(check.code).toBe(1);
  expect(JSON.parse(check.out)).toMatchObject({
    ok: false,
    requests: { open: [reference], overdue: [reference] },
  });
  const { store, config } = office;
  const [now, deps] = [new Date(), { store, databaseUrl: config.databaseUrl, settings: config.settings }];
  const weekly = await weeklyText(deps, lastWeek(now), now);
  expect(weekly.body).toContain('1, OVERDUE 1: run npm run enquiries -- requests');
});

test('erase erases single enquiries, by the rules of the settings', async () => {
  await using office = await openOffice();
  const [one, other] = [await office.send(), await office.send({ message: 'And coffee.' })];
  expect(await office.cli('erase', one, '--confirm')).toMatchObject({ code: 0, out: `${one} is erased.\n` });
  expect(await office.cli('erase', one, '--confirm')).toMatchObject({
    code: 1,
    err: `There is no enquiry ${one}, or it is erased.\n`,
  });
  const env = { DATABASE_URL: office.config.databaseUrl, ERASE_AFTER_DAYS: '365' };
  expect((await runCliInProcessWith(env, 'erase', other, '--confirm')).out).toContain(
    'is erased, except for what is kept until',
  );
  const shown = await office.cli('show', other);
  expect(shown.out).toContain('Erased on request (IST)');
  expect(shown.out).toContain('Kept until (IST)');
  expect(shown.out).toContain('Written in');
  for (const unknown of ['State', 'Sent', 'Tries', 'coffee']) expect(shown.out).not.toContain(unknown);
  expect(JSON.parse((await office.cli('show', other, '--json')).out)).not.toMatchObject({ state: 'sent' });
  expect((await office.cli('export')).out).not.toContain(asha.email);
  expect((await office.cli('list')).out).toBe('No enquiries.\n');
  expect((await office.cli('export', '--erased-too')).out).toContain(asha.email);
  expect(await office.cli('forget', asha.email, '--confirm')).toMatchObject({ code: 0, err: '' });
  expect(office.rows()).toEqual([]);
});

test.each([[['requests', 'done']], [['request-done']], [['erase']], [['erase', 'K7M2']]])(
  '%j is a usage error',
  async (args) => {
    await using office = await openOffice();
    expect((await office.cli(...args)).code).toBe(2);
  },
);
