import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendLimitPerEmail, sendLimitPerEmailOfAll } from '../../server/enquiries/send-route.ts';
import { systemClock } from '../../server/time/clock.ts';
import { success } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

test('one client does not hold the enquiry of the person whose e-mail address it has entered', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const email = 'victim@example.com';
  const post = (from: string, message: string) =>
    agency.http
      .post('/send')
      .set('X-Forwarded-For', from)
      .send({ ...asha, email, message });
  const max = sendLimitPerEmail(60);
  for (let time = 1; time <= max + 10; time++) await post(`2001:db8:0:1::${time}`, `Flood ${time}`); // one network
  expect(await agency.store.counts()).toMatchObject({ waiting: max, held: 10 });
  await post('203.0.113.9', 'My own');
  expect(agency.rows().at(-1)).toMatchObject({ state: 'waiting', message: 'My own' });
});

test('posts with one e-mail address from many clients are not mailed beyond its limit for all, and none is refused', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const email = 'victim@example.com';
  const max = sendLimitPerEmailOfAll(60);
  for (let time = 1; time <= max + 2; time++) {
    const { status } = await agency.http
      .post('/send')
      .set('X-Forwarded-For', `203.0.113.${time}`)
      .send({ ...asha, email: time % 2 ? email : email.toUpperCase(), message: `Enquiry ${time}` });
    expect(status).toBe(200);
  }
  expect(await agency.store.counts()).toMatchObject({ waiting: max, held: 2 });
  const { status, body } = await agency.http.post('/send').send({ ...asha, email, message: 'My own' });
  expect({ status, body }).toEqual({ status: 200, body: success });
  expect(agency.rows().at(-1)).toMatchObject({
    state: 'held',
    spam_signals: '["frequent"]',
    message: 'My own',
  });
  await agency.http.post('/send').send({ ...asha, email: 'bina@example.com' });
  expect(agency.rows().at(-1)).toMatchObject({ state: 'waiting' });
});

test('posts that are held anyway do not hold the enquiry of the person whose e-mail address they have', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const email = 'victim@example.com';
  for (let time = 1; time <= 22; time++) {
    await agency.http
      .post('/send')
      .set('X-Forwarded-For', `203.0.113.${time}`)
      .send({ ...asha, email, message: `Enquiry ${time}`, link: 'https://spam.example' });
  }
  expect(await agency.store.counts()).toMatchObject({ waiting: 0, held: 22 });
  await agency.http.post('/send').send({ ...asha, email, message: 'My own' });
  expect(agency.rows().at(-1)).toMatchObject({ state: 'waiting', message: 'My own' });
});

test.each([
  ['a filled honeypot', { link: 'https://spam.example' }],
  ['a time too short for typing', { tookMs: 0 }],
])(
  'enquiries that are posted twice, first with %s, are mailed up to the limit of their e-mail address',
  async (_what, signal) => {
    await using agency = openSite();
    const email = 'victim@example.com';
    const max = sendLimitPerEmail(60);
    for (let time = 1; time <= max + 5; time++) {
      const enquiry = { ...asha, email, message: `Enquiry ${time}`, key: `abcdefghijklmnop${time}` };
      await agency.http.post('/send').send({ ...enquiry, ...signal });
      await agency.http.post('/send').send(enquiry);
    }
    expect(await agency.store.counts()).toMatchObject({ waiting: max, held: 5 });
  },
);

test('a submission that is repeated counts once for its e-mail address', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const email = 'victim@example.com';
  for (let time = 1; time <= 22; time++) await agency.http.post('/send').send({ ...asha, email });
  await agency.http
    .post('/send')
    .set('X-Forwarded-For', '203.0.113.9')
    .send({ ...asha, email, message: 'My own' });
  expect(await agency.store.counts()).toMatchObject({ waiting: 2, held: 0 });
});

test('parallel posts with one e-mail address do not pass its limit together', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const { insert } = agency.store;
  agency.store.insert = async (enquiry) => {
    await systemClock.sleep(50, new AbortController().signal); // as a busy disk does
    return insert(enquiry);
  };
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, time) => {
      const { status } = await agency.http
        .post('/send')
        .set('X-Forwarded-For', '203.0.113.9')
        .send({ ...asha, email: 'victim@example.com', message: `Enquiry ${time}` });
      return status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await agency.store.counts()).toMatchObject({ waiting: 20, held: 30 });
});

test('an enquiry that could not be stored does not count toward the limit of its e-mail address', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const { insert } = agency.store;
  const post = async (message: string) => {
    const { status } = await agency.http.post('/send').send({ ...asha, message });
    return status;
  };
  agency.store.insert = () => Promise.reject(new Error('disk full'));
  for (let time = 1; time <= 30; time++) expect(await post(`Lost ${time}`)).toBe(503);
  agency.store.insert = insert;
  expect(await post('My own')).toBe(200);
  expect(await agency.store.counts()).toMatchObject({ waiting: 1, held: 0 });
});

test('an enquiry that is sent again without the filled honeypot is mailed', async () => {
  await using agency = openSite();
  await agency.http.post('/send').send({ ...asha, link: 'filled in by a browser' });
  expect(await agency.store.counts()).toMatchObject({ waiting: 0, held: 1 });
  await agency.http.post('/send').send(asha);
  expect(await agency.store.counts()).toMatchObject({ waiting: 1, held: 0 });
});

