import { once } from 'node:events';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendLimitPerEmail, sendLimitPerEmailOfAll } from '../../server/enquiries/send-route.ts';
import { createHttpServer, exchangeMsMax } from '../../server/http/http-server.ts';
import { asha } from '../support/enquiry.ts';
import { listen } from '../support/listen.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { openSite } from '../support/site.ts';

const email = 'victim@example.com';
const max = sendLimitPerEmail(60);
const own = { email, message: 'My own' };
const mailed = { ...own, state: 'waiting' };

/** A site behind a proxy; posts come from an address, as the proxy forwards it, and from other visitors each time. */
function openLimited(env: Record<string, string> = {}) {
  const site = openSite({ TRUST_PROXY: '1', ...env });
  let count = 0;
  return {
    ...site,
    /** What the log has from warnings on. */
    faults: () => site.lines.flatMap(({ level, msg }) => (Number(level) >= 40 ? [[level, msg]] : [])),
    async post(from: string, values: object = {}): Promise<number> {
      count += 1;
      const enquiry = { ...asha, email: `visitor-${count}@example.com`, message: `Enquiry ${count}` };
      const post = site.http.post('/send').set('X-Forwarded-For', from);
      const { status, headers } = await post.send({ ...enquiry, ...values });
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      return status;
    },
  };
}

async function serve(listener: Parameters<typeof createHttpServer>[0]) {
  const { server, close } = createHttpServer(listener, {
    connectionsMax: 10,
    headers: {},
    onRejected: () => {},
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { server, url, [Symbol.asyncDispose]: () => close({ waitMs: 0, msMax: 1_000 }) };
}

test('the limit of a body is in bytes, also where its length is not announced', async () => {
  await using site = openSite();
  const post = site.http.post('/send').type('json');
  post.write(JSON.stringify({ ...asha, more: 'च'.repeat(22_000) }));
  await post.expect(413);
});

test('a connection may be kept for any number of requests', async () => {
  await using server = await serve((_req, res) => void res.end('ok'));
  using client = await openRawSocket(server.url);
  for (let count = 1; count <= 200; count++) {
    client.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(client.socket, 'data');
  }
});

test('a client that does not read its response is disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await using server = await serve((_req, res) => void res.end(Buffer.alloc(64 * 2 ** 20)));
  using client = await openRawSocket(server.url);
  client.socket.pause();
  client.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [{ socket }] = await once(server.server, 'request');
  vi.advanceTimersByTime(exchangeMsMax - 5_000);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(socket.destroyed).toBe(true);
});

test('one client does not hold the enquiry of the person whose e-mail address it has entered', async () => {
  await using agency = openLimited();
  for (let time = 1; time <= max + 10; time++) await agency.post(`2001:db8:0:1::${time}`, { email }); // one network
  expect(await agency.store.counts()).toMatchObject({ waiting: max, held: 10 });
  await agency.post('203.0.113.9', own);
  expect(agency.rows().at(-1)).toMatchObject(mailed);
});

test('posts with one e-mail address from many clients are not mailed beyond its limit for all, and none is refused', async () => {
  await using agency = openLimited();
  const limit = sendLimitPerEmailOfAll(60);
  for (let time = 1; time <= limit + 2; time++) {
    const written = time % 2 ? email : email.toUpperCase();
    expect(await agency.post(`203.0.113.${time}`, { email: written })).toBe(200);
  }
  expect(await agency.store.counts()).toMatchObject({ waiting: limit, held: 2 });
  expect(await agency.post('203.0.114.1', own)).toBe(200);
  expect(agency.rows().at(-1)).toMatchObject({ ...own, state: 'held', spam_signals: '["frequent"]' });
  await agency.post('203.0.113.1', { email: 'bina@example.com' });
  expect(agency.rows().at(-1)).toMatchObject({ state: 'waiting' });
});

test('posts that are held anyway, fail or are repeated do not hold the enquiry of the person with that address', async () => {
  await using agency = openLimited();
  const { insert } = agency.store;
  agency.store.insert = () => Promise.reject(new Error('disk full'));
  for (let time = 1; time <= max; time++) expect(await agency.post('203.0.113.1', { email })).toBe(503);
  agency.store.insert = insert;
  for (let time = 1; time <= max + 2; time++) {
    await agency.post('203.0.113.1', { email, link: 'https://spam.example' });
    if (time <= 3) await agency.post('203.0.113.1', { email, message: 'The same' });
  }
  expect(await agency.store.counts()).toMatchObject({ waiting: 1, held: max + 2 });
  await agency.post('203.0.113.1', own);
  expect(agency.rows().at(-1)).toMatchObject(mailed);
});

test('an enquiry that is sent again without the spam signal is mailed, up to the limit of its e-mail address', async () => {
  for (const signal of [{ link: 'filled in by a browser' }, { tookMs: 0 }]) {
    await using agency = openLimited();
    for (let time = 1; time <= max + 5; time++) {
      const enquiry = { email, message: `Again ${time}`, key: `abcdefghijklmnop${time}` };
      await agency.post('203.0.113.1', { ...enquiry, ...signal });
      await agency.post('203.0.113.1', enquiry);
    }
    expect(await agency.store.counts()).toMatchObject({ waiting: max, held: 5 });
  }
});

test('parallel posts with one e-mail address do not pass its limit together', async () => {
  await using agency = openLimited();
  const { insert } = agency.store;
  const all = Promise.withResolvers<void>();
  let asked = 0;
  agency.store.insert = (enquiry) => {
    asked += 1;
    if (asked === 50) all.resolve();
    return all.promise.then(() => insert(enquiry)); // as on a busy disk
  };
  const posts = Array.from({ length: 50 }, () => agency.post('203.0.113.9', { email }));
  expect(new Set(await Promise.all(posts))).toEqual(new Set([200]));
  expect(await agency.store.counts()).toMatchObject({ waiting: max, held: 50 - max });
});

/** How many of these posts are accepted, one after the other. */
async function accepted(agency: ReturnType<typeof openLimited>, addresses: string[]): Promise<number> {
  let count = 0;
  for (const from of addresses) if ((await agency.post(from)) === 200) count += 1;
  return count;
}

test('a forged X-Forwarded-For, or one without a proxy, does not change a client’s rate limit', async () => {
  const words = fc.constantFrom('', 'x', '127.0.0.1', '::ffff:1.2.3.4', 'unknown');
  const claim = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), words), { maxLength: 4 });
  // The proxy in front appends the real IP address at the end.
  const forwarded = fc
    .sample(claim, { numRuns: 40, seed: 7 })
    .map((claim) => [...claim, '203.0.113.9'].join(', '));
  await using behind = openLimited({ SEND_LIMIT: '3' });
  expect(await accepted(behind, forwarded)).toBe(3);
  await using open = openLimited({ SEND_LIMIT: '3', TRUST_PROXY: '' });
  expect(await accepted(open, ['203.0.113.1', '203.0.113.2', 'x', '203.0.113.3'])).toBe(3);
  // An unconfigured proxy is logged once, and not as an error.
  expect(open.faults()).toEqual([[40, expect.stringContaining('TRUST_PROXY is not set')]]);

  // A value that is not an IP address gets no rate limit of its own.
  const odd = ['3', 'unknown', '_hidden', '999.1.1.1', '01.2.3.4', '1.2.3', '::1::', '[::1', '1.2.3.4:x'];
  const word = fc.oneof(fc.stringMatching(/^[!-+\--~]{1,30}$/), fc.nat().map(String));
  for (const TRUST_PROXY of ['1', '127.0.0.1']) {
    await using agency = openLimited({ SEND_LIMIT: '3', TRUST_PROXY });
    expect(await accepted(agency, [...odd, ...fc.sample(word, { seed: 6, numRuns: 40 })])).toBe(3);
    expect(agency.faults()).toEqual([[40, expect.stringContaining('has no valid IP address')]]);
  }
});

