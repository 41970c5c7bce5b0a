// Every browser sends an e-mail address that the server takes, however it was copied.

import { afterAll, expect, test } from 'vitest';
import { toStoredAddress } from '../../../server/enquiries/email-address.ts';
import { asha } from '../../support/enquiry.ts';
import { openEngines } from './engines.ts';
import { awake, fillIn, submit, thanked } from './hand.ts';
import { openLine } from './line.ts';
import { openStoredSite } from './site.ts';

const site = await openStoredSite();
const { names, engine, close } = await openEngines();
afterAll(async () => {
  await close();
  await site.close();
});

const copied: [email: string, sent: string][] = [
  ['\u202aasha@example.com\u202c', 'asha@example.com'],
  ['\u200basha@example.com\u00a0', 'asha@example.com'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
];

test.for(names)('%s: copied and internationalised e-mail addresses are sent', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  for (const [email, sent] of copied) {
    await tab.go(`${line.url}/seo-services`);
    await awake(tab);
    await fillIn(tab, { ...asha, email });
    await submit(tab);
    await thanked(tab);
    expect(toStoredAddress(JSON.parse(line.posts.at(-1) ?? '').email)).toBe(sent);
  }
  await tab.close();
});
