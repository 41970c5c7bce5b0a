import { expect, test } from 'vitest';
import { vitalsRecords, vitalsTable } from '../../server/cli/vitals-table.ts';
import { toBucket } from '../../server/vitals/buckets.ts';

const measured = (name: string, value: number, count = 1, build = 'b') => ({
  route: '/',
  build,
  name,
  bucket: toBucket(value),
  count,
});

test.each([
  ['LCP', 2_400, 'good'],
  ['LCP', 3_900, 'needs improvement'],
  ['LCP', 4_200, 'poor'],
  ['INP', 190, 'good'],
  ['INP', 210, 'needs improvement'],
  ['INP', 520, 'poor'],
  ['CLS', 0.09, 'good'],
  ['CLS', 0.2, 'needs improvement'],
  ['CLS', 0.3, 'poor'],
  ['FCP', 1_700, 'good'],
  ['FCP', 3_200, 'poor'],
  ['TTFB', 700, 'good'],
  ['TTFB', 1_900, 'poor'],
  ['FID', 90, 'good'],
  ['FID', 320, 'poor'],
])('%s at %f is rated %s', (name, value, mark) => {
  expect(vitalsTable([measured(name, value)], '2026-03-01', false)).toMatch(
    new RegExp(`^ {2}${name} .+[█░]{20}  ${mark} +of 1$`, 'm'),
  );
});

test('the printed value is the 75th percentile', () => {
  const rows = [measured('LCP', 1_000, 75), measured('LCP', 9_000, 25)];
  expect(vitalsTable(rows, '2026-03-01', false)).toMatch(/LCP +(9[89]\d|10[012]\d) ms .+good +of 100/);
  const worse = [measured('LCP', 1_000, 74), measured('LCP', 9_000, 26)];
  expect(vitalsTable(worse, '2026-03-01', false)).toMatch(/poor +of 100/);
});

test('builds are listed separately on request', () => {
  const rows = [measured('LCP', 1_000, 1, 'old'), measured('LCP', 3_000, 1, 'new')];
  const table = vitalsTable(rows, '2026-03-01', true);
  expect(table).toContain('/  build old');
  expect(table).toContain('/  build new');
});

test('the JSON has the same figures, with or without builds', () => {
  const rows = [measured('LCP', 1_000, 3, 'old'), measured('LCP', 3_000, 1, 'new'), measured('CLS', 0.3)];
  expect(vitalsRecords(rows, false)).toEqual([
    { route: '/', build: null, name: 'CLS', value: expect.closeTo(0.3, 1), verdict: 'poor', views: 1 },
    { route: '/', build: null, name: 'LCP', value: expect.any(Number), verdict: 'good', views: 4 },
  ]);
  expect(vitalsRecords(rows, true).map(({ build, views }) => [build, views])).toEqual([
    ['b', 1],
    ['new', 1],
    ['old', 3],
  ]);
});
