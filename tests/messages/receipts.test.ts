// Which enquiries get a receipt, what is in it, and how many are sent.

import { expect, test } from 'vitest';
import { openSiteWithMessages } from '../support/site-with-messages.ts';

const desk = 'desk@agency.example';

async function openReceiptSite(env: Record<string, string> = {}) {
  const site = await openSiteWithMessages({ env: { RECEIPT: '1', SEND_LIMIT: '10000', ...env } });
  return Object.assign(site, {
    /** The e-mails that did not go to the agency. */
    receipts: () => site.mailbox.emails.filter(({ recipients }) => recipients[0] !== desk),
  });
}

test('a visitor gets one receipt with the reference and the way to see or erase, and nothing that he typed', async () => {
  await using site = await openReceiptSite({
    ...{ SITE_BRAND: 'Chai & Co', SITE_PHONE: '+91 172 111 2222' },
    SITE_HOURS: 'Mo-Fr 10:00-19:00, Sa 10:00-14:00',
  });
  const reference = await site.mailEnquiry({ name: 'Qzanna', message: 'Qzessage' });
  const subject = `We have your enquiry: ${reference}`;
  expect(site.receipts()).toMatchObject([{ recipients: ['asha@example.com'], subject }]);
  const [email] = site.receipts();
  for (const part of [
    'Your enquiry has reached Chai & Co.',
    `Its reference is ${reference}.`,
    'by the next working day (we work Monday to Friday from 10 am to 7 pm; Saturday from 10 am to 2 pm). If it is urgent, call +91 172 111 2222.',
    '\nhttps://www.agency.example/privacy-policy#my-enquiry\n',
  ])
    expect(email?.text).toContain(part);
  for (const typed of ['Qzanna', 'Qzessage', '9876543210', 'A shop'])
    expect(`${email?.text}${email?.html}${email?.raw}`).not.toContain(typed);
});

test.each(['', '0', '1'])('with RECEIPT=%s a receipt is sent only if that is 1', async (RECEIPT) => {
  await using site = await openReceiptSite({ RECEIPT });
  await site.mailEnquiry();
  const text = expect.stringContaining('and answers by phone or e-mail by the next working day. If');
  expect(site.receipts()).toMatchObject(RECEIPT === '1' ? [{ text }] : []);
});

test('a held enquiry gets no receipt, not even when it is released, nor does a repeated or an erased one', async () => {
  await using site = await openReceiptSite();
  const held = await site.mailEnquiry({ link: 'filled by a robot' });
  expect(site.states()).toEqual(['held']);
  await site.store.release(held, site.now());
  site.advance(5_000);
  await site.sendEnquiry({ email: 'gone@example.com' });
  await site.store.forget('gone@example.com');
  await site.deliver();
  expect(site.subjects()).toEqual(['A shop']);
  for (let time = 0; time < 3; time++) await site.mailEnquiry({ message: 'Another shop.' });
  expect(site.receipts()).toHaveLength(1);
});

test('whatever is in forms that arrive at the same time, their receipts differ only in reference, date and identifiers', async () => {
  await using site = await openReceiptSite();
  const forms: Record<string, string>[] = [
    { name: 'A', message: 'B', subject: '' },
    { name: 'Asha\r\nBcc: ravi@example.com', subject: 'Hi\r\nTo: ravi@example.com\r\n\r\nBuy' },
    { name: '\u202eआशा 🍵', subject: 'नमस्ते', message: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ 🍵 \u0000' },
    { name: 'spam.example', subject: 'https://spam.example/', message: 'https://spam.example/ now' },
    { name: '<b>Asha</b>', message: '</p><img src="https://spam.example">&amp;' },
    { message: 'lorem '.repeat(833).trim() },
    { reference: 'SPAM-SPAM', 'Enquiry-Reference': 'SPAM-SPAM' },
  ];
  const sending = forms.map((values, at) => site.sendEnquiry({ email: `asha${at}@example.com`, ...values }));
  const references = await Promise.all(sending);
  await site.deliver();
  const texts = references.map((reference, at) => {
    const own = site.receipts().filter(({ recipients }) => recipients[0] === `asha${at}@example.com`);
    expect(own).toHaveLength(1);
    const [{ raw } = { raw: '' }] = own;
    return raw
      .replaceAll(/boundary="([^"]+)"/.exec(raw)?.[1] ?? '', 'BOUNDARY')
      .replace(/^(Message-ID|Date): .+\r$/gm, '$1\r')
      .replaceAll(reference, 'REFERENCE')
      .replaceAll(`asha${at}@`, 'asha@');
  });
  expect(texts[0]).toContain('Subject: We have your enquiry: REFERENCE\r\n');
  expect(texts).toEqual(texts.map(() => texts[0]));
  expect(site.receipts()).toHaveLength(forms.length);
});

test('beyond two hundred a day no receipts are sent, and the log says so once', async () => {
  await using site = await openReceiptSite();
  // What one mailbox gets beyond its three does not count.
  for (let at = 0; at < 208; at++)
    await site.sendEnquiry({ email: `a${Math.max(5, at)}@example.com`, message: `Tea ${at}` });
  const kinds = (await site.messages()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'enquiry')).toHaveLength(208);
  expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(200);
  expect(site.faults()).toMatchObject([{ level: 40, max: 200, msg: 'daily limit of receipts reached' }]);
});
