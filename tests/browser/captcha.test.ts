import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type CaptchaProvider, captchaProviders } from '../../views/forms/captcha.ts';
import { asha } from '../support/enquiry.ts';
import { openBrowser } from './chromium.ts';
import { fillIn } from './people.ts';
import { serveSite } from './site.ts';
import { awake, visit } from './visitor.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

/** A stand-in for a provider's script, without the challenge: a widget with a new token after each reset. */
function standIn(provider: CaptchaProvider): string {
  const { api, field } = captchaProviders[provider];
  return `let count = 0; let input;
    window.${api} = {
      ready: (then) => then(),
      render: (element, { sitekey }) => {
        element.textContent = sitekey;
        input = Object.assign(document.createElement('input'), { type: 'hidden', name: '${field}' });
        element.append(input);
        window.${api}.reset();
        return 0;
      },
      reset: () => { count += 1; input.value = 'token-' + count; },
    };`;
}

function providing(provider: CaptchaProvider, asked: string[]) {
  const { script } = captchaProviders[provider];
  return (page: Page) =>
    page.route(
      (url) => url.href === script,
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: standIn(provider) });
      },
    );
}

test.each(Object.keys(captchaProviders) as CaptchaProvider[])(
  'the script of %s loads on the first interaction with its form, and its token is sent with the enquiry',
  async (provider) => {
    await using verifier = await contentVerifier();
    await using site = await serveSite(
      { CAPTCHA: `${provider} site-key secret` },
      { captchaVerifier: { url: verifier.url, secret: 'secret' } },
    );
    const asked: string[] = [];
    await using visitor = await visit(browser, site.addressOf('sem'), { before: providing(provider, asked) });
    const form = await awake(visitor.page, 'sem');
    expect(asked).toEqual([]);

    await fillIn(form, 'sem', asha);
    await expect.poll(() => form.container.locator('.form-captcha').textContent()).toBe('site-key');
    expect(asked).toEqual([captchaProviders[provider].script]);

    await form.submit.click();
    await expect.poll(() => visitor.sent[0]?.captcha).toBe('token-1');
    await visitor.page.getByText('Send another message').click();
    await fillIn(form, 'sem', asha);
    await form.submit.click();
    await expect.poll(() => visitor.sent[1]?.captcha).toBe('token-2');
    expect(visitor.complaints).toEqual([]);
  },
);

test('without keys the captcha’s script still loads, and shows nothing', async () => {
  await using site = await serveSite();
  const asked: string[] = [];
  await using visitor = await visit(browser, site.addressOf('sem'), {
    before: providing('recaptcha', asked),
  });
  const form = await awake(visitor.page, 'sem');
  await fillIn(form, 'sem', asha);
  await expect.poll(() => asked.length).toBe(1);
  await form.submit.click();
  await expect.poll(() => site.stored.length).toBe(1);
  expect(await form.container.locator('.form-captcha').textContent()).toBe('');
});

test('a captcha that cannot load does not block the form', async () => {
  await using site = await serveSite({ CAPTCHA: 'recaptcha site-key secret' });
  await using visitor = await visit(browser, site.addressOf('sem'), {
    before: (page) => page.route('https://www.google.com/**', (route) => route.abort()),
  });
  const form = await awake(visitor.page, 'sem');
  await fillIn(form, 'sem', asha);
  await form.submit.click();
  await expect.poll(() => site.stored.map(({ captcha }) => captcha)).toEqual(['missing']);
});

async function contentVerifier() {
  const server: Server = createServer((_req, res) => res.end('{"success":true}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
