import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../server/config.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test.each(settingNames)('the setting %s is documented', (name) => {
  expect(read('server/SETTINGS.md')).toMatch(new RegExp(`^- \`${name}\`[ :]`, 'm'));
  expect(read('.env.example')).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
});

test('no documented setting is unknown', () => {
  const documented = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual([...settingNames].sort());
});
