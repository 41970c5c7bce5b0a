import { expect, test } from 'vitest';
import { site } from '../../views/index.ts';
import type { PageName } from '../../views/site.ts';
import { parsePage } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

/** A longer run of the same words counts as copied; shorter ones are ordinary language. */
const runLength = 8;

async function readWords(): Promise<Map<PageName, string[]>> {
  await using open = openSite();
  const names = Object.keys(site) as PageName[];
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, parsePage((await open.http.get(site[name].path)).text).words] as const,
      ),
    ),
  );
}

const words = await readWords();
const servicePages = [...words].filter(([name]) => site[name].group !== undefined);

function runsOf(text: string[]): Set<string> {
  return new Set(text.slice(runLength - 1).map((_, index) => text.slice(index, index + runLength).join(' ')));
}

test('the length of each service page’s copy is within bounds', () => {
  const counts = servicePages.map(([name, text]) => [name, text.length] as const);
  expect(counts.filter(([, count]) => count < 350 || count > 1_000)).toEqual([]);
});

test('no two pages share more than a tenth of their eight-word sequences', () => {
  const runs = [...words].map(([name, text]) => [name, runsOf(text)] as const);
  const alike = runs.flatMap(([name, own], index) =>
    runs.slice(index + 1).flatMap(([other, theirs]) => {
      const shared = [...own].filter((run) => theirs.has(run)).length;
      const share = shared / Math.min(own.size, theirs.size);
      return share > 0.1 ? [`${name} and ${other} share ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('no paragraph is on two pages', async () => {
  await using open = openSite();
  const seen = new Map<string, string>();
  for (const { path } of Object.values(site)) {
    const { main } = parsePage((await open.http.get(path)).text);
    for (const furniture of main.querySelectorAll('.enquiry, .sidebar')) furniture.remove();
    for (const paragraph of main.querySelectorAll('p, li > span')) {
      const text = paragraph.textContent.trim();
      if (text.split(/\s+/).length < runLength) continue;
      expect([text, path, seen.get(text)]).toEqual([text, path, undefined]);
      seen.set(text, path);
    }
  }
});
