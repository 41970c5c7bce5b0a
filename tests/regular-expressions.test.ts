// Every regular expression takes linear time for any input. recheck analyses each one in the sources, and also finds
// quadratic ones (safe-regex2 and scslre accept some of the examples below).

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('{views,client,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.d.ts'] }).sort();

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

test.each([
  ['/+$', '\\/+$'],
  ['nested', '^(a+)+$'],
  ['two in a row', '^(?:ab)*(?:ab)*$'],
  ['trimming', '^\\s+|\\s+$'],
  ['an address', '[^\\s@]+@[^\\s@]+'],
  ['a tag', '<a\\s[^>]*href'],
  ['between two words', 'begin.*?end'],
])('a deliberately slow expression is detected: %s', async (_what, source) => {
  expect(await analyse(source, '')).toBe('vulnerable');
});

test('every regular expression in the sources takes linear time', { timeout: 300_000 }, async () => {
  const found = sources.flatMap((file) => expressionsIn(file).map((expression) => ({ file, ...expression })));
  expect(found.length).toBeGreaterThan(50);
  const slow: string[] = [];
  for (const { file, source, flags } of found) {
    const status = await analyse(source, flags);
    if (status !== 'safe') slow.push(`${file}: /${source}/${flags} is ${status}`);
  }
  expect(slow).toEqual([]);
});

// Its repetitions are bounded by 61, which the random part of the analysis reports as slow in two of three runs; its
// time is measured instead.
test.each(['a', 'a-', '-', 'a.', 'a@', `${'a'.repeat(62)}.`, `${'a-'.repeat(30)}.`])(
  'the e-mail address expression takes four times as long for four times as much of %j',
  (piece) => {
    const timeMs = (length: number) => {
      const text = `a@${piece.repeat(length / piece.length)}!`;
      const tries = Array.from({ length: 7 }, () => {
        const startedMs = performance.now();
        z.regexes.html5Email.test(text);
        return performance.now() - startedMs;
      });
      return Math.min(...tries);
    };
    // A quadratic one takes sixteen times as long.
    expect(timeMs(80_000)).toBeLessThan(8 * timeMs(20_000) + 1);
  },
);

test('no regular expression is built at run time, where it could not be analysed', () => {
  expect(sources.filter((file) => /\bRegExp\(/.test(read(file)))).toEqual([]);
});

async function analyse(source: string, flags: string): Promise<string> {
  // Its limits of time would call a fast expression slow on a busy machine; those of counted steps hold everywhere.
  const limits = { incubationTimeout: null, attackTimeout: null };
  return (await check(source, flags, { ...limits, timeout: 250_000, randomSeed: 1 })).status;
}

function expressionsIn(file: string): { source: string; flags: string }[] {
  const program = parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  return nodesIn(program).flatMap(({ type, regex }) =>
    type === 'Literal' && regex
      ? [{ source: (regex as { pattern: string }).pattern, flags: (regex as { flags: string }).flags }]
      : [],
  );
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...below] : below;
}

function read(file: string): string {
  return readFileSync(root + file, 'utf8');
}
