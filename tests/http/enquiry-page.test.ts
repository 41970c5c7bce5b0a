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

test('the link shows what was sent, and opening it changes nothing', async () => {
  await using agency = await openAgency({ message: 'We sell tea.\n\nAnd <b>cups</b> & saucers.' });
  const before = agency.tables();
  for (let time = 0; time < 2; time++) {
    const main = await agency.main();
    for (const words of [agency.reference, asha.name, asha.email, asha.phone, asha.subject])
      expect(main?.textContent).toContain(words);
    const quoted = 'We sell tea.\n\nAnd &lt;b&gt;cups&lt;/b&gt; &amp; saucers.';
    expect(main?.querySelector('blockquote')?.innerHTML).toBe(quoted);
    expect(main?.textContent).toContain('4 Mar 2026, 10:36 am IST');
  }
  expect((await agency.http.head(agency.link).expect(200)).text).toBeUndefined();
  expect(agency.tables()).toEqual(before);
  expect(agency.stored).toEqual([]);
  // The buttons work without script: each form posts to the link itself.
  const forms = (await agency.main())?.querySelectorAll('form') ?? [];
  expect(forms).toHaveLength(2);
  for (const [index, value] of ['answer', 'erase'].entries()) {
    expect([forms[index]?.attributes.method, forms[index]?.attributes.action]).toEqual(['post', undefined]);
    const button = forms[index]?.querySelector('button')?.attributes;
    expect(button).toMatchObject({ type: 'submit', name: 'action', value });
  }
});

test('a page shows no other enquiry, and what its visitor wrote makes no lines, columns or directions', async () => {
  const name = 'A\u202e b\u3000\u3000\u2800\u3164      c';
  await using agency = await openAgency({ name, message: '\u202eHi\u2028x\u0007y' });
  const other = { ...asha, name: 'Bina', email: 'bina@example.com', phone: '9123456780', message: 'Other' };
  await agency.http.post('/send').send({ ...other, form: 'contact', page: '/contact' });
  const main = await agency.main();
  expect(main?.textContent).toContain('A b c');
  expect(main?.querySelector('blockquote')?.textContent).toBe('Hi\nx y');
  expect(main?.textContent).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|Bina|bina@|9123456780|Other/u);
});

test('a held enquiry is released by its button, once, and the sender is woken', async () => {
  await using agency = await openAgency(spam, { NOTIFY_URL: 'https://ntfy.sh/topic' });
  expect((await agency.main())?.textContent).toContain('It has not been e-mailed to you.');
  expect(await agency.buttons()).toEqual(['Release: e-mail it to us', 'Erase']);
  for (let time = 0; time < 2; time++)
    await agency.press({ action: 'release' }).expect(303).expect('Location', agency.link);
  expect(await agency.found()).toMatchObject({ state: 'waiting' });
  const messages = await agency.store.messages.list({}, 9);
  expect(messages.map(({ kind }) => kind).sort()).toEqual(['enquiry', 'enquiry.received']);
  expect(agency.stored).toEqual(['enquiry']);
  expect(await agency.journal()).toEqual([['release', 'link in an e-mail', agency.reference]]);
});

