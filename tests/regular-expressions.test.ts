// Every regular expression takes linear time for any input. recheck analyses each one in the sources, and also finds
// quadratic ones (safe-regex2 and scslre accept some of the examples below). The expression of e-mail addresses is zod's:
// its time is measured in tests/attack/slow-input.test.ts.

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const sources = globSync('{views,client,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.d.ts'] }).sort();

test('deliberately slow expressions are detected', async () => {
  for (const source of ['\\/+$', '^(a+)+$', '^\\s+|\\s+$', '[^\\s@]+@[^\\s@]+', '<a\\s[^>]*href'])
    expect([source, await analyse(source, '')]).toEqual([source, 'vulnerable']);
});

test('every regular expression in the sources takes linear time', { timeout: 300_000 }, async () => {
  const found = sources.flatMap((file) =>
    expressionsIn(parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' })),
  );
  expect(found.length).toBeGreaterThan(50);
  // A verdict follows from the expression and recheck alone. All of them take a minute, so they are kept.
  const { version } = JSON.parse(read('node_modules/recheck/package.json'));
  const file = 'node_modules/.cache/expressions.json';
  const kept: Record<string, string> = existsSync(root + file) ? JSON.parse(read(file)) : {};
  const verdicts: typeof kept = {};
  for (const { pattern, flags } of found) {
    const key = `${version} /${pattern}/${flags}`;
    verdicts[key] ??= kept[key] ?? (await analyse(pattern, flags));
  }
  writeFileSync(root + file, JSON.stringify(verdicts));
  expect(Object.entries(verdicts).filter(([, verdict]) => verdict !== 'safe')).toEqual([]);
});

test('no regular expression is built at run time, where it could not be analysed', () => {
  expect(sources.filter((file) => /\bRegExp\(/.test(read(file)))).toEqual([]);
});

async function analyse(source: string, flags: string): Promise<string> {
  // Its limits of time would call a fast expression slow on a busy machine; those of counted steps hold everywhere.
  const limits = { incubationTimeout: null, attackTimeout: null };
  return (await check(source, flags, { ...limits, timeout: 250_000, randomSeed: 1 })).status;
}

function expressionsIn(node: unknown): { pattern: string; flags: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  return 'regex' in node ? [node.regex as never] : Object.values(node).flatMap(expressionsIn);
}
