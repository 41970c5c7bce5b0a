import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { createEnquiryLinks } from '../../server/enquiries/enquiry-page.ts';
import type { StoredEnquiry } from '../../server/enquiries/types.ts';
import { enquiryLinkDays } from '../../server/limits.ts';
import { dayMs } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
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
  const { headers } = await site.http
    .post('/send')
    .send({ ...asha, form: 'contact', page: '/contact', ...values });
  stored.length = 0;
  const reference = String(headers['enquiry-reference']);
  const link = await createEnquiryLinks(site.store).path(reference, start);
  return {
    ...site,
    clock,
    reference,
    link,
    /** How often the sender was woken. */
    stored,
    found: () => site.store.find(reference),
    main: async () => parse((await site.http.get(link)).text).querySelector('main'),
    /** As a browser posts one of the forms. */
    press: (fields: object) =>
      site.http.post(link).type('form').set({ Origin: url, 'Sec-Fetch-Site': 'same-origin' }).send(fields),
    journal: async () =>
      (await site.store.journal(new Date(0), 9)).map(({ command, operator, references }) => [
        command,
        operator,
        ...references,
      ]),
  };
}

type Agency = Awaited<ReturnType<typeof openAgency>>;

const buttonsOf = async ({ main }: Agency) =>
  (await main())?.querySelectorAll('button').map((button) => button.textContent);

test('the link shows what was sent, and opening it changes nothing', async () => {
  await using agency = await openAgency({ message: 'We sell tea.\n\nAnd <b>cups</b> & saucers.' });
  const before = agency.tables();
  for (let time = 0; time < 3; time++) {
    const { status, text } = await agency.http.get(agency.link);
    expect(status).toBe(200);
    const main = parse(text).querySelector('main');
    for (const words of [agency.reference, asha.name, asha.email, asha.phone, asha.subject])
      expect(main?.textContent).toContain(words);
    expect(main?.querySelector('blockquote')?.innerHTML).toBe(
      'We sell tea.\n\nAnd &lt;b&gt;cups&lt;/b&gt; &amp; saucers.',
    );
    expect(main?.textContent).toContain('4 Mar 2026, 10:36 am IST');
  }
  const head = await agency.http.head(agency.link);
  expect(head.status).toBe(200);
  expect(head.text ?? '').toBe('');
  expect(agency.tables()).toEqual(before);
  expect(agency.stored).toEqual([]);
});

test('a page has the data of its own enquiry only', async () => {
  await using agency = await openAgency();
  const other = { ...asha, name: 'Bina', email: 'bina@example.com', phone: '9123456780', message: 'Other' };
  await agency.http.post('/send').send({ ...other, form: 'contact', page: '/contact' });
  const { text } = await agency.http.get(agency.link);
  for (const word of ['Bina', 'bina@example.com', '9123456780', 'Other']) expect(text).not.toContain(word);
});

test('what a visitor wrote makes no lines, columns or directions of its own among the facts', async () => {
  await using agency = await openAgency({
    name: 'A\u202e b\u3000\u3000\u2800\u3164      c',
    message: '\u202eHi\u2028x\u0007y',
  });
  const main = await agency.main();
  expect(main?.textContent).toContain('A b c');
  expect(main?.querySelector('blockquote')?.textContent).toBe('Hi\nx y');
  expect(main?.textContent).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
});

test('a held enquiry is released by its button, once, and the sender is woken', async () => {
  await using agency = await openAgency(spam, { NOTIFY_URL: 'https://ntfy.sh/topic' });
  expect((await agency.main())?.textContent).toContain('It has not been e-mailed to you.');
  expect(await buttonsOf(agency)).toEqual(['Release: e-mail it to us', 'Erase']);
  for (let time = 0; time < 2; time++) {
    const posted = await agency.press({ action: 'release' });
    expect([posted.status, posted.headers.location]).toEqual([303, agency.link]);
  }
  expect(await agency.found()).toMatchObject({ state: 'waiting' });
  const messages = await agency.store.messages.list({}, 9);
  expect(messages.map(({ kind }) => kind).sort()).toEqual(['enquiry', 'enquiry.received']);
  expect(agency.stored).toEqual(['enquiry']);
  expect(await agency.journal()).toEqual([['release', 'link in an e-mail', agency.reference]]);
  expect(await buttonsOf(agency)).toEqual(['I have answered this', 'Erase']);
});

