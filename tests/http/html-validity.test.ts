import { afterAll, expect, test } from 'vitest';
import { renderPage } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
afterAll(() => site[Symbol.asyncDispose]());

test.each([...pagePaths, '/contact?language=hi', '/contact?language=pa'])(
  '%s: the HTML is valid',
  async (path) => {
    expect(await htmlFaults((await site.http.get(path)).text)).toEqual([]);
  },
);

test.each([
  ['refused', { name: '' }],
  ['sent', {}],
  ['refused in Punjabi', { name: '', form: 'contact', page: '/contact', language: 'pa' }],
  ['sent in Hindi', { form: 'contact', page: '/contact', language: 'hi' }],
])('a page with a form that was %s without script is valid HTML', async (_, change) => {
  const fields = { ...asha, form: 'seo', page: '/seo-services', ...change };
  const answered = await site.http.post('/send').set('Accept', 'text/html').type('form').send(fields);
  expect(answered.text).toContain('form-answer-');
  expect(await htmlFaults(answered.text)).toEqual([]);
});

test.each(['en', 'hi', 'pa'] as const)(
  'the privacy page that answers a data request in %s is valid HTML',
  async (language) => {
    const result = { result: 'rejected', fields: ['reference', 'email'] } as const;
    const { html } = renderPage({ settings: site.config.settings, assets: site.assets }, 'privacy', {
      ...{ form: 'myEnquiry', language, values: {}, result },
    });
    expect(html).toContain('form-answer-failure');
    expect(await htmlFaults(html)).toEqual([]);
  },
);
