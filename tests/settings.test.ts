import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../server/config.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('every setting is in SETTINGS.md and .env.example, and no other', () => {
  const namesIn = (file: string, line: RegExp) => [...read(file).matchAll(line)].map(([, name]) => name);
  const known = [...settingNames].sort();
  expect(namesIn('server/SETTINGS.md', /^- `([A-Z_]+)`[ :]/gm).sort()).toEqual(known);
  expect(namesIn('.env.example', /^#? ?([A-Z_]+)=/gm).sort()).toEqual(known);
});
