import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { captchaProviders, site, success } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { openSite } from '../support/site.ts';

const keys = { CAPTCHA: 'recaptcha site-key secret' };

/** A stand-in for a captcha provider's verify API: it accepts one token, or answers every request with a text. */
async function openVerifier(answer?: string) {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (req, res) => {
    const form = new URLSearchParams(Buffer.concat(await req.toArray()).toString());
    asked.push(form);
    const isGood = form.get('response') === 'good' && form.get('secret') === 'secret';
    if (answer !== 'silence') res.end(answer ?? JSON.stringify({ success: isGood }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    context: { captchaVerifier: { url, secret: 'secret' } },
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const good = { captcha: 'good' };
const enquiry = { ...asha, form: 'sem', page: site.sem.path };

test.each<[what: string, answer: string | undefined, token: object, captcha: string, signals: string[]]>([
  ['a good token', undefined, good, 'passed', []],
  ['a good token in the widget’s own field', undefined, { 'g-recaptcha-response': 'good' }, 'passed', []],
  ['a bad token', undefined, { captcha: 'bad' }, 'failed', ['captcha-failed']],
  ['no token', undefined, {}, 'missing', ['captcha-missing']],
  ['a token that is too long', undefined, { captcha: 'x'.repeat(10_000) }, 'missing', ['captcha-missing']],
  ['a token that the provider does not answer for', 'silence', good, 'unverified', []],
  ['a token that the provider answers for with HTML', '<html>busy</html>', good, 'unverified', []],
])('an enquiry with %s is stored, and held or not', async (_what, answer, token, captcha, signals) => {
  await using verifier = await openVerifier(answer);
  await using open = openSite(keys, verifier.context);
  const post = open.http.post('/send');
  await post.send({ ...enquiry, ...token }).expect(200, success);
  const state = signals.length > 0 ? 'held' : 'waiting';
  expect(open.rows()).toMatchObject([{ ...asha, captcha, state, spam_signals: JSON.stringify(signals) }]);
});

test('a provider that cannot be reached, or rejects the secret in CAPTCHA, blocks no visitor; the latter is logged', async () => {
  await using verifier = await openVerifier('{"success":false,"error-codes":["invalid-input-secret"]}');
  const unreachable = { captchaVerifier: { url: 'http://127.0.0.1:9', secret: 'secret' } };
  const remedy = expect.stringContaining('Set CAPTCHA');
  const said = { level: 50, msg: 'captcha provider rejects the secret in CAPTCHA', remedy };
  for (const context of [unreachable, verifier.context]) {
    await using open = openSite(keys, context);
    const post = open.http.post('/send');
    await post.send({ ...enquiry, ...good }).expect(200, success);
    expect(open.rows()).toMatchObject([{ ...asha, captcha: 'unverified', state: 'waiting' }]);
    const logged = open.lines.filter(({ level }) => level === 50);
    expect(logged).toMatchObject(context === unreachable ? [] : [said]);
  }
});

test('only the forms that have a captcha are verified, and none without keys', async () => {
  await using verifier = await openVerifier();
  await using keyless = openSite({ CAPTCHA: 'recaptcha' });
  await using open = openSite(keys, verifier.context);
  await keyless.http
    .post('/send')
    .send({ ...enquiry, captcha: 'bad' })
    .expect(200);
  await open.http
    .post('/send')
    .send({ ...enquiry, form: 'seo', captcha: 'bad' })
    .expect(200);
  for (const { rows } of [keyless, open]) expect(rows()).toMatchObject([{ captcha: null, state: 'waiting' }]);
  expect(verifier.asked).toEqual([]);
});

test('only the policy of the page with the captcha allows its provider, and none if it is off', async () => {
  for (const [provider, { policy, script }] of Object.entries(captchaProviders)) {
    await using open = openSite({ CAPTCHA: provider });
    for (const { path } of [site.home, site.contact, site.seo, site.sem]) {
      const { headers, text } = await open.http.get(path);
      const allowed = headers['content-security-policy']?.includes(policy['script-src']);
      expect([path, allowed]).toEqual([path, path === site.sem.path]);
      expect(text).not.toContain(new URL(script).host);
    }
  }
  await using off = openSite({ CAPTCHA: 'off' });
  const { headers, text } = await off.http.get(site.sem.path);
  expect(text).not.toContain('form-captcha');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
});
