// A whole minute of an outage, which only `npm run test:browsers` waits for.

import { afterAll, expect, test } from 'vitest';
import { asha } from '../../support/enquiry.ts';
import { openEngines } from './engines.ts';
import { awake, failed, fillIn, submit, thanked } from './hand.ts';
import { openLine } from './line.ts';
import { openStoredSite } from './site.ts';

const site = await openStoredSite();
const { names, engine, close } = await openEngines();
afterAll(async () => {
  await close();
  await site.close();
});

test.skipIf(!process.env.ENGINES).for(names)(
  '%s: an enquiry outlives a gateway that answers 503 for a minute',
  { timeout: 180_000 },
  async (name) => {
    await using line = await openLine(site.url);
    const message = `A minute in ${name}`;
    const tab = await engine(name).open();
    await tab.go(`${line.url}/seo-services`);
    await awake(tab);
    await fillIn(tab, { ...asha, message });
    line.fault = 'gateway';
    setTimeout(() => {
      line.fault = null;
    }, 60_000);
    await submit(tab);
    await failed(tab);
    const { reference } = await thanked(tab, 120_000);
    expect(site.rows(message)).toMatchObject([{ reference }]);
    await tab.close();
  },
);
