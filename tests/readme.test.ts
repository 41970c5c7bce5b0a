// The project's README: its length, and the picture of the home page, which `npm run screenshot` makes.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const lines = readFileSync(`${root}README.md`, 'utf8').trimEnd().split('\n');
const [, alternative = '', file = ''] = /^!\[(.*)\]\((.+)\)$/m.exec(lines.slice(0, 10).join('\n')) ?? [];

test('the README has at most 150 lines', () => {
  expect(lines.length).toBeLessThanOrEqual(150);
});

test('the README begins with a picture of the home page, with a text in its place', () => {
  expect(file).toBe('tests/bench/home.png');
  expect(alternative).toMatch(/^The home page: .{20,}/);
});

test('the picture is a laptop’s screen in less than 150 kB', () => {
  const png = readFileSync(root + file);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual({ width: 1366, height: 900 });
  expect(png.length).toBeLessThan(150_000);
});

test('the site does not serve the picture', () => {
  const png = readFileSync(root + file);
  const served = globSync(['public/**/*.png', 'dist/public/**/*.png'], { cwd: root });
  expect(served).not.toEqual([]);
  expect(served.filter((path) => readFileSync(root + path).equals(png))).toEqual([]);
  expect(file).not.toMatch(/^(public|dist)\//);
});
