import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe cannot decide automatically, with the result of a manual check. Any other undecided result fails the test, so
 * that a person checks it. `contrast.ts` measures the contrast of all text from pixels, of these places too.
 */
const looked = [
  // Text in a drawing: axe does not read the shapes below it. `drawings.ts` measures each.
  { rule: 'color-contrast', within: 'svg[role="img"], [role="img"] > svg' },
  // Grounds with hard edges that are gradients for CSS: the page of results, and the flutes of the pillars.
  { rule: 'color-contrast', within: '.hero-search, .hero-temple > .hero-facts' },
  // The result on a tag whose corners are cut.
  { rule: 'color-contrast', within: '.calculator-tag .calculator-summary > b' },
  // On a phone the second drawn phone and the next are scrolled to, and axe cannot see what lies below them. It is the
  // section's colour, as below the first, which axe measures.
  { rule: 'color-contrast', within: '.gallery-strip .gallery-work + .gallery-work' },
  // The map is another site's page; this site has to give it a title, and that is checked.
  { rule: 'frame-tested', within: '.map' },
];

/** Injects axe through the browser's debugging protocol, which the page's policy does not restrict. */
export async function bringAxe(page: Page, sticky = ['.header', '.call-bar']): Promise<void> {
  await page.evaluate(axe.source);
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet,
  );
  // A section that has not been near the window yet has the place of its estimated height, where others may overlap it.
  await page.evaluate(() => {
    const rendered = new CSSStyleSheet();
    rendered.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(rendered);
    document.body.getBoundingClientRect(); // lays out everything, so that the browser asks for the faces of samples
    return document.fonts.ready.then(() => {});
  });
  // axe cannot judge what sticky elements overlap: the header stays at the top of the page, the bar goes to its end.
  for (const selector of sticky) {
    await page.locator(selector).evaluate((element) => {
      element.style.position = 'static';
      if (element.matches('.call-bar')) document.body.append(element);
    });
  }
}

export type Circumstance = [width: number, colorScheme: 'light' | 'dark'];

/** What axe finds in each of the circumstances, or what `judge` makes of it. */
export async function faultsIn(
  page: Page,
  circumstances: Circumstance[],
  within = 'html',
  judge = (_at: Circumstance, find: () => Promise<string[]>) => find(),
): Promise<string[]> {
  const found: string[] = [];
  const widths = new Set<number>();
  for (const at of circumstances) {
    const [width, colorScheme] = at;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const here = await judge(at, () => {
      const colours = widths.has(width); // in dark mode only colours differ
      widths.add(width);
      return findFaults(page, { within, colours });
    });
    found.push(...here.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}

/** What axe finds, or leaves undecided without a manual exception, a line each; `colours` runs only those rules. */
export async function findFaults(page: Page, { within = 'html', colours = false } = {}): Promise<string[]> {
  const { faults, noted } = await page.evaluate(
    async ({ within, colours, looked }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // axe takes a picture for as large as it is before its box clips it, and what has no text for a cover of it.
      const pictureless = new CSSStyleSheet();
      pictureless.replaceSync(
        'svg[aria-hidden], img { visibility: hidden !important } .link-whole::after { content: none !important }',
      );
      // A button that is released fades to its colours.
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const contrast = ['color-contrast', 'link-in-text-block'];
      const others = {
        // Part of WCAG 2.2, and not yet among axe's defaults.
        'target-size': { enabled: true },
        ...Object.fromEntries(contrast.map((rule) => [rule, { enabled: false }])),
      };
      const resultTypes: import('axe-core').resultGroups[] = ['violations', 'incomplete'];
      const results = colours ? [] : [await axe.run(within, { resultTypes, rules: others })];
      document.adoptedStyleSheets.push(pictureless);
      results.push(await axe.run(within, { resultTypes, runOnly: contrast }));
      document.adoptedStyleSheets.pop();
      const nodesOf = (type: 'violations' | 'incomplete') =>
        results
          .flatMap((result) => result[type])
          .flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
      const undecided = nodesOf('incomplete').map(({ id, node }) => {
        const element = document.querySelector(String(node.target[0]));
        const note = looked.findIndex(({ rule, within }) => rule === id && element?.closest(within));
        return { id, node, note };
      });
      const open = undecided.filter(({ note }) => note === -1);
      const faults = [...nodesOf('violations'), ...open].map(({ id, node }) => {
        const why = [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; ');
        return `${id}: ${node.target.join(' ')}: ${why}`;
      });
      return { faults, noted: undecided.map(({ note }) => note) };
    },
    { within, colours, looked },
  );
  for (const note of noted) used.add(note);
  return faults;
}

const used = new Set<number>();

/** Manual exceptions that axe no longer reports; they should be removed. */
export function unused(): string[] {
  return looked.filter((_, note) => !used.has(note)).map(({ rule, within }) => `${rule} in ${within}`);
}
