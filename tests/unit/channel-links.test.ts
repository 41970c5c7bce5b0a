import { expect, test } from 'vitest';
import { channelLinks } from '../../client/channel-links.ts';
import type { FormTexts } from '../../views/languages/words.ts';

const texts = { email: 'E-mail' } as FormTexts;
const linksTo = (dataset: DOMStringMap) =>
  channelLinks({ dataset } as HTMLElement, { message: 'A website' }, '7f3a9c21-1', texts).map(
    ({ href }) => href,
  );

test.each(['+91 98765 43210', '+919876543210', '98765-43210', '+91 6000 000000'])(
  'a text message can be sent to %s',
  (phone) => {
    const [sms] = linksTo({ phone });
    expect(sms).toMatch(/^sms:(?:\+91)?[69]\d{9}\?&body=A%20website/);
  },
);

test.each([
  '+91 172 000 0000',
  '0172 500 1234',
  '172 500 1234',
  '080 2222 3333',
  '1800 180 1551',
  '+44 20 7946 0000',
  '+91 98765 4321',
])('no text message is offered to %s, which is not a mobile number', (phone) => {
  expect(linksTo({ phone, email: 'hello@agency.example' })).toEqual([expect.stringMatching(/^mailto:/)]);
});