test('the button marks an enquiry as answered, and pressing it again changes nothing', async () => {
  await using agency = await openAgency();
  expect(await buttonsOf(agency)).toEqual(['I have answered this', 'Erase']);
  const posted = await agency.press({ action: 'answer' });
  expect([posted.status, posted.headers.location]).toEqual([303, agency.link]);
  expect(await agency.found()).toMatchObject({ answeredAt: start });

  agency.clock.at = new Date(start.getTime() + dayMs);
  expect((await agency.press({ action: 'answer' })).status).toBe(303);
  expect(await agency.found()).toMatchObject({ answeredAt: start });
  expect(await agency.journal()).toEqual([['answer', 'link in an e-mail', agency.reference]]);
  expect(await buttonsOf(agency)).toEqual(['Erase']);
  expect((await agency.main())?.textContent).toContain('answered since 4 Mar 2026, 10:36 am IST');
});

test.each([
  ['held', spam],
  ['not held', {}],
])('an enquiry that is %s is erased only after a confirmation', async (_state, values) => {
  await using agency = await openAgency(values);
  const box = (await agency.main())?.querySelector('input[type="checkbox"]');
  expect(box?.attributes).toMatchObject({ name: 'confirmed', required: '' });
  const asked = await agency.press({ action: 'erase' });
  expect(asked.status).toBe(400);
  expect(parse(asked.text).querySelector('[role="alert"]')?.textContent).toContain('Nothing is erased');
  expect(asked.text).toContain(asha.email);
  expect(await agency.journal()).toEqual([]);

  const erased = await agency.press({ action: 'erase', confirmed: 'yes' });
  expect(erased.status).toBe(200);
  expect(parse(erased.text).querySelector('h1')?.textContent).toBe('This enquiry is erased');
  expect(erased.text).toContain(agency.reference);
  expect(erased.text).not.toContain(asha.email);
  expect(await agency.found()).toBeNull();
  expect(await agency.journal()).toEqual([['erase', 'link in an e-mail', agency.reference]]);
  expect(agency.stored).toEqual(['enquiry']);
  expect(JSON.stringify(agency.tables())).not.toContain(asha.email);
  expect((await agency.press({ action: 'erase', confirmed: 'yes' })).status).toBe(404);
});

test('an erasure by the page keeps what ERASE_AFTER_DAYS keeps, and says until when', async () => {
  await using agency = await openAgency({}, { ERASE_AFTER_DAYS: '30' });
  const { text } = await agency.press({ action: 'erase', confirmed: 'yes' });
  expect(text).toContain('kept until 3 Apr 2026, 10:36 am IST');
  expect(await agency.found()).toMatchObject({ erasedAt: start, message: '' });
  expect((await agency.http.get(agency.link)).status).toBe(404);
});

test.each([
  ['nothing', {}],
  ['another word', { action: 'forget' }],
  ['two words', { action: ['answer', 'answer'] }],
  ['what a held enquiry needs', { action: 'release' }],
])('a post of %s changes nothing', async (_what, fields) => {
  await using agency = await openAgency();
  const before = agency.tables();
  expect((await agency.press(fields)).status).toBe(303);
  expect(agency.tables()).toEqual(before);
});

test('the buttons work without script: each form posts to the link itself', async () => {
  await using agency = await openAgency();
  const forms = (await agency.main())?.querySelectorAll('form') ?? [];
  expect(forms.map(({ attributes }) => [attributes.method, attributes.action])).toEqual([
    ['post', undefined],
    ['post', undefined],
  ]);
  const buttons = forms.map((form) => form.querySelector('button')?.attributes);
  expect(buttons).toMatchObject([
    { type: 'submit', name: 'action', value: 'answer' },
    { type: 'submit', name: 'action', value: 'erase' },
  ]);
});

