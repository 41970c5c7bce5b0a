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

test('every page has the best grade of the HTTP Observatory, and no unsafe source, with any captcha on it', async () => {
  for (const provider of Object.keys(captchaProviders)) {
    const CAPTCHA = `${provider} site-key secret`;
    await using agency = openSite({ SITE_URL: 'https://www.example.com', CAPTCHA });
    for (const path of [...pageRoutes.keys(), '/nowhere']) {
      const { headers } = await agency.http.get(path);
      expect({ path, ...headers }).toMatchObject({ path, ...wanted });
      for (const none of ['set-cookie', 'access-control-allow-origin'])
        expect(headers).not.toHaveProperty(none);
    }
  }
});
