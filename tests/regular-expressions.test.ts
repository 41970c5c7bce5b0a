// Every regular expression takes linear time for any input. recheck analyses each one in the sources, and also finds
// quadratic ones (safe-regex2 and scslre accept some of the examples below). The expression of e-mail addresses is zod's:
// its time is measured in tests/attack/slow-input.test.ts.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('{views,client,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.d.ts'] }).sort();

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

test('deliberately slow expressions are detected', async () => {
  for (const source of [
    ...['\\/+$', '^(a+)+$', '^(?:ab)*(?:ab)*$', '^\\s+|\\s+$', '[^\\s@]+@[^\\s@]+', '<a\\s[^>]*href'],
    'begin.*?end',
  ])
    expect([source, await analyse(source, '')]).toEqual([source, 'vulnerable']);
});

test('every regular expression in the sources takes linear time', { timeout: 300_000 }, async () => {
  const found = new Map(sources.flatMap(expressionsIn).map((one) => [`/${one.source}/${one.flags}`, one]));
  expect(found.size).toBeGreaterThan(50);
  for (const { text, source, flags } of found.values())
    expect([text, await analyse(source, flags)]).toEqual([text, 'safe']);
});

test('no regular expression is built at run time, where it could not be analysed', () => {
  expect(sources.filter((file) => /\bRegExp\(/.test(read(file)))).toEqual([]);
});

async function analyse(source: string, flags: string): Promise<string> {
  // Its limits of time would call a fast expression slow on a busy machine; those of counted steps hold everywhere.
  const limits = { incubationTimeout: null, attackTimeout: null };
  return (await check(source, flags, { ...limits, timeout: 250_000, randomSeed: 1 })).status;
}

function expressionsIn(file: string) {
  const program = parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  return nodesIn(program).flatMap(({ type, regex }) => {
    if (type !== 'Literal' || !regex) return [];
    const { pattern: source, flags } = regex as { pattern: string; flags: string };
    return [{ source, flags, text: `${file}: /${source}/${flags}` }];
  });
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...below] : below;
}

function read(file: string): string {
  return readFileSync(root + file, 'utf8');
}