test('a link is short, and has no characters that mail programs change', async () => {
  await using agency = await openAgency();
  expect(agency.link).toMatch(/^\/enquiry\/[\dA-Z]{4}-[\dA-Z]{4}\/[\da-z]+-[\da-f]{32}$/);
  expect(agency.link.length).toBeLessThan(76);
});

test('a link is the same for every process on the store, and another store’s link is wrong', async () => {
  await using agency = await openAgency();
  await using other = await openAgency();
  expect(await createEnquiryLinks(agency.store).verify(agency.link, start)).toBe(agency.reference);
  // Some mail programs write URLs in lower case.
  expect((await agency.http.get(agency.link.toLowerCase())).status).toBe(200);
  expect((await other.http.get(agency.link)).status).toBe(404);
  expect((await agency.http.get(`${agency.link}?utm_source=mail`)).status).toBe(200);
});

test('a forged, cut or changed link shows and changes nothing, and gets the page for wrong links', async () => {
  await using agency = await openAgency();
  const { link, reference } = agency;
  const expires = /\/([\da-z]+)-/.exec(link.slice(reference.length + 9))?.[1] ?? '';
  const longer = (Number.parseInt(expires, 36) + 1).toString(36);
  const last = link.endsWith('0') ? '1' : '0';
  const forged = [
    '/enquiry',
    '/enquiry/',
    `/enquiry/${reference}`,
    link.slice(0, -1),
    link.slice(0, -1) + last,
    `${link}0`,
    `${link}/`,
    link.replace(expires, longer),
    link.replace(reference, '0000-0000'),
    `/enquiry/${reference}/${expires}-${'0'.repeat(32)}`,
    `/enquiry/%zz/${'a'.repeat(500)}`,
    `/enquiry/${reference}/${'z'.repeat(30)}-${'0'.repeat(32)}`,
  ];
  const wrong = await agency.http.get('/enquiry/x');
  for (const path of forged) {
    const got = await agency.http.get(path);
    expect([path, got.status, got.text === wrong.text]).toEqual([path, 404, true]);
    const posted = await agency.http.post(path).type('form').send({ action: 'answer' });
    expect([path, posted.status]).toEqual([path, 404]);
  }
  expect(wrong.text).toContain(`${enquiryLinkDays} days`);
  expect(wrong.text).toContain('npm run enquiries -- show REFERENCE');
  expect(await agency.found()).toMatchObject({ answeredAt: null });
});

test('a link works for thirty days, and an expired one gets the same page as a wrong one', async () => {
  await using agency = await openAgency();
  agency.clock.at = new Date(start.getTime() + enquiryLinkDays * dayMs);
  expect((await agency.http.get(agency.link)).status).toBe(200);
  agency.clock.at = new Date(start.getTime() + enquiryLinkDays * dayMs + 1000);
  const expired = await agency.http.get(agency.link);
  expect(expired.status).toBe(404);
  expect(expired.text).toBe((await agency.http.get('/enquiry/x')).text);
  expect((await agency.press({ action: 'answer' })).status).toBe(404);
  expect(await agency.found()).toMatchObject({ answeredAt: null });
  agency.clock.at = new Date(start.getTime() - 400 * dayMs);
  expect((await agency.http.get(agency.link)).status).toBe(200);
});

test('the link of an erased enquiry gets the same page as a wrong one', async () => {
  await using agency = await openAgency();
  await agency.store.forget(asha.email);
  const wrong = await agency.http.get('/enquiry/x');
  for (const response of [await agency.http.get(agency.link), await agency.press({ action: 'answer' })])
    expect([response.status, response.text === wrong.text]).toEqual([404, true]);
});

test('a post from another site changes nothing', async () => {
  await using agency = await openAgency(spam);
  const before = agency.tables();
  const cross = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ];
  for (const action of ['release', 'answer', 'erase'])
    for (const headers of cross) {
      const { status, text } = await agency.http
        .post(agency.link)
        .set(headers as Record<string, string>)
        .type('form')
        .send({ action, confirmed: 'yes' });
      expect([headers, status]).toEqual([headers, 403]);
      expect(text).toContain('We could not accept this');
    }
  expect(agency.tables()).toEqual(before);
  const opened = await agency.http.get(agency.link).set('Sec-Fetch-Site', 'cross-site');
  expect(opened.status).toBe(200); // as from a mailbox in the browser
});

