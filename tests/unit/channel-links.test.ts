import { expect, test } from 'vitest';
import { channelLinks } from '../../client/channel-links.ts';
import type { FormTexts } from '../../views/languages/words.ts';

const texts = { email: 'E-mail' } as FormTexts;
const linksTo = (dataset: DOMStringMap) =>
  channelLinks({ dataset } as HTMLElement, { message: 'A website' }, '7f3a9c21-1', texts).map(
    ({ href }) => href,
  );

test('a text message can be sent to a mobile number, and is offered to no other number', () => {
  for (const phone of ['+91 98765 43210', '+919876543210', '98765-43210', '+91 6000 000000'])
    expect(linksTo({ phone })[0]).toMatch(/^sms:(?:\+91)?[69]\d{9}\?&body=A%20website/);
  for (const phone of [
    ...['+91 172 000 0000', '0172 500 1234', '172 500 1234', '080 2222 3333', '1800 180 1551'],
    ...['+44 20 7946 0000', '+91 98765 4321'],
  ])
    expect(linksTo({ phone, email: 'hello@agency.example' })).toEqual([expect.stringMatching(/^mailto:/)]);
});
