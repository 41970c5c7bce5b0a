import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../server/config.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test.each(settingNames)('the setting %s is explained to the operator', (name) => {
  expect(read('server/SETTINGS.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\|`, 'm'));
  expect(read('.env.example')).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
});

test('no setting is explained that is not there', () => {
  const explained = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual([...settingNames].sort());
});