test('the button marks an enquiry as answered, and pressing it again changes nothing', async () => {
  await using agency = await openAgency();
  expect(await agency.buttons()).toEqual(['I have answered this', 'Erase']);
  for (const ms of [0, dayMs]) {
    agency.clock.at = new Date(start.getTime() + ms);
    await agency.press({ action: 'answer' }).expect(303).expect('Location', agency.link);
    expect(await agency.found()).toMatchObject({ answeredAt: start });
  }
  expect(await agency.journal()).toEqual([['answer', 'link in an e-mail', agency.reference]]);
  expect((await agency.main())?.textContent).toContain('answered since 4 Mar 2026, 10:36 am IST');
  expect(await agency.buttons()).toEqual(['I have not answered it yet', 'Erase']);
  for (let time = 0; time < 2; time++) await agency.press({ action: 'reopen' }).expect(303);
  expect(await agency.found()).toMatchObject({ answeredAt: null });
  expect((await agency.journal()).map(([command]) => command).sort()).toEqual(['answer', 'reopen']);
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

test.each([
  ['held', spam],
  ['not held', {}],
])('an enquiry that is %s is erased only after a confirmation', async (_state, values) => {
  await using agency = await openAgency(values);
  const box = (await agency.main())?.querySelector('input[type="checkbox"]');
  expect(box?.attributes).toMatchObject({ name: 'confirmed', required: '' });
  const asked = await agency.press({ action: 'erase' }).expect(400);
  expect(parse(asked.text).querySelector('[role="alert"]')?.textContent).toContain('Nothing is erased');
  expect(asked.text).toContain(asha.email);
  expect(await agency.journal()).toEqual([]);

  const erased = await agency.press({ action: 'erase', confirmed: 'yes' }).expect(200);
  expect(parse(erased.text).querySelector('h1')?.textContent).toBe('This enquiry is erased');
  expect(erased.text).toContain(agency.reference);
  expect(erased.text).not.toContain(asha.email);
  expect(await agency.found()).toBeNull();
  expect(await agency.journal()).toEqual([['erase', 'link in an e-mail', agency.reference]]);
  expect(agency.stored).toEqual(['enquiry']);
  expect(JSON.stringify(agency.tables())).not.toContain(asha.email);
  await agency.press({ action: 'erase', confirmed: 'yes' }).expect(404);
});

test('an erasure by the page keeps what ERASE_AFTER_DAYS keeps, and says until when', async () => {
  await using agency = await openAgency({}, { ERASE_AFTER_DAYS: '30' });
  await agency.press({ action: 'erase', confirmed: 'yes' }).expect(/kept until 3 Apr 2026, 10:36 am IST/);
  expect(await agency.found()).toMatchObject({ erasedAt: start, message: '' });
  await agency.http.get(agency.link).expect(404);
});

test('a link is short, has nothing that mail programs change, and is the same for every process on the store alone', async () => {
  await using agency = await openAgency();
  await using other = await openAgency();
  expect(agency.link).toMatch(/^\/enquiry\/[\dA-Z]{4}-[\dA-Z]{4}\/[\da-z]+-[\da-f]{32}$/);
  expect(agency.link.length).toBeLessThan(76);
  expect(await createEnquiryLinks(agency.store).verify(agency.link, start)).toBe(agency.reference);
  // Some mail programs write URLs in lower case.
  await agency.http.get(agency.link.toLowerCase()).expect(200);
  await agency.http.get(`${agency.link}?utm_source=mail`).expect(200);
  await other.http.get(agency.link).expect(404);
});

test('a forged, cut or changed link shows and changes nothing, and gets the page for wrong links', async () => {
  await using agency = await openAgency();
  const { link, reference } = agency;
  const [, , , signed = ''] = link.split('/');
  const [expires = '', signature = ''] = signed.split('-');
  const longer = (Number.parseInt(expires, 36) + 1).toString(36);
  const wrong = (await agency.http.get('/enquiry/x').expect(404)).text;
  for (const path of [
    ...['/enquiry', '/enquiry/', `/enquiry/${reference}`, `${link}0`, `${link}/`, link.slice(0, -1)],
    link.slice(0, -1) + (link.endsWith('0') ? '1' : '0'),
    ...[link.replace(expires, longer), link.replace(expires, 'z'.repeat(30))],
    ...[link.replace(reference, '0000-0000'), link.replace(signature, '0'.repeat(32))],
    `/enquiry/%zz/${'a'.repeat(500)}`,
  ]) {
    await agency.http.get(path).expect(404, wrong);
    await agency.http.post(path).type('form').send({ action: 'answer' }).expect(404);
  }
  expect(wrong).toContain(`${enquiryLinkDays} days`);
  expect(wrong).toContain('npm run enquiries -- show REFERENCE');
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

test('a post from another site changes nothing', async () => {
  await using agency = await openAgency(spam);
  const before = agency.tables();
  for (const action of ['release', 'answer', 'erase'])
    for (const header of ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Site: same-site', 'Origin: null']) {
      const [name = '', value = ''] = header.split(': ');
      const post = agency.http.post(agency.link).set(name, value).type('form');
      await post.send({ action, confirmed: 'yes' }).expect(403, /We could not accept this/);
    }
  expect(agency.tables()).toEqual(before);
  // As from a mailbox in the browser:
  await agency.http.get(agency.link).set('Sec-Fetch-Site', 'cross-site').expect(200);
});

test('a post that says nothing that the page offers, or is large, broken or of another type, changes nothing', async () => {
  await using agency = await openAgency();
  const before = agency.tables();
  for (const action of [undefined, 'forget', ['answer', 'answer'], 'release'])
    await agency.press({ action }).expect(303);
  const rejected = /We could not accept this/;
  const send = (type: string, body: string) => agency.http.post(agency.link).type(type).send(body);
  await send('text/plain', 'action=answer').expect(415, rejected);
  await send('form', `action=answer&x=${'x'.repeat(5_000)}`).expect(413, rejected);
  await send('json', '{').expect(400, rejected);
  await agency.http.post(agency.link).expect(415, rejected);
  expect(agency.tables()).toEqual(before);
});

test('no response of the route is stored, indexed or named to other sites, and each is a page with a policy of its own', async () => {
  await using agency = await openAgency(spam);
  for (const ask of [
    () => agency.http.get(agency.link).expect(200),
    () => agency.http.head(agency.link).expect(200),
    () => agency.press({ action: 'release' }).expect(303),
    () => agency.press({ action: 'answer' }).expect(303),
    () => agency.http.get(agency.link).expect(200),
    () => agency.press({ action: 'erase' }).expect(400),
    () => agency.http.get('/enquiry/x').expect(404),
    () => agency.http.post(agency.link).set('Sec-Fetch-Site', 'cross-site').expect(403),
    () => agency.press({ action: 'erase', confirmed: 'yes' }).expect(200),
  ]) {
    const response = await ask();
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*form-action 'self'/),
    });
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
    expect(response.headers).not.toHaveProperty('set-cookie');
    if (!response.text || response.status === 303) continue;
    expect(await htmlFaults(response.text)).toEqual([]);
  }
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
  await agency.http.get(agency.link);
  await agency.press({ action: 'answer' });
  await agency.http.get(`${agency.link}x`);
  const metrics = [{ name: 'LCP', value: 900, id: 'v5-1' }];
  await agency.http.post('/vitals').send({ page: agency.link, metrics });
  const signature = agency.link.slice(-32);
  const requests = agency.lines.filter(({ msg, method }) => msg === 'request' && method !== 'HEAD');
  const routes = requests.map(({ route }) => route);
  expect(routes).toEqual(['/send', ...Array(3).fill('/enquiry'), '/vitals']);
  expect(JSON.stringify([agency.lines, agency.tables()])).not.toContain(signature);
  expect(JSON.stringify(agency.lines)).not.toContain(asha.email);
});
