// The HTML of e-mails on the screen of a phone.

import { afterAll, expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';
import { openBrowser } from './chromium.ts';

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
afterAll(() => browser.close());

const url = `https://shop.example/${'q'.repeat(2000)}`;
const urdu = 'السلام علیکم، ہمیں ایک ویب سائٹ چاہیے۔';

/** The e-mail to the agency, and the one with which the visitor gets all that is stored. */
async function emailsOf(values: object) {
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
  return { agency: site.mailbox.emails[0]?.html ?? '', visitor: (await ask(coded))?.html ?? '' };
}

const long = await emailsOf({
  message: `Ours is ${url}\n${'word'.repeat(600)}`,
  subject: 'x'.repeat(100),
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
  utm: { source: 'y'.repeat(100) },
});
const rightToLeft = await emailsOf({ name: 'عائشہ خان', subject: 'دکان کی ویب سائٹ', message: urdu });

test.each(['agency', 'visitor'] as const)(
  'no long word makes the e-mail to the %s wider than a phone',
  async (to) => {
    await page.setContent(long[to]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test.each(['agency', 'visitor'] as const)(
  'text from right to left begins at the right in the e-mail to the %s',
  async (to) => {
    await page.setContent(rightToLeft[to]);
    const directions = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const shown = [...document.querySelectorAll('*')].filter(({ textContent }) =>
            textContent?.includes(text),
          );
          return getComputedStyle(shown.at(-1) as Element).direction;
        }),
      [urdu, 'asha@example.com'],
    );
    expect(directions).toEqual(['rtl', 'ltr']);
  },
);
