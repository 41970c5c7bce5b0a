import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { createEnquiryLinks } from '../../server/enquiries/enquiry-page.ts';
import { enquiryLinkDays } from '../../server/limits.ts';
import type { ClaimedMessage } from '../../server/messages/types.ts';
import { dayMs } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { openSite } from '../support/site.ts';

const start = new Date('2026-03-04T05:06:07.000Z');
const url = 'https://www.agency.example';
const spam = { link: 'https://spam.example' };

/** A site with one enquiry and its link, on a clock that the test moves. */
async function openAgency(values: object = {}, env: Record<string, string> = {}) {
  const clock = { at: start };
  const stored: string[] = [];
  const onStored = (kind: string) => void stored.push(kind);
  const site = openSite({ SITE_URL: url, ...env }, { now: () => clock.at, onStored });
  const enquiry = { ...asha, form: 'contact', page: '/contact', ...values };
  const { headers } = await site.http.post('/send').send(enquiry);
  stored.length = 0;
  const reference = String(headers['enquiry-reference']);
  const link = await createEnquiryLinks(site.store).path(reference, start);
  const main = async () => parse((await site.http.get(link).expect(200)).text).querySelector('main');
  return {
    ...site,
    clock,
    reference,
    link,
    /** How often the sender was woken. */
    stored,
    found: () => site.store.find(reference),
    main,
    buttons: async () => (await main())?.querySelectorAll('button').map(({ textContent }) => textContent),
    /** As a browser posts one of the forms. */
    press: (fields: object) =>
      site.http.post(link).type('form').set({ Origin: url, 'Sec-Fetch-Site': 'same-origin' }).send(fields),
    journal: async () => {
      const lines = await site.store.journal(new Date(0), 9);
      return lines.map(({ command, operator, references }) => [command, operator, ...references]);
    },
  };
}

test('the link shows what was sent and nothing else, without lines, columns or directions of a visitor, and changes nothing', async () => {
  const name = 'A\u202e b\u3000\u3000\u2800\u3164      c';
  await using agency = await openAgency({
    name,
    message: '\u202eHi\u2028x\u0007y\n\nAnd <b>cups</b> & saucers.',
  });
  await agency.http
    .post('/send')
    .send({ ...asha, name: 'Bina', email: 'bina@example.com', message: 'Other' });
  const before = agency.tables();
  const main = await agency.main();
  for (const words of [
    agency.reference,
    'A b c',
    asha.email,
    asha.phone,
    asha.subject,
    '4 Mar 2026, 10:36 am IST',
  ])
    expect(main?.textContent).toContain(words);
  const quoted = 'Hi\nx y\n\nAnd &lt;b&gt;cups&lt;/b&gt; &amp; saucers.';
  expect(main?.querySelector('blockquote')?.innerHTML).toBe(quoted);
  expect(main?.textContent).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|Bina|bina@|Other/u);
  // The buttons work without script: each form posts to the link itself.
  const forms = main
    ?.querySelectorAll('form')
    .map(({ attributes }) => [attributes.method, attributes.action]);
  expect(forms).toEqual(Array(2).fill(['post', undefined]));
  expect((await agency.http.head(agency.link).expect(200)).text).toBeUndefined();
  expect(agency.tables()).toEqual(before);
});

