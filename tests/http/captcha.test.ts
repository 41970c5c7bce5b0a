import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { captchaProviders, forms, site, success } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

const keys = { CAPTCHA: 'recaptcha site-key secret' };
const verifierAt = (url: string) => ({ captchaVerifier: { url, secret: 'secret' } });
const fromSem = { ...asha, form: 'sem', page: site.sem.path };

/** A stand-in for a captcha provider's verify API: it accepts one token, and a test can make it slow or malformed. */
async function openVerifier(answer = (good: boolean) => JSON.stringify({ success: good })) {
  const asked: URLSearchParams[] = [];
  const server: Server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += part;
    const form = new URLSearchParams(body);
    asked.push(form);
    const text = answer(form.get('response') === 'good' && form.get('secret') === 'secret');
    if (text !== 'silence') res.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    context: verifierAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.each([
  ['a good token', { captcha: 'good' }, 'passed', []],
  ['a good token in the widget’s own field', { 'g-recaptcha-response': 'good' }, 'passed', []],
  ['a bad token', { captcha: 'bad' }, 'failed', ['captcha-failed']],
  ['no token', {}, 'missing', ['captcha-missing']],
  ['a token that is too long', { captcha: 'x'.repeat(10_000) }, 'missing', ['captcha-missing']],
])('an enquiry with %s is stored, and held or not', async (_what, token, captcha, spamSignals) => {
  await using verifier = await openVerifier();
  await using open = openSite(keys, verifier.context);
  await open.http
    .post('/send')
    .send({ ...fromSem, ...token })
    .expect(200, success);
  const state = spamSignals.length > 0 ? 'held' : 'waiting';
  const stored = { email: asha.email, captcha, state, spam_signals: JSON.stringify(spamSignals) };
  expect(open.rows()).toMatchObject([stored]);
});

test('stores an enquiry when the captcha provider is unreachable', async () => {
  await using open = openSite(keys, verifierAt('http://127.0.0.1:9'));
  await open.http
    .post('/send')
    .send({ ...fromSem, captcha: 'good' })
    .expect(200, success);
  expect(open.rows()).toMatchObject([{ email: asha.email, captcha: 'unverified', state: 'waiting' }]);
});

test.each([
  ['is silent', 'silence'],
  ['responds with HTML', '<html>busy</html>'],
])('stores an enquiry when the captcha provider %s', async (_what, text) => {
  await using verifier = await openVerifier(() => text);
  await using open = openSite(keys, verifier.context);
  await open.http
    .post('/send')
    .send({ ...fromSem, captcha: 'good' })
    .expect(200, success);
  expect(open.rows()).toMatchObject([{ email: asha.email, captcha: 'unverified', state: 'waiting' }]);
});

test('logs a secret that the captcha provider rejects, and blocks no visitor', async () => {
  await using verifier = await openVerifier(() =>
    JSON.stringify({ success: false, 'error-codes': ['invalid-input-secret'] }),
  );
  await using open = openSite(keys, verifier.context);
  await open.http
    .post('/send')
    .send({ ...fromSem, captcha: 'good' })
    .expect(200, success);
  expect(open.rows()).toMatchObject([{ captcha: 'unverified', state: 'waiting' }]);
  expect(open.lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'captcha provider rejects the secret in CAPTCHA',
      remedy: expect.stringContaining('Set CAPTCHA'),
    }),
  );
});

test('verifies only the forms that have a captcha', async () => {
  await using verifier = await openVerifier();
  await using open = openSite(keys, verifier.context);
  await open.http
    .post('/send')
    .send({ ...asha, form: 'seo', captcha: 'good' })
    .expect(200);
  expect(verifier.asked).toEqual([]);
  expect(open.rows()).toMatchObject([{ captcha: null }]);
});

test('verifies nothing without keys', async () => {
  await using open = openSite({ CAPTCHA: 'recaptcha' });
  await open.http
    .post('/send')
    .send({ ...fromSem, captcha: 'bad' })
    .expect(200);
  expect(open.rows()).toMatchObject([{ captcha: null, state: 'waiting' }]);
});

test.each(Object.entries(captchaProviders))(
  'only the policy of the page with the captcha allows %s',
  async (provider, { policy, script }) => {
    await using open = openSite({ CAPTCHA: provider });
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
  await using open = openSite({ CAPTCHA: 'off' });
  const { headers, text } = await open.http.get(site.sem.path);
  expect(text).not.toContain('form-captcha');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
});
