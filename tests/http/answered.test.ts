import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { createAnswerLinks } from '../../server/enquiries/answer-link.ts';
import { answerLinkDays } from '../../server/limits.ts';
import { dayMs } from '../../server/time/dates.ts';
import { asha } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { openSite } from '../support/site.ts';

const start = new Date('2026-03-04T05:06:07.000Z');
const url = 'https://www.agency.example';

/** A site with one enquiry and its link, on a clock that the test moves. */
async function openAgency(env: Record<string, string> = {}) {
  const clock = { at: start };
  const site = openSite({ SITE_URL: url, ...env }, { now: () => clock.at });
  const { headers } = await site.http.post('/send').send({ ...asha, form: 'contact', page: '/contact' });
  const reference = String(headers['enquiry-reference']);
  const link = await createAnswerLinks(site.store).path(reference, start);
  return {
    ...site,
    clock,
    reference,
    link,
    answeredAt: async () => (await site.store.find(reference))?.answeredAt,
  };
}

test('the link opens a page with one button, and opening it marks nothing', async () => {
  await using agency = await openAgency();
  for (let time = 0; time < 3; time++) {
    const { status, text } = await agency.http.get(agency.link);
    expect(status).toBe(200);
    expect(text).toContain(agency.reference);
    const buttons = parse(text).querySelectorAll('main button, main input, main select, main textarea');
    expect(buttons.map((button) => button.textContent)).toEqual(['I have answered this']);
    expect(parse(text).querySelectorAll('main form').length).toBe(1);
  }
  const head = await agency.http.head(agency.link);
  expect(head.status).toBe(200);
  expect(head.text ?? '').toBe('');
  expect(await agency.answeredAt()).toBeNull();
});

test('the button marks the enquiry as answered, and pressing it again changes nothing', async () => {
  await using agency = await openAgency();
  const posted = await agency.http.post(agency.link).set('Sec-Fetch-Site', 'same-origin');
  expect(posted.status).toBe(303);
  expect(posted.headers.location).toBe(agency.link);
  expect(await agency.answeredAt()).toEqual(start);

  agency.clock.at = new Date(start.getTime() + dayMs);
  const page = await agency.http.get(agency.link);
  expect(page.status).toBe(200);
  expect(parse(page.text).querySelectorAll('main form')).toEqual([]);
  expect(page.text).toContain('4 Mar 2026, 10:36 am IST');
  expect((await agency.http.post(agency.link)).status).toBe(303);
  expect(await agency.answeredAt()).toEqual(start);
});

test('the button works without script: the form posts to the link itself', async () => {
  await using agency = await openAgency();
  const form = parse((await agency.http.get(agency.link)).text).querySelector('main form');
  expect(form?.attributes).toEqual({ method: 'post', class: 'actions' });
  expect(form?.querySelector('button')?.getAttribute('type')).toBe('submit');
  // As a browser posts a form without fields.
  const posted = await agency.http.post(agency.link).type('form').send('').set('Origin', url);
  expect(posted.status).toBe(303);
});

test('a link is short, has no characters that mail programs change, and has no data of the visitor', async () => {
  await using agency = await openAgency();
  expect(agency.link).toMatch(/^\/answered\/[\dA-Z]{4}-[\dA-Z]{4}\/[\da-z]+-[\da-f]{32}$/);
  expect(agency.link.length).toBeLessThan(76);
  const { text } = await agency.http.get(agency.link);
  for (const word of [asha.name, asha.email, asha.phone, asha.message, asha.subject])
    expect(parse(text).querySelector('main')?.textContent).not.toContain(word);
});

test('a link is the same for every process on the store, and another store’s link is wrong', async () => {
  await using agency = await openAgency();
  await using other = await openAgency();
  expect(await createAnswerLinks(agency.store).verify(agency.link, start)).toBe(agency.reference);
  // Some mail programs write URLs in lower case.
  expect((await agency.http.get(agency.link.toLowerCase())).status).toBe(200);
  expect((await other.http.get(agency.link)).status).toBe(404);
  expect((await agency.http.get(`${agency.link}?utm_source=mail`)).status).toBe(200);
});

test('a forged, cut or changed link marks nothing and gets the page for wrong links', async () => {
  await using agency = await openAgency();
  const { link, reference } = agency;
  const expires = /\/([\da-z]+)-/.exec(link.slice(reference.length + 10))?.[1] ?? '';
  const longer = (Number.parseInt(expires, 36) + 1).toString(36);
  const last = link.endsWith('0') ? '1' : '0';
  const forged = [
    '/answered',
    '/answered/',
    `/answered/${reference}`,
    link.slice(0, -1),
    link.slice(0, -1) + last,
    `${link}0`,
    `${link}/`,
    link.replace(expires, longer),
    link.replace(reference, '0000-0000'),
    `/answered/${reference}/${expires}-${'0'.repeat(32)}`,
    `/answered/%zz/${'a'.repeat(500)}`,
    `/answered/${reference}/${'z'.repeat(30)}-${'0'.repeat(32)}`,
  ];
  const wrong = await agency.http.get('/answered/x');
  for (const path of forged) {
    const got = await agency.http.get(path);
    expect([path, got.status, got.text === wrong.text]).toEqual([path, 404, true]);
    expect([path, (await agency.http.post(path)).status]).toEqual([path, 404]);
  }
  expect(wrong.text).toContain(`${answerLinkDays} days`);
  expect(wrong.text).toContain('npm run enquiries -- answer REFERENCE');
  expect(await agency.answeredAt()).toBeNull();
});