test('the buttons release a held enquiry, mark it as answered and, once that is confirmed, erase it, each once; no response is kept, indexed or named to other sites', async () => {
  await using agency = await openAgency(spam, { NOTIFY_URL: 'https://ntfy.sh/topic' });
  const by = (command: string) => [command, 'link in an e-mail', agency.reference];
  expect((await agency.main())?.textContent).toContain('It has not been e-mailed to you.');
  expect(await agency.buttons()).toEqual(['Release: e-mail it to us', 'Erase']);
  const released = await agency.press({ action: 'release' }).expect(303).expect('Location', agency.link);
  await agency.press({ action: 'release' });
  expect(await agency.found()).toMatchObject({ state: 'waiting' });
  const messages = await agency.store.messages.list({}, 9);
  expect(messages.map(({ kind }) => kind).sort()).toEqual(['enquiry', 'enquiry.received']);
  expect(agency.stored).toEqual(['enquiry']);

  expect(await agency.buttons()).toEqual(['I have answered this', 'Erase']);
  for (const ms of [0, dayMs]) {
    agency.clock.at = new Date(start.getTime() + ms);
    await agency.press({ action: 'answer' }).expect(303).expect('Location', agency.link);
    expect(await agency.found()).toMatchObject({ answeredAt: start });
  }
  expect(await agency.buttons()).toEqual(['I have not answered it yet', 'Erase']);
  const opened = await agency.http.get(agency.link).expect(200, /answered since 4 Mar 2026, 10:36 am IST/);
  const asked = await agency.press({ action: 'erase' }).expect(400, /Nothing is erased/);
  expect(asked.text).toContain(asha.email);
  expect(await agency.journal()).toEqual([by('answer'), by('release')]);

  const erased = await agency
    .press({ action: 'erase', confirmed: 'yes' })
    .expect(200, /This enquiry is erased/);
  expect((await agency.journal()).map(([command]) => command)).toEqual(['erase', 'answer', 'release']);
  expect(JSON.stringify([erased.text, agency.tables()])).not.toContain(asha.email);
  const gone = await agency.press({ action: 'erase', confirmed: 'yes' }).expect(404);
  for (const { headers, text, status } of [released, opened, asked, erased, gone]) {
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'strict-origin' },
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';(?!.*unsafe).*form-action 'self'/,
      ),
    });
    if (status !== 303) expect(await htmlFaults(text)).toEqual([]);
  }
});

test('an e-mail that the mail server refused is sent again by the button', async () => {
  await using agency = await openAgency();
  const lease = 'a-lease'.padEnd(36, '-');
  await agency.store.setBookmark('sender', lease);
  const claimed = await agency.store.messages.claim(lease, 'agency', start);
  await agency.store.messages.mark(claimed as ClaimedMessage, { state: 'refused', error: '550 No' });
  expect(await agency.found()).toMatchObject({ state: 'refused' });
  expect(await agency.buttons()).toEqual(['E-mail it to us again', 'I have answered this', 'Erase']);
  for (let time = 0; time < 2; time++)
    await agency.press({ action: 'retry' }).expect(303).expect('Location', agency.link);
  expect(await agency.found()).toMatchObject({ state: 'waiting' });
  expect(agency.stored).toEqual(['enquiry']);
  expect(await agency.journal()).toEqual([['retry', 'link in an e-mail', agency.reference]]);
});

test('an answer is taken back by the button', async () => {
  await using agency = await openAgency();
  for (const action of ['answer', 'reopen', 'reopen']) await agency.press({ action }).expect(303);
  expect(await agency.found()).toMatchObject({ answeredAt: null });
  expect((await agency.journal()).map(([command]) => command).sort()).toEqual(['answer', 'reopen']);
});

test('an erasure by the page keeps what ERASE_AFTER_DAYS keeps, and says until when', async () => {
  await using agency = await openAgency({}, { ERASE_AFTER_DAYS: '30' });
  await agency.press({ action: 'erase', confirmed: 'yes' }).expect(/kept until 3 Apr 2026, 10:36 am IST/);
  expect(await agency.found()).toMatchObject({ erasedAt: start, message: '' });
  await agency.http.get(agency.link).expect(404);
});

test('a link is short and the same for all mail programs; a forged, cut or changed one, or one of another store, shows and changes nothing', async () => {
  await using agency = await openAgency();
  await using other = await openAgency();
  const { link, reference } = agency;
  expect(link).toMatch(/^\/enquiry\/[\dA-Z]{4}-[\dA-Z]{4}\/[\da-z]+-[\da-f]{32}$/);
  expect(link.length).toBeLessThan(76);
  // Some mail programs write URLs in lower case.
  for (const path of [link.toLowerCase(), `${link}?utm_source=mail`]) await agency.http.get(path).expect(200);
  const [expires = '', signature = ''] = (link.split('/')[3] ?? '').split('-');
  const longer = (Number.parseInt(expires, 36) + 1).toString(36);
  const wrong = (await agency.http.get('/enquiry/x').expect(404)).text;
  for (const path of [
    ...['/enquiry', `/enquiry/${reference}`, `${link}0`, `${link}/`, link.slice(0, -1), other.link],
    link.slice(0, -1) + (link.endsWith('0') ? '1' : '0'),
    ...[link.replace(expires, longer), link.replace(expires, 'z'.repeat(30))],
    ...[link.replace(reference, '0000-0000'), link.replace(signature, '0'.repeat(32))],
    `/enquiry/%zz/${'a'.repeat(500)}`,
  ]) {
    await agency.http.get(path).expect(404, wrong);
    await agency.http.post(path).type('form').send({ action: 'answer' }).expect(404);
  }
  for (const words of [`${enquiryLinkDays} days`, 'node dist/enquiries.js show REFERENCE'])
    expect(wrong).toContain(words);
  expect(await agency.found()).toMatchObject({ answeredAt: null });
});

