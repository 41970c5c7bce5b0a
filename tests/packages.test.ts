import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const manifest = read('package.json');
const lock: {
  packages: Record<
    string,
    { hasInstallScript?: boolean; version?: string; integrity?: string; link?: boolean }
  >;
} = read('package-lock.json');
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

test('what the site runs on is a dozen packages at most', () => {
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(12);
});

test('no package runs a script at its installation that is not named', () => {
  const running = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? '');
  expect(running.filter((name) => manifest.allowScripts[name] !== true)).toEqual([]);
});

test('every package is locked to one version', () => {
  expect(
    locked.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? '')).map(([path]) => path),
  ).toEqual([]);
});
