import { afterAll, expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
afterAll(() => site[Symbol.asyncDispose]());

test.each(pagePaths)('%s: the HTML is valid', async (path) => {
  expect(await htmlFaults((await site.http.get(path)).text)).toEqual([]);
});

test.each([
  ['refused', { name: '' }],
  ['sent', {}],
])('a page with a form that was %s without script is valid HTML', async (_, change) => {
  const fields = { ...asha, ...change, form: 'seo', page: '/seo-services' };
  const answered = await site.http.post('/send').set('Accept', 'text/html').type('form').send(fields);
  expect(answered.text).toContain('form-answer-');
  expect(await htmlFaults(answered.text)).toEqual([]);
});
