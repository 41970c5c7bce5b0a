// Enforces which module may import which. The compiler enforces the rest: only client knows `window`, only server knows
// node.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('{views,client,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.d.ts'] }).sort();

test.each<[rule: string, files: RegExp, mayImport: RegExp]>([
  [
    'views import only views, and what renders them',
    /^views\//,
    /^(views\/|react(-dom\/server)?$|schema-dts$)/,
  ],
  ['what the browser uses too imports nothing', /^views\/(calculators|search)\.ts$/, /^$/],
  ['forms import no pages', /^views\/forms\//, /^(views\/(forms\/|languages\/words\.ts$)|react$)/],
  [
    'the client imports only forms, their languages, calculators and search from the views',
    /^client\//,
    /^(client\/|views\/(forms\/|languages\/(?!index)|(calculators|search)\.ts$)|react$|react-dom(\/client)?$|web-vitals$)/,
  ],
  ['the server imports views by their index', /^server\//, /^(?!client\/|views\/(?!index\.ts$))/],
  ['only the build imports the build', /^server\/(?!build\/)/, /^(?!server\/build\/)/],
])('%s', (_rule, files, mayImport) => {
  const own = sources.filter((file) => files.test(file));
  expect(own).not.toEqual([]);
  const wrong = own.flatMap((file) =>
    imports(file).flatMap((name) => (mayImport.test(name) ? [] : [[file, name]])),
  );
  expect(wrong).toEqual([]);
});

test('no import cycle exists, type imports included', () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    else if (sources.includes(file) && !done.has(file))
      for (const imported of imports(file)) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  expect(cycles).toEqual([]);
});

test('only the settings read the environment, and views, which are rendered once, no clock and no random numbers', () => {
  const usersOf = (pattern: RegExp) => sources.filter((file) => pattern.test(withoutComments(read(file))));
  expect(usersOf(/(?<!')\bprocess\.env\b/)).toEqual(['server/config.ts']);
  const changing = usersOf(/\bnew Date\b|\bDate\.|\bMath\.random\b/);
  expect(changing.filter((file) => file.startsWith('views/'))).toEqual([]);
});

function imports(file: string): string[] {
  const found = read(file).matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g);
  return [...found].map(([, name = '']) => (name.startsWith('.') ? join(dirname(file), name) : name));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