test('a link works for thirty days; then, and once its enquiry is erased, it gets the page for wrong links', async () => {
  await using agency = await openAgency();
  const wrong = (await agency.http.get('/enquiry/x')).text;
  const isWrong = async () => {
    await agency.http.get(agency.link).expect(404, wrong);
    await agency.press({ action: 'answer' }).expect(404);
  };
  const lastMs = start.getTime() + enquiryLinkDays * dayMs;
  agency.clock.at = new Date(lastMs + 1000);
  await isWrong();
  expect(await agency.found()).toMatchObject({ answeredAt: null });
  for (const ms of [lastMs, start.getTime() - 400 * dayMs]) {
    agency.clock.at = new Date(ms);
    await agency.http.get(agency.link).expect(200);
  }
  await agency.store.forget(asha.email);
  await isWrong();
});

test('a post from another site, or that is large, broken, of another type or of no button, changes nothing', async () => {
  await using agency = await openAgency(spam);
  const before = agency.tables();
  const rejected = /We could not accept this/;
  const send = (type: string, body: string) => agency.http.post(agency.link).type(type).send(body);
  for (const action of ['release', 'answer', 'erase'])
    for (const [name, value] of [
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
      ['Origin', 'null'],
    ] as const)
      await send('form', `action=${action}&confirmed=yes`).set(name, value).expect(403, rejected);
  await send('text/plain', 'action=release').expect(415, rejected);
  await send('form', `action=release&x=${'x'.repeat(5_000)}`).expect(413, rejected);
  await send('json', '{').expect(400, rejected);
  await agency.http.post(agency.link).expect(415, rejected);
  for (const action of [undefined, 'forget', ['release', 'release'], 'answer'])
    await agency.press({ action }).expect(303);
  expect(agency.tables()).toEqual(before);
  // As from a mailbox in the browser:
  await agency.http.get(agency.link).set('Sec-Fetch-Site', 'cross-site').expect(200);
});

test('while the store does not respond the page reports it, and nothing is done without its line', async () => {
  await using agency = await openAgency();
  const before = agency.tables();
  const fail = () => Promise.reject(new Error('the store is unavailable'));
  const { find } = agency.store;
  agency.store.find = fail;
  expect((await agency.http.get(agency.link).expect(503)).text).toContain('We cannot show it just now');
  agency.store.find = find;
  agency.store.addToJournal = fail;
  await agency.press({ action: 'answer' }).expect(503);
  expect(agency.tables()).toEqual(before);
  expect(agency.lines.filter(({ msg }) => msg === 'request failed')).toHaveLength(2);
});

test('the log and the measurements name the route, and never the signature or the visitor', async () => {
  await using agency = await openAgency();
  await agency.press({ action: 'answer' });
  await agency.http.get(`${agency.link}x`);
  const metrics = [{ name: 'LCP', value: 900, id: 'v5-1' }];
  await agency.http.post('/vitals').send({ page: agency.link, metrics });
  const routes = agency.lines.filter(({ msg }) => msg === 'request').map(({ route }) => route);
  expect(routes).toEqual(['/send', '/enquiry', '/enquiry', '/vitals']);
  expect(JSON.stringify([agency.lines, agency.tables()])).not.toContain(agency.link.slice(-32));
  expect(JSON.stringify(agency.lines)).not.toContain(asha.email);
});
