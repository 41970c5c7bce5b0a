import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { faintLines } from './contrast.ts';
import { renderAll } from './reading.ts';

export type Circumstance = readonly [width: number, colorScheme: 'light' | 'dark'];

/** Injects axe through the browser's debugging protocol, which the page's policy does not restrict. */
export async function bringAxe(page: Page, sticky = ['.header', '.call-bar']): Promise<void> {
  await page.evaluate(axe.source);
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet,
  );
  await renderAll(page);
  // What sticky elements overlap cannot be judged: the header stays at the top of the page, the bar goes to its end.
  for (const selector of sticky) {
    await page.locator(selector).evaluate((element) => {
      element.style.position = 'static';
      if (element.matches('.call-bar')) document.body.append(element);
    });
  }
}

/**
 * What is inaccessible in each of the circumstances. Contrast is read from pixels, which axe cannot do, and is all that a
 * colour scheme changes; axe looks once at each width. What it cannot decide is a fault, so that a person looks at it.
 */
export async function faultsIn(
  page: Page,
  circumstances: Circumstance[],
  within = 'html',
): Promise<string[]> {
  await page.mouse.move(0, 0); // a part below the pointer has other colours
  const found: string[] = [];
  const widths = new Set<number>();
  for (const [width, colorScheme] of circumstances) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const here = await faintLines(page, within);
    if (!widths.has(width)) here.push(...(await page.evaluate(axeFaults, within)));
    widths.add(width);
    found.push(...here.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}

async function axeFaults(within: string): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations, incomplete } = await axe.run(within, {
    resultTypes: ['violations', 'incomplete'],
    rules: {
      'target-size': { enabled: true }, // part of WCAG 2.2, and not yet among axe's defaults
      'color-contrast': { enabled: false },
      'frame-tested': { enabled: false }, // the map is another site's page
    },
  });
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${target.join(' ')}: ${why}`;
    }),
  );
}
