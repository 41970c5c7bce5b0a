import { HtmlValidate } from 'html-validate';
import { afterAll, expect, test } from 'vitest';
import { renderPage } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { pagePaths } from '../support/page-paths.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
afterAll(() => site[Symbol.asyncDispose]());

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Four choices that the standard leaves open, as React writes them.
    'doctype-style': ['error', { style: 'lowercase' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'void-style': ['error', { style: 'selfclose' }],
    // Not required by the standard: the style sheet keeps each number on one line, and a copied one keeps plain spaces.
    'tel-non-breaking': 'off',
    // Safari removes the roles of a table that a phone shows as blocks.
    'no-redundant-role': 'off',
  },
});

/**
 * The standard allows `tel-national` on a text field only. Browsers fill it into any field, and `type=tel` brings the
 * numeric keyboard; plain `tel` would fill in the +91 prefix, for which ten characters leave no room.
 */
const decided = '"tel-national" cannot be used on <input type="tel">';

test.each([...pagePaths, '/contact?language=hi', '/contact?language=pa'])(
  '%s: the HTML is valid',
  async (path) => {
    expect(await faults((await site.http.get(path)).text)).toEqual([]);
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
  expect(await faults(answered.text)).toEqual([]);
});

test.each(['en', 'hi', 'pa'] as const)(
  'the privacy page that answers a data request in %s is valid HTML',
  async (language) => {
    const result = { result: 'rejected', fields: ['reference', 'email'] } as const;
    const { html } = renderPage({ settings: site.config.settings, assets: site.assets }, 'privacy', {
      ...{ form: 'myEnquiry', language, values: {}, result },
    });
    expect(html).toContain('form-answer-failure');
    expect(await faults(html)).toEqual([]);
  },
);

async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== decided)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
