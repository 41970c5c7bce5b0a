// What the subcommand vitals prints, in a table and as JSON.

import { expect, test } from 'vitest';
import { toBucket } from '../../server/vitals/vitals-store.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { openIsolatedStore } from '../support/isolated-store.ts';

const measured = (name: string, value: number, count = 1, build = 'b', route = '/') => ({
  ...{ route, build, name, count },
  bucket: toBucket(value),
});

async function printed(counts: ReturnType<typeof measured>[], ...args: string[]) {
  await using isolated = await openIsolatedStore('SQLite', { newDatabase: async () => '' });
  await isolated.store.addVitals(new Date().toISOString().slice(0, 10), counts);
  const { out } = await runCliInProcess(isolated.url, 'vitals', ...args);
  const { metrics } = JSON.parse((await runCliInProcess(isolated.url, 'vitals', '--json', ...args)).out);
  return { out, metrics };
}

test.each([
  ['LCP', 2_400, 3_900, 4_200],
  ['INP', 190, 210, 520],
  ['CLS', 0.09, 0.2, 0.3],
  ['FCP', 1_700, 2_900, 3_200],
  ['TTFB', 700, 1_700, 1_900],
  ['FID', 90, 290, 320],
])('%s at %f is good, at %f needs improvement, and at %f is poor', async (name, ...values) => {
  const counts = values.map((value, index) => measured(name, value, 1, 'b', `/${index}`));
  const verdicts = ['good', 'needs improvement', 'poor'].map((verdict) => ({ name, verdict, views: 1 }));
  expect((await printed(counts)).metrics).toMatchObject(verdicts);
});

test('the value is the 75th percentile', async () => {
  const { metrics } = await printed([measured('LCP', 1_000, 75), measured('LCP', 9_000, 25)]);
  expect(Math.abs(metrics[0].value - 1_000)).toBeLessThan(25);
  expect(metrics).toMatchObject([{ verdict: 'good', views: 100 }]);
  const worse = await printed([measured('LCP', 1_000, 74), measured('LCP', 9_000, 26)]);
  expect(worse.metrics).toMatchObject([{ verdict: 'poor', views: 100 }]);
});

test('pages are listed apart, and builds on request, in the table and in JSON', async () => {
  const lcp = [measured('LCP', 1_000, 3, 'old'), measured('LCP', 3_000, 1, 'new')];
  const counts = [...lcp, measured('CLS', 0.3, 4, 'b', '/contact')];
  const pages = await printed(counts);
  expect(pages.metrics).toMatchObject([
    { route: '/', build: null, name: 'LCP', unit: ' ms', verdict: 'good', views: 4 },
    { route: '/contact', build: null, name: 'CLS', value: expect.closeTo(0.3, 1), verdict: 'poor', views: 4 },
  ]);
  expect(pages.out).toMatch(/^ {2}\/ +LCP +\d+ ms +good +of 4$/m);
  expect(pages.out).toMatch(/^ {2}\/contact +CLS +0\.\d+ +poor +of 4$/m);
  const builds = await printed(counts, '--builds');
  expect(builds.out).toMatch(/^ {2}\/ +new +LCP +\d+ ms.+\n^ {2}\/ +old +LCP +\d+ ms +good +of 3$/m);
  expect((await printed([])).out).toMatch(/^No measurements since \d{4}-\d\d-\d\d\.\n$/);
});
