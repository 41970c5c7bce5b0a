// Enforces which module may import which. The compiler enforces the rest: only client knows `window`, only server knows
// node.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('{views,client,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.d.ts'] }).sort();

const importRules: [rule: string, files: RegExp, mayImport: RegExp][] = [
  [
    'the page and form tables import only the response contract',
    /^views\/(site|forms\/(index|send-response))\.ts$/,
    /^views\/forms\/send-response\.ts$/,
  ],
  [
    'what calculators and the search share with the browser imports nothing',
    /^views\/(calculators|search)\.ts$/,
    /^$/,
  ],
  [
    'forms do not import pages, and languages only as types',
    /^views\/forms\//,
    /^(views\/(forms\/|languages\/words\.ts$)|react$)/,
  ],
  ['pages are rendered to HTML in one place', /^views\/render\.tsx$/, /^(views\/|react-dom\/server$)/],
  ['views import only views', /^views\/(?!(render\.tsx|structured-data\.ts)$)/, /^(views\/|react$)/],
  ['the schema.org types are used in one place', /^views\/structured-data\.ts$/, /^(views\/|schema-dts$)/],
  [
    'the client imports only forms, their languages, calculators and search from the views',
    /^client\//,
    /^(client\/|views\/(forms\/|languages\/(?!index)|(calculators|search)\.ts$)|react$|react-dom(\/client)?$|web-vitals$)/,
  ],
  [
    'the server imports the views through their index',
    /^server\/(?!build\/)/,
    /^(server\/(?!build\/)|views\/index\.ts$|node:|(commander|express|express-rate-limit|helmet|leven|negotiator|nodemailer(\/lib\/smtp-(connection|transport))?|pg|pino|prom-client|standardwebhooks|zod)$)/,
  ],
  [
    'the build imports the views through their index',
    /^server\/build\//,
    /^(server\/(build\/|(config|index|limits)\.ts$)|views\/index\.ts$|node:|(@resvg\/resvg-js|esbuild|postcss|postcss-selector-parser|svgo)$)/,
  ],
];

test.each(importRules)('%s', (_rule, files, mayImport) => {
  expect(sources.filter((file) => files.test(file))).not.toEqual([]);
  expect(importsWhere((file, imported) => files.test(file) && !mayImport.test(imported))).toEqual([]);
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

/** From the bottom: a folder of the server imports those of its own layer and of those before it. */
const layers = [
  ['time'],
  ['db', 'observability', 'rate-limit'],
  ['http', 'pages'],
  ['canary', 'enquiries', 'messages', 'privacy', 'vitals'],
  ['doctor', 'metrics'],
  ['cli', 'build'],
];

/** Files that use these folders; no folder imports them, except that the build starts the site. */
const tops = /^server\/(app|jobs|index|start)\.ts$/;

test('no folder of the server imports one of a layer above it', () => {
  const isNested = (file: string) => /^server\/.+\//.test(file);
  const layerOf = (file: string) => layers.findIndex((folders) => folders.includes(file.split('/')[1] ?? ''));
  expect(sources.filter((file) => isNested(file) && layerOf(file) === -1)).toEqual([]);
  const isUpward = (file: string, imported: string) =>
    tops.test(imported) ? !file.startsWith('server/build/') : layerOf(imported) > layerOf(file);
  expect(importsWhere((file, imported) => isNested(file) && isUpward(file, imported))).toEqual([]);
});

test('only the process entry and its config use `process`', () => {
  const allowed: Record<string, RegExp> = {
    'server/config.ts': /process\.(env|pid)\b/g,
    'server/index.ts': /process\.(exit|stdout|stderr)\b/g,
    'server/start.ts': /process\.(on|once|exit|exitCode)\b/g,
    'server/cli/enquiries.ts': /process\.(argv|exit|exitCode|on|stdin|stdout|stderr)\b/g,
    'server/cli/command.ts': /process\.getuid\b/g,
    'server/db/restore.ts': /process\.getuid\b/g,
  };
  const touching = sources.filter((file) => {
    const text = withoutComments(read(file)).replace(/'process\.env\.NODE_ENV'/g, '');
    return /\bprocess\.\w/.test(allowed[file] ? text.replace(allowed[file], '') : text);
  });
  expect(touching).toEqual([]);
});

test('views render the same at any time: no clock and no randomness', () => {
  const changes = /\bnew Date\b|\bDate\.|\bMath\.random\b/;
  const isChanging = (file: string) => file.startsWith('views/') && changes.test(withoutComments(read(file)));
  expect(sources.filter(isChanging)).toEqual([]);
});

function importsWhere(isWrong: (file: string, imported: string) => boolean): string[] {
  return sources.flatMap((file) =>
    imports(file).flatMap((imported) => (isWrong(file, imported) ? [`${file} imports ${imported}`] : [])),
  );
}

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
