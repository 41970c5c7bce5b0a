import { expect, test, vi } from 'vitest';
import { captchaProviders, site } from '../../views/index.ts';
import type { Page } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { openSite } from '../support/site.ts';

const https = { SITE_URL: 'https://www.example.com' };
const securityHeaders = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'.*form-action 'self'; base-uri 'none'; frame-ancestors 'none'/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
  'referrer-policy': expect.stringMatching(/^strict-origin(?:-when-cross-origin)?$/),
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test('every response has the security headers and no cookie, with any status, no cache keeps an error, and an unexpected one has a page and is logged', async () => {
  await using faulty = openSite(https, { now: clockThatStops() });
  await using storeless = openSite(https, { store: fakeStore({}) });
  await using agency = openSite({ ...https, SEND_LIMIT: '3' });
  const { http } = agency;
  const { headers, text } = await http.get('/');
  const script = text.match(/import\("(\/assets\/[^"]+)"/)?.[1] ?? '';
  const answers = [
    [200, await http.get('/')],
    [200, await http.get(script)],
    [200, await http.post('/send').send(asha)],
    [301, await http.get('/contact/')],
    [304, await http.get('/').set('If-None-Match', headers.etag ?? '')],
    [400, await http.post('/send').type('json').send('{')],
    [403, await http.post('/send').set('Sec-Fetch-Site', 'cross-site').send(asha)],
    [404, await http.get('/nowhere')],
    [405, await http.get('/send')],
    [414, await http.get(`/nowhere?${'x'.repeat(3_000)}`)],
    [415, await http.post('/send').type('text/plain').send('hello')],
    [429, await http.post('/send').send(asha)],
    [500, await faulty.http.post('/vitals').send(measured)],
    [503, await storeless.http.get('/readyz')],
  ] as const;
  const { text: page } = await faulty.http.post('/vitals').send(measured);
  expect(page).toContain('<title>Openhand | Something went wrong</title>');
  expect(page).not.toContain('clock');
  expect(JSON.stringify(faulty.lines)).toContain('the clock has stopped at 12:34');
  await faulty.http.get('/').expect(200);
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(securityHeaders);
    if (status >= 400 && status !== 404) expect(answer.headers['cache-control']).toBe('no-store');
    for (const none of ['x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(answer.headers).not.toHaveProperty(none);
  }
  await using plain = openSite();
  const onPlain = (await plain.http.get('/')).headers;
  expect(onPlain).not.toHaveProperty('strict-transport-security');
  expect(onPlain['speculation-rules']).toContain(".fast [href^='/']"); // nothing is prerendered on a slow line
});

test('only a page with a map may frame it, and only one with a captcha may load its script, without Trusted Types', async () => {
  const MAP_EMBED_URL = 'https://maps.example/embed?at=Chandigarh';
  for (const CAPTCHA of [...Object.keys(captchaProviders), 'off']) {
    await using embedding = openSite({ CAPTCHA, MAP_EMBED_URL });
    const source = captchaProviders[CAPTCHA as 'recaptcha']?.policy['script-src'];
    for (const { path, embeds } of [site.home, site.contact, site.seo, site.sem] as Page[]) {
      const policy = (await embedding.http.get(path)).headers['content-security-policy'] ?? '';
      if (embeds !== 'captcha')
        expect([path, policy.includes('frame-src https://maps.example;')]).toEqual([path, embeds === 'map']);
      const isTrusted = policy.includes("require-trusted-types-for 'script'; trusted-types worker");
      const loads = embeds === 'captcha' && source !== undefined;
      expect([path, isTrusted, policy.includes(source ?? 'none at all')]).toEqual([
        path,
        embeds !== 'captcha',
        loads,
      ]);
    }
  }
});

const measured = { page: '/', metrics: [{ name: 'LCP', value: 1_000 }] };

/** It works once, at the start: then the route of measurements fails unexpectedly. */
function clockThatStops() {
  const stopped = () => {
    throw new Error('the clock has stopped at 12:34');
  };
  return vi.fn<() => Date>(stopped).mockReturnValueOnce(new Date());
}
