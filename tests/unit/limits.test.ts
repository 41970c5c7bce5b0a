import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const server = new URL('../../server/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, server), 'utf8');
const limits = read('limits.ts');
const names = [...limits.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

test('every limit has a comment with its reason', () => {
  // Some share a reason with the line above.
  const reasoned = limits.match(/\*\/(\nexport const .+)+/g)?.join('\n') ?? '';
  expect(names.filter((name) => !reasoned.includes(`export const ${name} `))).toEqual([]);
});

test('every limit has its unit in its name', () => {
  const unit = /Ms|Bytes|Seconds|Days|Hours?|Count|Length|Characters|Rows|Connections|From|Per|Utc/i;
  const countable = /^(captchaRemembered|links|storeBatch)Max$/;
  expect(names.filter((name) => !unit.test(name) && !countable.test(name))).toEqual([]);
});

test('every limit is used', () => {
  const others = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'limits.ts')
    .map(read)
    .join('\n');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(others))).toEqual([]);
});
