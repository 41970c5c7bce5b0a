import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { captchaProviders, forms, site, success } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { fakeStore } from '../support/fake-store.ts';
import { openSite } from '../support/site.ts';

const keys = { CAPTCHA_SITE_KEY: 'site-key', CAPTCHA_SECRET: 'secret' };
const fromSem = { ...asha, form: 'sem', page: site.sem.path };

/** A stand-in for a captcha provider's verify API: it accepts one token, and a test can make it slow or malformed. */
async function openVerifier(answer = (good: boolean) => JSON.stringify({ success: good })) {
  const asked: URLSearchParams[] = [];
  const server: Server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += part;
    const form = new URLSearchParams(body);
    asked.push(form);
    const text = answer(form.get('response') === 'good' && form.get('secret') === keys.CAPTCHA_SECRET);
    if (text !== 'silence') res.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: { ...keys, CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.each([
  ['a good token', { captcha: 'good' }, 'passed'],
  ['a good token in the widget’s own field', { 'g-recaptcha-response': 'good' }, 'passed'],
  ['a bad token', { captcha: 'bad' }, 'failed'],
  ['no token', {}, 'missing'],
  ['a token that is too long', { captcha: 'x'.repeat(10_000) }, 'missing'],
])('stores an enquiry with %s and reports success', async (_what, token, result) => {
  await using verifier = await openVerifier();
  await using open = openSite(verifier.env);
  await open.http
    .post('/send')
    .send({ ...fromSem, ...token })
    .expect(200, success);
  expect(open.rows()).toMatchObject([{ email: asha.email, captcha: result }]);
});

test('stores an enquiry when the captcha provider is unreachable', async () => {
  await using open = openSite({ ...keys, CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9' });
  await open.http
    .post('/send')
    .send({ ...fromSem, captcha: 'good' })
    .expect(200, success);
  expect(open.rows()).toMatchObject([{ email: asha.email, captcha: 'unverified' }]);
});

test.each([
  ['is silent', 'silence'],
  ['responds with HTML', '<html>busy</html>'],
  ['responds with too much data', `{"success":true,"x":"${'x'.repeat(1_000_000)}"}`],
])('stores an enquiry when the captcha provider %s', async (_what, text) => {
  await using verifier = await openVerifier(() => text);
  await using open = openSite(verifier.env);
  await open.http
    .post('/send')
    .send({ ...fromSem, captcha: 'good' })
    .expect(200, success);
  expect(open.rows()).toMatchObject([{ email: asha.email, captcha: 'unverified' }]);
});

test('logs a secret that the captcha provider rejects, and blocks no visitor', async () => {
  await using verifier = await openVerifier(() =>
    JSON.stringify({ success: false, 'error-codes': ['invalid-input-secret'] }),
  );
  await using open = openSite(verifier.env);
  await open.http
    .post('/send')
    .send({ ...fromSem, captcha: 'good' })
    .expect(200, success);
  expect(open.rows()).toMatchObject([{ captcha: 'unverified', state: 'waiting' }]);
  expect(open.lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'captcha provider rejects CAPTCHA_SECRET',
      remedy: expect.stringContaining('Set CAPTCHA_SECRET'),
    }),
  );
});

test('verifies only the forms that have a captcha', async () => {
  await using verifier = await openVerifier();
  await using open = openSite(verifier.env);
  await open.http
    .post('/send')
    .send({ ...asha, form: 'seo', captcha: 'good' })
    .expect(200);
  expect(verifier.asked).toEqual([]);
  expect(open.rows()).toMatchObject([{ captcha: null }]);
});

test('makes no request to a captcha provider without keys', async () => {
  await using verifier = await openVerifier();
  await using open = openSite({ CAPTCHA_VERIFY_URL: verifier.env.CAPTCHA_VERIFY_URL });
  await open.http
    .post('/send')
    .send({ ...fromSem, captcha: 'good' })
    .expect(200);
  expect(verifier.asked).toEqual([]);
});

test.each(Object.entries(captchaProviders))(
  'only the policy of the page with the captcha allows %s',
  async (provider, { policy, script }) => {
    await using open = openSite({ CAPTCHA_PROVIDER: provider });
    const asking = Object.values(site).filter((row) => 'embeds' in row && row.embeds === 'captcha');
    expect(asking.length).toBe(Object.values(forms).filter((form) => 'captcha' in form).length);
    for (const { path } of Object.values(site)) {
      const { headers, text } = await open.http.get(path);
      const allowed = headers['content-security-policy']?.includes(policy['script-src']);
      expect([path, allowed]).toEqual([path, path === site.sem.path]);
      expect(text).not.toContain(new URL(script).host);
    }
  },
);

test('no captcha in the page or its policy when it is switched off', async () => {
  await using open = openSite({ CAPTCHA_PROVIDER: 'off' });
  const { headers, text } = await open.http.get(site.sem.path);
  expect(text).not.toContain('form-captcha');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
});

test.each([
  ['a bad token', { captcha: 'bad' }, ['captcha-failed']],
  ['no token', {}, ['captcha-missing']],
  ['a good token', { captcha: 'good' }, []],
])('an enquiry with %s is held or not according to the captcha result', async (_what, token, spamSignals) => {
  await using verifier = await openVerifier();
  await using open = openSite(verifier.env);
  await open.http.post('/send').send({ ...fromSem, ...token });
  expect(open.rows()).toMatchObject([
    { state: spamSignals.length > 0 ? 'held' : 'waiting', suspicions: JSON.stringify(spamSignals) },
  ]);
});

test('holds no enquiry because the captcha provider is down', async () => {
  await using open = openSite({ ...keys, CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9' });
  await open.http.post('/send').send({ ...fromSem, captcha: 'good' });
  expect(open.rows()).toMatchObject([{ captcha: 'unverified', state: 'waiting' }]);
});

test('needs no second token when a post is retried after the store was down', async () => {
  await using verifier = await openVerifier();
  let failures = 1;
  await using open = openSite(verifier.env, {
    store: fakeStore({
      insert: async ({ spamSignals }) => {
        if (failures-- > 0) throw new Error('the store is unreachable');
        expect(spamSignals).toEqual([]);
        return { reference: 'TEST-0001', repeated: false };
      },
    }),
  });
  const enquiry = { ...fromSem, captcha: 'good', key: 'a'.repeat(32) };
  expect((await open.http.post('/send').send(enquiry)).status).toBe(503);
  expect((await open.http.post('/send').send(enquiry)).status).toBe(200);
  expect(verifier.asked).toHaveLength(1);
});
