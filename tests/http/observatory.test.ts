import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { observatoryScore } from '../support/observatory.ts';
import { openSite } from '../support/site.ts';

const siteUrl = 'https://www.example.com';

test.each(['recaptcha', 'turnstile', 'hcaptcha'])(
  'every page has the best grade of the HTTP Observatory, also with %s on it',
  async (provider) => {
    await using agency = openSite({ SITE_URL: siteUrl, CAPTCHA: `${provider} site-key secret` });
    for (const path of [...pageRoutes.keys(), '/nowhere']) {
      const { headers, text } = await agency.http.get(path);
      const { score, grade, modifiers } = observatoryScore(headers, parse(text), siteUrl);
      expect({ path, grade, modifiers }).toMatchObject({ path, grade: 'A+' });
      expect(score).toBeGreaterThanOrEqual(120);
    }
  },
);

test('the home page scores 130 of 145', async () => {
  await using agency = openSite({ SITE_URL: siteUrl });
  const { headers, text } = await agency.http.get('/');
  // The remaining points are for cookies, of which there are none, for HSTS preloading, and for hashes of our own
  // scripts.
  expect(observatoryScore(headers, parse(text), siteUrl)).toMatchObject({
    score: 130,
    modifiers: { 'content-security-policy': 10, 'referrer-policy': 5, 'x-frame-options': 5 },
  });
});

test('no response sets a cookie, and no policy allows unsafe sources', async () => {
  await using agency = openSite({ SITE_URL: siteUrl, CAPTCHA: 'recaptcha site-key secret' });
  for (const path of [...pageRoutes.keys(), '/nowhere', '/healthz', '/send', '/robots.txt']) {
    const { headers } = await agency.http.get(path);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-security-policy']).not.toMatch(/unsafe|data:|blob:|\*/);
  }
});
