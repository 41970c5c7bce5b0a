// The HTML of e-mails on the screen of a phone: to the agency, and the one with which the visitor gets all that is stored.

import { afterAll, expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';
import { openBrowser } from './chromium.ts';

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
afterAll(() => browser.close());

const urdu = 'السلام علیکم، ہمیں ایک ویب سائٹ چاہیے۔';

async function emailsOf(values: object): Promise<string[]> {
  await using site = await openSiteWithMessages();
  const reference = await site.sendEnquiry(values);
  await site.deliver();
  const ask = async (name: string) => {
    await site.ask('see', name);
    await site.settleRequests();
    await site.deliver();
    return site.mailbox.emails.at(-1);
  };
  const [, coded = ''] = /enter: (\S+)/.exec((await ask(reference))?.text ?? '') ?? [];
  return [site.mailbox.emails[0]?.html ?? '', (await ask(coded))?.html ?? ''];
}

test('no long word makes an e-mail wider than a phone', async () => {
  for (const html of await emailsOf({
    message: `Ours is https://shop.example/${'q'.repeat(2000)}\n${'word'.repeat(600)}`,
    subject: 'x'.repeat(100),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
    utm: { source: 'y'.repeat(100) },
  })) {
    await page.setContent(html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('text from right to left begins at the right', async () => {
  for (const html of await emailsOf({ name: 'عائشہ خان', subject: 'دکان کی ویب سائٹ', message: urdu })) {
    await page.setContent(html);
    for (const [text, expected] of Object.entries({ [urdu]: 'rtl', 'asha@example.com': 'ltr' })) {
      const direction = page.getByText(text).last();
      expect([text, await direction.evaluate((at) => getComputedStyle(at).direction)]).toEqual([
        text,
        expected,
      ]);
    }
  }
});
