import { afterAll, expect, test } from 'vitest';
import { pageViewCountMax } from '../../server/vitals/vitals-route.ts';
import { countsPerDayMax, percentile } from '../../server/vitals/vitals-store.ts';
import { openSite } from '../support/site.ts';

// Nothing is stored there.
const shared = openSite();
afterAll(() => shared[Symbol.asyncDispose]());

const values = { CLS: 0.01, FCP: 800, FID: 12, INP: 40, LCP: 1200, TTFB: 90 };
const metrics = Object.entries(values).map(([name, value]) => ({ name, value }));
const report = { page: '/seo-services', metrics };

test('measurements are stored by page and build, those of unknown pages under one name', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  await agency.http.post('/vitals').send(report).expect(204, '');
  const stored = await agency.store.vitalsSince('2026-01-01');
  expect(stored.map(({ name }) => name).sort()).toEqual(Object.keys(values));
  for (const { route, build, count } of stored) {
    expect({ route, count }).toEqual({ route: report.page, count: 1 });
    expect(build).toMatch(/^\w{8}$/);
  }
  const lcp = stored.filter(({ name }) => name === 'LCP');
  expect(percentile(lcp, 0.75)).toBeCloseTo(1200, -2);
  for (const page of ['/asha', '/bina'])
    await agency.http.post('/vitals').send({ page, metrics: [{ name: 'CLS', value: 1e300 }] });
  const others = (await agency.store.vitalsSince('2026-01-01')).filter(({ route }) => route !== report.page);
  expect(others).toMatchObject([{ route: 'other', count: 2 }]);
  await agency.http.post('/send').send({}).expect(400); // they count against no rate limit of enquiries
});

test.each<[string, object | string, status: number, headers?: Record<string, string>]>([
  ['of an unknown metric', { ...report, metrics: [{ name: 'GPS', value: 1 }] }, 400],
  ['below zero', { ...report, metrics: [{ name: 'CLS', value: -1 }] }, 400],
  ['without a page', { metrics }, 400],
  ['of another site', { ...report, page: '//evil.example/' }, 400],
  ['without metrics', { ...report, metrics: [] }, 400],
  ['that is truncated', '{"page"', 400],
  ['that is too large', { ...report, x: 'x'.repeat(9_000) }, 413],
  ['of another type', JSON.stringify(report), 400, { 'Content-Type': 'text/plain' }],
  ['from another site', report, 403, { 'Sec-Fetch-Site': 'cross-site' }],
])('a measurement %s is refused and not stored', async (_what, body, status, headers) => {
  const post = shared.http.post('/vitals').set({ 'Content-Type': 'application/json', ...headers });
  await post.send(body).expect(status);
  expect(await shared.store.vitalsSince('2026-01-01')).toEqual([]);
});

test('a client can add a limited number of page views, with one of each measurement, and others still can', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const thrice = { page: '/', metrics: [1, 2, 3].map((value) => ({ name: 'LCP', value })) };
  const post = (from: string) => agency.http.post('/vitals').set('X-Forwarded-For', from).send(thrice);
  for (let view = 1; view <= pageViewCountMax; view++) await post('203.0.113.9').expect(204);
  const { headers } = await post('203.0.113.9').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await post('203.0.113.10').expect(204);
  const counted = await agency.store.vitalsSince('2026-01-01');
  expect(counted).toMatchObject([{ name: 'LCP', count: pageViewCountMax + 1 }]);
});

test('a full day still gets the usual response, and stores no more', async () => {
  await using agency = openSite({}, { now: () => new Date('2026-03-04T12:00:00Z') });
  const full = Array.from({ length: countsPerDayMax }, (_, bucket) => ({
    ...{ route: '/', build: 'b', name: 'LCP', bucket, count: 1 },
  }));
  await agency.store.addVitals('2026-03-04', full);
  for (let time = 1; time <= 3; time++) await agency.http.post('/vitals').send(report).expect(204);
  expect(await agency.store.vitalsSince('2026-03-04')).toHaveLength(countsPerDayMax);
  expect(agency.lines.filter(({ level }) => Number(level) >= 40)).toMatchObject([
    { msg: 'daily measurement limit reached' }, // logged once, not for each of them
  ]);
});
