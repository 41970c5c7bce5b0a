import { afterAll, expect, test } from 'vitest';
import { openSite } from '../builders/site.ts';

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

test('what browsers measure of a page is on record', async () => {
  await using agency = openSite();
  const { status, text } = await agency.http.post('/vitals').send(report);
  expect({ status, text }).toEqual({ status: 204, text: '' });
  expect(agency.lines).toContainEqual(expect.objectContaining({ level: 30, msg: 'vitals', vitals: report }));
});

const shared = openSite();
afterAll(() => shared[Symbol.asyncDispose]());

test.each([
  ['that nobody asked for', { ...report, metrics: [{ name: 'GPS', value: 1, id: 'x' }] }],
  ['below zero', { ...report, metrics: [{ name: 'CLS', value: -1, id: 'x' }] }],
  ['that is no number', { ...report, metrics: [{ name: 'CLS', value: '1', id: 'x' }] }],
  ['of no page', { metrics: report.metrics }],
  ['of another site', { ...report, page: '//evil.example/' }],
  ['without metrics', { ...report, metrics: [] }],
  [
    'with more metrics than there are',
    { ...report, metrics: [...report.metrics, ...report.metrics, ...report.metrics] },
  ],
  ['with an id longer than any', { ...report, metrics: [{ name: 'CLS', value: 1, id: 'x'.repeat(65) }] }],
])('a measurement %s is refused and not logged', async (_what, fault) => {
  expect((await shared.http.post('/vitals').send(fault)).status).toBe(400);
  expect(shared.lines.filter(({ msg }) => msg === 'vitals')).toEqual([]);
});

test('a measurement from another site, too large, cut off or of another type is refused', async () => {
  await using agency = openSite();
  const { http } = agency;
  expect((await http.post('/vitals').set('Sec-Fetch-Site', 'cross-site').send(report)).status).toBe(403);
  expect((await http.post('/vitals').send({ ...report, x: 'x'.repeat(9_000) })).status).toBe(413);
  expect((await http.post('/vitals').type('json').send('{"page"')).status).toBe(400);
  expect((await http.post('/vitals').type('text/plain').send(JSON.stringify(report))).status).toBe(400);
  expect(agency.lines.filter(({ msg }) => msg === 'vitals')).toEqual([]);
});

test('measurements do not spend the allowance of enquiries', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  const { http } = agency;
  for (let time = 1; time <= 3; time++) expect((await http.post('/vitals').send(report)).status).toBe(204);
  expect((await http.post('/send').send({})).status).toBe(400);
});