test('a body that is large, broken or of another type changes nothing', async () => {
  await using agency = await openAgency();
  const before = agency.tables();
  const send = (type: string, body: string) => agency.http.post(agency.link).type(type).send(body);
  const responses = [
    await send('text/plain', 'action=answer'),
    await send('form', `action=answer&x=${'x'.repeat(5_000)}`),
    await send('json', '{'),
    await agency.http.post(agency.link),
  ];
  expect(responses.map(({ status }) => status)).toEqual([415, 413, 400, 415]);
  for (const { text } of responses) expect(text).toContain('We could not accept this');
  expect(agency.tables()).toEqual(before);
});

test('no response of the route is stored, indexed or named to other sites, and each has a policy of its own', async () => {
  await using agency = await openAgency();
  const responses = [
    await agency.http.get(agency.link),
    await agency.http.head(agency.link),
    await agency.press({ action: 'answer' }),
    await agency.press({ action: 'erase' }),
    await agency.http.get('/enquiry/x'),
    await agency.http.put(agency.link),
    await agency.http.post(agency.link).set('Sec-Fetch-Site', 'cross-site'),
    await agency.press({ action: 'erase', confirmed: 'yes' }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 303, 400, 404, 405, 403, 200]);
  for (const { status, headers } of responses) {
    expect({ status, ...headers }).toMatchObject({
      status,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect(responses[5]?.headers.allow).toBe('GET, HEAD, POST');
});

test('no search engine can find a link', async () => {
  await using agency = await openAgency();
  expect((await agency.http.get('/robots.txt')).text).toContain('\nDisallow: /enquiry/\n');
  for (const path of ['/sitemap.xml', '/llms.txt', '/'])
    expect((await agency.http.get(path)).text).not.toContain('/enquiry/');
});

test('while the store does not respond the page reports it, and nothing is done without its line', async () => {
  let isAway = true;
  let changes = 0;
  const found = { ...asha, reference: 'K7M2-9QXD', receivedAt: start, state: 'sent', spamSignals: [] };
  const enquiry = { ...found, context: { utm: {}, tookMs: null }, answeredAt: null } as unknown;
  const store = fakeStore({
    secret: async () => {
      if (isAway) throw new Error('the store is unavailable');
      return 'secret';
    },
    find: async () => enquiry as StoredEnquiry,
    addToJournal: async () => {
      throw new Error('disk full');
    },
    answer: async () => {
      changes += 1;
      return start;
    },
  });
  await using agency = openSite({}, { store, now: () => start });
  const link = await createEnquiryLinks({ secret: async () => 'secret' }).path('K7M2-9QXD', start);
  const away = await agency.http.get(link);
  expect(away.status).toBe(503);
  expect(away.text).toContain('We cannot show it just now');
  isAway = false;
  expect((await agency.http.get(link)).status).toBe(200);
  expect((await agency.http.post(link).type('form').send({ action: 'answer' })).status).toBe(503);
  expect(changes).toBe(0);
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
  expect(requests.map(({ route }) => route)).toEqual([
    '/send',
    '/enquiry',
    '/enquiry',
    '/enquiry',
    '/vitals',
  ]);
  expect(JSON.stringify([agency.lines, agency.tables()])).not.toContain(signature);
  expect(JSON.stringify(agency.lines)).not.toContain(asha.email);
});

test('every page of the route is valid HTML', async () => {
  await using agency = await openAgency(spam);
  const pages = [
    await agency.http.get(agency.link),
    await agency.press({ action: 'erase' }),
    await agency.press({ action: 'release' }).then(() => agency.http.get(agency.link)),
    await agency.press({ action: 'answer' }).then(() => agency.http.get(agency.link)),
    await agency.http.get('/enquiry/x'),
    await agency.press({ action: 'erase', confirmed: 'yes' }),
  ];
  for (const { text } of pages) {
    expect(await htmlFaults(text)).toEqual([]);
    expect(parse(text).querySelectorAll('h1')).toHaveLength(1);
    expect(parse(text).querySelectorAll('link[rel="canonical"]')).toEqual([]);
  }
});
