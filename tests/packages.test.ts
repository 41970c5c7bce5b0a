import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const manifest = read('package.json');
const lock: {
  packages: Record<
    string,
    { hasInstallScript?: boolean; version?: string; integrity?: string; optional?: boolean; dev?: boolean }
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

test('every package is held to its bytes', () => {
  // npm writes none for those that belong to other systems than the one that wrote the lockfile.
  const unheld = locked.filter(([, { integrity, optional, dev }]) => !integrity && !(optional && dev));
  expect(unheld.map(([path]) => path)).toEqual([]);
});

test('it can be said what the site is made of', { timeout: 60_000 }, async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    maxBuffer: 10 * 2 ** 20,
    shell: process.platform === 'win32',
  });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const named = components.map(
    ({ name, version }: { name: string; version: string }) => `${name} ${version}`,
  );
  const run = locked.filter(([, { dev }]) => !dev);
  const expected = run.map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
  expect(named.sort()).toEqual([...new Set(expected)].sort());
  for (const name of Object.keys(manifest.dependencies)) expect(stdout).toContain(`"name": "${name}"`);
});