test('behind a proxy each IPv4 address and IPv6 /56 has a rate limit; a port makes no new client', async () => {
  await using agency = openLimited({ SEND_LIMIT: '1' });
  const first = ['203.0.113.9', '203.0.113.10:4711', '[2001:db8:0:100::1]:4711', '2001:db8:0:200::1'];
  expect(await accepted(agency, first)).toBe(4);
  // One machine can have billions of addresses.
  const again = ['203.0.113.9:4711', '203.0.113.10', '[2001:db8:0:100::2]:4712', '2001:db8:0:1ff:9::9'];
  expect(await accepted(agency, again)).toBe(0);
});

test('the networks of one IPv6 /48 have ten times the limit of one client together', async () => {
  await using agency = openLimited({ SEND_LIMIT: '1' });
  const networks = Array.from({ length: 11 }, (_, index) => `2001:db8:5:${(index + 1).toString(16)}00::1`);
  // What a client sends beyond its own limit must not use up that of its neighbours.
  expect(await accepted(agency, Array(11).fill(networks[0]))).toBe(1);
  expect(await accepted(agency, networks.slice(1, 10))).toBe(9);
  expect(await agency.post(networks[10] ?? '')).toBe(429);
  const others = Array.from({ length: 20 }, (_, host) => `203.0.113.${host + 1}`);
  expect(await accepted(agency, ['2001:db8:6:100::1', ...others])).toBe(21);
});
