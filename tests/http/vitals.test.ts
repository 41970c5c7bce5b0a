import { afterAll, expect, test } from 'vitest';
import { pageViewCountMax, vitalsPerDayMax, vitalsPostCountMax } from '../../server/limits.ts';
import { percentile } from '../../server/vitals/buckets.ts';
import { fakeStore } from '../support/fake-store.ts';
import { openSite } from '../support/site.ts';

const report = {
  page: '/seo-services',
  metrics: [
    { name: 'CLS', value: 0.01, id: 'v5-1', rating: 'good' },
    { name: 'FID', value: 12, id: 'fid-2' },
    { name: 'FCP', value: 800, id: 'v5-3' },
    { name: 'LCP', value: 1200, id: 'v5-4' },
    { name: 'TTFB', value: 90, id: 'v5-5' },
    { name: 'INP', value: 40, id: 'v5-6' },
  ],
};

test('measurements are stored by page and build', async () => {
  await using agency = openSite();
  const { status, text } = await agency.http.post('/vitals').send(report);
  expect({ status, text }).toEqual({ status: 204, text: '' });
  const stored = await agency.store.vitalsSince('2026-01-01');
  expect(stored.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(
    stored.every(({ route, build, count }) => route === report.page && /^\w{8}$/.test(build) && count === 1),
  );
  expect(
    percentile(
      stored.filter(({ name }) => name === 'LCP'),
      0.75,
    ),
  ).toBeCloseTo(1200, -2);
});

test('a value that is reported again with the same id replaces the first', async () => {
  await using agency = openSite();
  const metric = { name: 'INP', id: 'v5-9' };
  for (const value of [40, 80, 400]) {
    await agency.http.post('/vitals').send({ page: '/', metrics: [{ ...metric, value }] });
  }
  const stored = await agency.store.vitalsSince('2026-01-01');
  expect(stored).toHaveLength(1);
  expect(percentile(stored, 0.75)).toBeGreaterThan(390);
  expect(percentile(stored, 0.75)).toBeLessThan(410);
});

test('an unknown page is counted under one common name', async () => {
  await using agency = openSite();
  for (const page of ['/asha', '/bina']) {
    await agency.http
      .post('/vitals')
      .send({ page, metrics: [{ name: 'CLS', value: 0, id: `v5-${page.slice(1)}` }] });
  }
  expect(await agency.store.vitalsSince('2026-01-01')).toMatchObject([{ route: 'other', count: 2 }]);
});

test('measurements that cannot be stored are refused, and the log says why', async () => {
  const recordPageView = () => Promise.reject(new Error('the disk is full'));
  const store = fakeStore({ recordPageView, hasPageView: async () => true });
  await using agency = openSite({}, { store });
  expect((await agency.http.post('/vitals').send(report)).status).toBe(503);
  expect(JSON.stringify(agency.lines)).toContain('the disk is full');
});

const shared = openSite();
afterAll(() => shared[Symbol.asyncDispose]());

test.each([
  ['of an unknown metric', { ...report, metrics: [{ name: 'GPS', value: 1, id: 'x' }] }],
  ['below zero', { ...report, metrics: [{ name: 'CLS', value: -1, id: 'x' }] }],
  ['that is not a number', { ...report, metrics: [{ name: 'CLS', value: '1', id: 'x' }] }],
  ['without a page', { metrics: report.metrics }],
  ['of another site', { ...report, page: '//evil.example/' }],
  ['without metrics', { ...report, metrics: [] }],
  [
    'with more metrics than there are',
    { ...report, metrics: [...report.metrics, ...report.metrics, ...report.metrics] },
  ],
  ['with an id in another format', { ...report, metrics: [{ name: 'CLS', value: 1, id: 'a@b.c' }] }],
  ['with an id that is too long', { ...report, metrics: [{ name: 'CLS', value: 1, id: 'x'.repeat(65) }] }],
])('a measurement %s is refused and not stored', async (_what, fault) => {
  expect((await shared.http.post('/vitals').send(fault)).status).toBe(400);
  expect(await shared.store.vitalsSince('2026-01-01')).toEqual([]);
});

test('a measurement that is from another site, too large, truncated or of the wrong type is refused', async () => {
  await using agency = openSite();
  const { http } = agency;
  expect((await http.post('/vitals').set('Sec-Fetch-Site', 'cross-site').send(report)).status).toBe(403);
  expect((await http.post('/vitals').send({ ...report, x: 'x'.repeat(9_000) })).status).toBe(413);
  expect((await http.post('/vitals').type('json').send('{"page"')).status).toBe(400);
  expect((await http.post('/vitals').type('text/plain').send(JSON.stringify(report))).status).toBe(400);
  expect(await agency.store.vitalsSince('2026-01-01')).toEqual([]);
});

test('a client that reports without end is rate-limited, and others are not', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const post = (from: string) => agency.http.post('/vitals').set('X-Forwarded-For', from).send(report);
  for (let time = 1; time <= vitalsPostCountMax; time++) expect((await post('203.0.113.9')).status).toBe(204);
  const { status, headers } = await post('203.0.113.9');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await post('203.0.113.10')).status).toBe(204);
});

test('an IP address can add a limited number of page views, with at most six measurements each', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const names = ['CLS', 'FID', 'FCP', 'LCP', 'TTFB', 'INP'];
  const post = (view: string, round: number, from = '203.0.113.9') => {
    // The first id is the page view's; the others are new each time, which no browser does.
    const metrics = names.map((name, at) => ({
      name,
      value: 1,
      id: at === 0 ? view : `${view}-${round}-${at}`,
    }));
    return agency.http.post('/vitals').set('X-Forwarded-For', from).send({ page: '/', metrics });
  };
  const statuses: number[] = [];
  for (let view = 0; view < pageViewCountMax + 20; view++)
    for (const round of [1, 2]) statuses.push((await post(`v5-${view}`, round)).status);
  const rows = (agency.tables().vitals_latest as unknown[]).length;
  expect(rows).toBe(pageViewCountMax * names.length);
  expect(statuses.filter((status) => status === 204)).toHaveLength(pageViewCountMax * 2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  expect((await post('v5-0', 3)).status).toBe(204); // updates of stored measurements are still accepted
  expect((await post('v5-other', 1, '203.0.113.10')).status).toBe(204);
});

test('a full day still gets the usual response, and its count is queried only now and then', async () => {
  let asked = 0;
  const store = fakeStore({
    hasPageView: async () => false,
    countRowsOn: async () => {
      asked += 1;
      return vitalsPerDayMax;
    },
  });
  await using agency = openSite({}, { store });
  for (let time = 1; time <= 10; time++)
    expect((await agency.http.post('/vitals').send(report)).status).toBe(204);
  expect(asked).toBe(1);
  expect(agency.lines.filter(({ level }) => Number(level) >= 40)).toMatchObject([
    { msg: 'daily measurement limit reached' }, // logged once, not for each of them
  ]);
});

test('measurements do not count against the rate limit of enquiries', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  const { http } = agency;
  for (let time = 1; time <= 3; time++) expect((await http.post('/vitals').send(report)).status).toBe(204);
  expect((await http.post('/send').send({})).status).toBe(400);
});
