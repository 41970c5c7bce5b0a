import { expect, test } from 'vitest';
import { site } from '../../views/index.ts';
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
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test('every response has the security headers, with any status', async () => {
  await using agency = openSite({ ...https, SEND_LIMIT: '5' });
  await using faulty = openSite(https, { now: clockThatStops() });
  await using storeless = openSite(https, { store: fakeStore({}) });
  const { http } = agency;
  const etag = (await http.get('/')).headers.etag ?? '';
  const script = (await http.get('/')).text.match(/import\("(\/assets\/[^"]+)"/)?.[1] ?? '';
  const answers = [
    [200, await http.get('/')],
    [200, await http.get(script)],
    [200, await http.get('/healthz')],
    [200, await http.post('/send').send(asha)],
    [301, await http.get('/contact/')],
    [304, await http.get('/').set('If-None-Match', etag)],
    [400, await http.post('/send').send({})],
    [400, await http.post('/send').type('json').send('{')],
    [403, await http.post('/send').set('Sec-Fetch-Site', 'cross-site').send(asha)],
    [404, await http.get('/nowhere')],
    [404, await http.get('/bulk-sms-services')],
    [405, await http.post('/')],
    [405, await http.get('/send')],
    [413, await http.post('/send').send({ message: 'x'.repeat(70_000) })],
    [415, await http.post('/send').type('text/plain').send('hello')],
    [429, await http.post('/send').send(asha)],
    [414, await http.get(`/nowhere?${'x'.repeat(3_000)}`)],
    [500, await faulty.http.post('/vitals').send(measured)],
    [503, await storeless.http.get('/readyz')],
  ] as const;
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(securityHeaders);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
});

test('no error is kept by a cache, except a page that says what is not there', async () => {
  await using agency = openSite({ SEND_LIMIT: '1' });
  const { http } = agency;
  const pageOrNot = ['text/html', 'application/json'];
  for (const accept of pageOrNot) await http.post('/send').set('Accept', accept).send(asha);
  const asked = pageOrNot.flatMap((accept) => [
    http.get('/send').set('Accept', accept),
    http.head('/send').set('Accept', accept),
    http.put('/my-enquiry').set('Accept', accept),
    http.get('/vitals').set('Accept', accept),
    http.post('/').set('Accept', accept),
    http.post('/favicon.ico').set('Accept', accept),
    http.post('/send').set('Accept', accept).send({}),
    http.post('/send').set('Accept', accept).type('json').send('{'),
    http.post('/send').set({ Accept: accept, 'Sec-Fetch-Site': 'cross-site' }).send(asha),
    http.post('/vitals').set('Accept', accept).send({}),
    http.post('/vitals').set('Sec-Fetch-Site', 'cross-site').send({}),
    http.post('/vitals').send({ page: 'x'.repeat(9_000) }),
    http.post('/my-enquiry').set('Accept', accept).send({}),
    http.get('/enquiry/x').set('Accept', accept),
    http.get(`/nowhere?${'x'.repeat(3_000)}`),
  ]);
  for (const { status, headers, request } of await Promise.all(asked)) {
    expect([request.method, request.url, status >= 400]).toEqual([request.method, request.url, true]);
    expect([request.url, status, headers['cache-control']]).toEqual([request.url, status, 'no-store']);
  }
});

test('an unexpected error returns an error page with 500 and is logged', async () => {
  await using agency = openSite({}, { now: clockThatStops() });
  const { status, text, headers } = await agency.http.post('/vitals').send(measured);
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('<title>Openhand | Something went wrong</title>');
  expect(text).not.toContain('clock');
  expect(JSON.stringify(agency.lines)).toContain('the clock has stopped at 12:34');
  expect((await agency.http.get('/')).status).toBe(200);
});

test('only a page with a map may frame the map', async () => {
  await using agency = openSite({
    MAP_EMBED_URL: 'https://maps.example/embed?at=Chandigarh',
    CAPTCHA: 'off',
  });
  for (const { path, embeds } of Object.values<Page>(site)) {
    const { headers } = await agency.http.get(path);
    const frames = /frame-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect({ path, frames }).toEqual({ path, frames: embeds === 'map' ? 'https://maps.example' : undefined });
  }
});

test('Trusted Types allow only the worker URL for our scripts, and the captcha where it is shown', async () => {
  await using agency = openSite();
  for (const { path, embeds } of Object.values<Page>(site)) {
    const { headers } = await agency.http.get(path);
    const isTrusted = /require-trusted-types-for 'script'; trusted-types worker/.test(
      headers['content-security-policy'] ?? '',
    );
    expect({ path, isTrusted }).toEqual({ path, isTrusted: embeds !== 'captcha' });
  }
});

test('sends HSTS once the site has an https URL, and not before', async () => {
  await using secure = openSite(https);
  await using plain = openSite();
  const here = (await secure.http.get('/')).headers;
  const there = (await plain.http.get('/')).headers;
  expect(here['strict-transport-security']).toBe('max-age=31536000');
  expect(there).not.toHaveProperty('strict-transport-security');
});

const measured = { page: '/', metrics: [{ name: 'LCP', value: 1_000 }] };

/** It works once, at the start: then the route of measurements fails unexpectedly. */
function clockThatStops(): () => Date {
  const times = [new Date()];
  return () => {
    const time = times.pop();
    if (time) return time;
    throw new Error('the clock has stopped at 12:34');
  };
}