test('a link works for thirty days, and an expired one gets the same page as a wrong one', async () => {
  await using agency = await openAgency();
  agency.clock.at = new Date(start.getTime() + answerLinkDays * dayMs);
  expect((await agency.http.get(agency.link)).status).toBe(200);
  agency.clock.at = new Date(start.getTime() + answerLinkDays * dayMs + 1000);
  const expired = await agency.http.get(agency.link);
  expect(expired.status).toBe(404);
  expect(expired.text).toBe((await agency.http.get('/answered/x')).text);
  expect((await agency.http.post(agency.link)).status).toBe(404);
  expect(await agency.answeredAt()).toBeNull();
  agency.clock.at = new Date(start.getTime() - 400 * dayMs);
  expect((await agency.http.get(agency.link)).status).toBe(200);
});

test('the link of an erased enquiry gets the same page as a wrong one', async () => {
  await using agency = await openAgency();
  await agency.store.forget(asha.email);
  const wrong = await agency.http.get('/answered/x');
  for (const method of ['get', 'post'] as const) {
    const { status, text } = await agency.http[method](agency.link);
    expect([method, status, text === wrong.text]).toEqual([method, 404, true]);
  }
});

test('a post from another site marks nothing', async () => {
  await using agency = await openAgency();
  const cross = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ];
  for (const headers of cross) {
    const { status, text } = await agency.http.post(agency.link).set(headers as Record<string, string>);
    expect([headers, status]).toEqual([headers, 403]);
    expect(text).toContain('We could not accept this');
  }
  expect(await agency.answeredAt()).toBeNull();
  const opened = await agency.http.get(agency.link).set('Sec-Fetch-Site', 'cross-site');
  expect(opened.status).toBe(200); // as from a mailbox in the browser
});

test('every response of the route is neither stored nor indexed, and has a policy of its own', async () => {
  await using agency = await openAgency();
  const responses = [
    await agency.http.get(agency.link),
    await agency.http.head(agency.link),
    await agency.http.post(agency.link),
    await agency.http.get(agency.link),
    await agency.http.get('/answered/x'),
    await agency.http.put(agency.link),
    await agency.http.post(agency.link).set('Sec-Fetch-Site', 'cross-site'),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 303, 200, 404, 405, 403]);
  for (const { status, headers } of responses) {
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      status,
      'no-store',
      'noindex',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect(responses[5]?.headers.allow).toBe('GET, HEAD, POST');
});

test('no search engine can find a link', async () => {
  await using agency = await openAgency();
  expect((await agency.http.get('/robots.txt')).text).toContain('\nDisallow: /answered/\n');
  for (const path of ['/sitemap.xml', '/llms.txt', '/'])
    expect((await agency.http.get(path)).text).not.toContain('/answered');
});

test('while the store does not respond the page reports it, and the next try works', async () => {
  let isAway = true;
  const found = { answeredAt: null } as Awaited<ReturnType<ReturnType<typeof fakeStore>['find']>>;
  const store = fakeStore({
    secret: async () => {
      if (isAway) throw new Error('the store is unavailable');
      return 'secret';
    },
    find: async () => found,
    answer: async () => {
      throw new Error('disk full');
    },
  });
  await using agency = openSite({}, { store, now: () => start });
  const link = await createAnswerLinks({ secret: async () => 'secret' }).path('K7M2-9QXD', start);
  const away = await agency.http.get(link);
  expect(away.status).toBe(503);
  expect(away.text).toContain('We cannot mark it just now');
  isAway = false;
  expect((await agency.http.get(link)).status).toBe(200);
  expect((await agency.http.post(link)).status).toBe(503);
  expect(agency.lines.filter(({ msg }) => msg === 'answer link not served')).toHaveLength(2);
});

test('the log and the measurements name the route, and never the signature', async () => {
  await using agency = await openAgency();
  await agency.http.get(agency.link);
  await agency.http.post(agency.link);
  await agency.http.get(`${agency.link}x`);
  const metrics = [{ name: 'LCP', value: 900, id: 'v5-1' }];
  await agency.http.post('/vitals').send({ page: agency.link, metrics });
  const signature = agency.link.slice(-32);
  const requests = agency.lines.filter(({ msg, method }) => msg === 'request' && method !== 'HEAD');
  expect(requests.map(({ route }) => route)).toEqual([
    '/send',
    '/answered',
    '/answered',
    '/answered',
    '/vitals',
  ]);
  expect(JSON.stringify([agency.lines, agency.tables()])).not.toContain(signature);
});

test('every page of the route is valid HTML', async () => {
  await using agency = await openAgency();
  const ask = await agency.http.get(agency.link);
  await agency.http.post(agency.link);
  for (const { text } of [ask, await agency.http.get(agency.link), await agency.http.get('/answered/x')]) {
    expect(await htmlFaults(text)).toEqual([]);
    expect(parse(text).querySelectorAll('h1')).toHaveLength(1);
    expect(parse(text).querySelectorAll('link[rel="canonical"]')).toEqual([]);
  }
});
