import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { observatoryScore } from '../support/observatory.ts';
import { openSite } from '../support/site.ts';

const siteUrl = 'https://www.example.com';

test.each(['recaptcha', 'turnstile', 'hcaptcha'])(
  'every page has the best grade of the HTTP Observatory, and no unsafe source, also with %s on it',
  async (provider) => {
    await using agency = openSite({ SITE_URL: siteUrl, CAPTCHA: `${provider} site-key secret` });
    for (const path of [...pageRoutes.keys(), '/nowhere']) {
      const { headers, text } = await agency.http.get(path);
      const { score, ...modifiers } = observatoryScore(headers, parse(text), siteUrl);
      expect([path, score >= 120, modifiers]).toEqual([path, true, modifiers]);
      // The remaining points are for cookies, of which there are none, for HSTS preloading, and for hashes of our own
      // scripts.
      if (path === '/') expect(score).toBe(130);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|data:|blob:|\s\*/);
    }
  },
);
