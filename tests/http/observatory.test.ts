import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { captchaProviders } from '../../views/index.ts';
import { openSite } from '../support/site.ts';

/**
 * What the best grade needs, A+, and the points beyond it for `default-src 'none'`, framing, referrers and resources:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const wanted = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none';(?!.*unsafe|.*(data|blob|http):|.*https:[ ;]|.* \*)(?=.*frame-ancestors 'none').*script-src 'self'/,
  ),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

test.each(Object.keys(captchaProviders))(
  'every page has the best grade of the HTTP Observatory, and no unsafe source, also with %s on it',
  async (provider) => {
    const siteUrl = 'https://www.example.com';
    await using agency = openSite({ SITE_URL: siteUrl, CAPTCHA: `${provider} site-key secret` });
    for (const path of [...pageRoutes.keys(), '/nowhere']) {
      const { headers, text } = await agency.http.get(path);
      expect({ path, ...headers }).toMatchObject({ path, ...wanted });
      for (const none of ['set-cookie', 'access-control-allow-origin'])
        expect(headers).not.toHaveProperty(none);
      // Scripts of other sites would need a hash.
      for (const script of parse(text).querySelectorAll('script[src]'))
        expect(script.getAttribute('src')).toMatch(/^\/(?!\/)/);
    }
  },
);