test('a forged X-Forwarded-For does not change a client’s rate limit', async () => {
  await using agency = openSite({ SEND_LIMIT: '3', TRUST_PROXY: '1' });
  let stored = 0;
  const address = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.constantFrom('', 'x', '127.0.0.1', '::ffff:1.2.3.4', 'unknown'),
  );
  for (const claim of fc.sample(fc.array(address, { maxLength: 4 }), { seed: 6, numRuns: 40 })) {
    // The proxy in front appends the real IP address at the end.
    const { status } = await agency.http
      .post('/send')
      .set('X-Forwarded-For', [...claim, '203.0.113.9'].join(', '))
      .send({ ...asha, email: `visitor-${stored}@example.com` });
    if (status === 200) stored += 1;
  }
  expect(stored).toBe(3);
});

test.each(['1', '127.0.0.1'])(
  'a value that is not an IP address gets no rate limit of its own and causes no server error: TRUST_PROXY=%s',
  async (proxy) => {
    await using agency = openSite({ SEND_LIMIT: '3', TRUST_PROXY: proxy });
    let stored = 0;
    const word = fc.oneof(
      fc.stringMatching(/^[!-+\--~]{1,30}$/),
      fc.nat().map(String),
      fc.constantFrom(
        '3',
        'unknown',
        '_hidden',
        '999.1.1.1',
        '01.2.3.4',
        '1.2.3',
        '::1::',
        '[::1',
        '1.2.3.4:x',
      ),
    );
    for (const claim of fc.sample(word, { seed: 6, numRuns: 60 })) {
      const { status } = await agency.http
        .post('/send')
        .set('X-Forwarded-For', claim)
        .send({ ...asha, email: `visitor-${stored}@example.com` });
      if (status === 200) stored += 1;
    }
    expect(stored).toBe(3);
    expect(agency.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(agency.lines.filter(({ level }) => level === 40)).toMatchObject([
      { msg: expect.stringContaining('X-Forwarded-For has no valid IP address') },
    ]);
  },
);

test('a port after the IP address, as some proxies add it, does not make a new client', async () => {
  await using agency = openSite({ SEND_LIMIT: '1', TRUST_PROXY: '1' });
  const post = (from: string, email: string) => postFrom(agency, from, email);
  expect((await post('203.0.113.9:4711', 'one@example.com')).status).toBe(200);
  expect((await post('203.0.113.9:4712', 'two@example.com')).status).toBe(429);
  expect((await post('203.0.113.10:4711', 'three@example.com')).status).toBe(200);
  expect((await post('[2001:db8::1]:4711', 'four@example.com')).status).toBe(200);
  expect((await post('[2001:db8::2]:4712', 'five@example.com')).status).toBe(429);
});

test('an unconfigured proxy is logged once, and not as an error', async () => {
  await using agency = openSite();
  for (const address of ['203.0.113.1', '203.0.113.2', 'x']) {
    const { status } = await agency.http
      .post('/send')
      .set('X-Forwarded-For', address)
      .send({ ...asha, email: `visitor-${address}@example.com` });
    expect(status).toBe(200);
  }
  expect(agency.lines.filter(({ level }) => Number(level) >= 40)).toMatchObject([
    { level: 40, msg: expect.stringContaining('TRUST_PROXY is not set') },
  ]);
});

test('the networks of one IPv6 /48 have ten times the limit of one client together', async () => {
  await using agency = openSite({ SEND_LIMIT: '1', TRUST_PROXY: '1' });
  let count = 0;
  const statusFrom = async (from: string) => {
    count += 1;
    return (await postFrom(agency, from, `visitor-${count}@example.com`)).status;
  };
  const networks = Array.from({ length: 11 }, (_, index) => `2001:db8:5:${(index + 1).toString(16)}00`);
  // What a client sends beyond its own limit must not use up that of its neighbours.
  expect(await statusFrom(`${networks[0]}::1`)).toBe(200);
  for (let time = 1; time <= 10; time++) expect(await statusFrom(`${networks[0]}::1`)).toBe(429);
  for (const network of networks.slice(1, 10)) expect(await statusFrom(`${network}::1`)).toBe(200);
  const { status, headers } = await postFrom(agency, `${networks[10]}::1`, 'eleventh@example.com');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusFrom('2001:db8:6:100::1')).toBe(200);
  for (let host = 1; host <= 20; host++) expect(await statusFrom(`203.0.113.${host}`)).toBe(200);
});

test('clients in one IPv6 network share a rate limit, because one machine can have billions of addresses', async () => {
  await using agency = openSite({ SEND_LIMIT: '1', TRUST_PROXY: '1' });
  const post = (from: string, email: string) => postFrom(agency, from, email);
  expect((await post('2001:db8:0:1::1', 'one@example.com')).status).toBe(200);
  expect((await post('2001:db8:0:1:9::9', 'two@example.com')).status).toBe(429);
  expect((await post('2001:db8:9:1::1', 'three@example.com')).status).toBe(200);
});

test('over the hourly mail quota enquiries are stored, and only their e-mails wait', async () => {
  await using agency = await openSiteWithMessages({ env: { MAIL_LIMIT: '3' } });
  for (let time = 1; time <= 5; time++) await agency.sendEnquiry({ email: `visitor-${time}@example.com` });
  await agency.deliver();
  await agency.deliver();
  expect(agency.mailbox.emails).toHaveLength(3);
  expect(await agency.store.counts()).toMatchObject({ sent: 3, waiting: 2 });
  expect(agency.lines.filter(({ msg }) => String(msg).includes('MAIL_LIMIT reached'))).toHaveLength(1);
  await agency.another().deliver(); // which has a quota of its own, as there is an hour later
  expect(agency.mailbox.emails).toHaveLength(5);
});

/** As a proxy forwards it. */
function postFrom({ http }: ReturnType<typeof openSite>, from: string, email: string) {
  return http
    .post('/send')
    .set('X-Forwarded-For', from)
    .send({ ...asha, email });
}
