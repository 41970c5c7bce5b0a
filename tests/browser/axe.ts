import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe cannot decide by itself, and what a person saw there. Whatever else it leaves open fails the test, so
 * that somebody looks at it.
 */
const looked = [
  // Words of a drawing: axe does not read the shapes below them. `diagrams.test.ts` measures every one.
  { rule: 'color-contrast', within: 'svg[role="img"]' },
  // A plot's door is drawn by `::before` in the corner, under the arrow alone; the words stand on the page itself.
  // Open, under the pointer, it fills the plot with the accent and the words turn to `--on-accent`, 4.5 or more.
  { rule: 'color-contrast', within: '.route' },
  // A sign's board is drawn by `::before` in the accent; its words are `--on-accent`, 4.5 or more on each of the six.
  { rule: 'color-contrast', within: '.sign' },
  // The map is another site's page; ours is to give it a title, and that is checked.
  { rule: 'frame-tested', within: '.map' },
];

/** Makes axe ready in the page that is open, by the browser's own tools, which no policy of the page binds. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  // What the bar lies over axe cannot judge: it is judged with the rest, at the foot of the page.
  await page.locator('.bar').evaluate((bar) => {
    bar.style.position = 'static';
  });
}

/** What axe finds wrong, or cannot decide and nobody has looked at, a line each; `colours` asks for those alone. */
export async function findFaults(page: Page, { within = 'html', colours = false } = {}): Promise<string[]> {
  const { faults, noted } = await page.evaluate(
    async ({ within, colours, looked }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations, incomplete } = await axe.run(within, {
        resultTypes: ['violations', 'incomplete'],
        // Of WCAG 2.2, and not yet among axe's defaults.
        rules: { 'target-size': { enabled: true } },
        ...(colours && { runOnly: ['color-contrast', 'link-in-text-block'] }),
      });
      const wrong = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
      const undecided = incomplete
        .flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })))
        .map(({ id, node }) => {
          const element = document.querySelector(String(node.target[0]));
          const note = looked.findIndex(({ rule, within }) => rule === id && element?.closest(within));
          return { id, node, note };
        });
      const open = undecided.filter(({ note }) => note === -1);
      const faults = [...wrong, ...open].map(({ id, node }) => {
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

/** Notes about what axe no longer asks: whoever reads them would take them for an excuse. */
export function unused(): string[] {
  return looked.filter((_, note) => !used.has(note)).map(({ rule, within }) => `${rule} in ${within}`);
}
