import { afterAll, expect, test } from 'vitest';
import { site as rows } from '../../views/site.ts';
import { openBrowser } from './chromium.ts';
import { serveSite } from './site.ts';
import { visit } from './visitor.ts';

const browser = await openBrowser();
const site = await serveSite();
const { page } = await visit(browser, site.url);
afterAll(() => Promise.all([browser.close(), site.close()]));

// A renderer that does not find the font renders no text, and reports no error.
test.each(Object.values(rows).map(({ path }) => path))(
  'the social card of %s shows its text',
  async (path) => {
    const html = await (await fetch(site.url + path)).text();
    const address = /property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '';
    const [label, heading] = await page.evaluate(inkOf, address);
    expect(label).toBeGreaterThan(0.02);
    expect(heading).toBeGreaterThan(0.05);
  },
);

/** The share of dark pixels where label and heading are: green is low in every text colour. */
async function inkOf(address: string): Promise<number[]> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  const places = [
    { left: 60, top: 60, width: 100, height: 40 },
    { left: 60, top: 140, width: 400, height: 90 },
  ];
  return places.map(({ left, top, width, height }) => {
    const { data } = canvas?.getImageData(left, top, width, height) ?? { data: [] };
    let dark = 0;
    for (let index = 1; index < data.length; index += 4) if ((data[index] ?? 255) < 128) dark++;
    return dark / (width * height);
  });
}
