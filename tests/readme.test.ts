import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url));

test('the README begins with a picture of the home page, a laptop’s screen in less than 150 kB, and a text in its place', () => {
  const [, , picture = ''] = read('README.md').toString().split('\n');
  expect(picture).toMatch(/^!\[The home page: .{20,}\]\(tests\/bench\/home\.png\)$/);
  const png = read('tests/bench/home.png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1366, 900]);
  expect(png.length).toBeLessThan(150_000);
});

test('the READMEs of the server have at most 6,000 words, which an operator reads in an hour', () => {
  const files = globSync('server/{*.md,*/*.md}');
  expect(files.length).toBeGreaterThan(4);
  const words = files.flatMap((file) => read(file).toString().split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(6_000);
});
