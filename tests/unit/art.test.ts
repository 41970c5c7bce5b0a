// What holds for every drawing, so that each can be opened in a drawing program and shown at every place.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pigment } from '../../views/art/pigment.ts';

const folder = fileURLToPath(new URL('../../views/art/', import.meta.url));
const files = globSync('**/*.svg', { cwd: folder }).sort();
const drawings = new Map(files.map((file) => [file, readFileSync(folder + file, 'utf8')]));

/** Colours beside the pigments: each is on few drawings, and says what no pigment says. */
const listed = [
  ...['#A4572E', '#BF7746', '#7E3F22', '#8A5A44', '#C98F74', '#E9C3AE'], // skin
  ...['#C9622F', '#B63313', '#8F2812', '#8D9CC9', '#7088C4', '#132A63', '#F0C878', '#B97C14', '#A86D0B'], // in shade
  ...['#63420F', '#2F7F63', '#174C3C', '#0B2A21', '#8D8779', '#55524A'], // or light, old or printed
  ...['#6D3A14', '#8C1636', '#0B5C72', '#A9CFE8', '#FFFFFF'], // clients
  ...['#33475B', '#8FA3AD', '#5C2236', '#F3B79B', '#B4566B', '#2E0F1B'], // photographs
];
const allowed = new Set([...Object.values(pigment), ...listed]);

const rules: Record<string, (svg: string, file: string) => boolean> = {
  'has the pigments, and few other colours': (svg) =>
    [...svg.matchAll(/(?:fill|stroke|color)="([^"]*)"/g)].every(
      ([, colour = '']) => allowed.has(colour) || /^(none|url\(#\w+\))$/.test(colour),
    ),
  'has the size of its view box': (svg) => {
    const [, width, height] = /^<svg [^>]*viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? [];
    return width !== undefined && svg.includes(` width="${width}" height="${height}">`);
  },
  'begins with a comment that says what it shows': (svg) => /^<svg [^>]+>\n {2}<!-- \S[^>]+ -->\n/.test(svg),
  'is shapes: no script, style, text, image or reference to another file': (svg) =>
    [...svg.matchAll(/<(\w+)/g)].every(([, name = '']) =>
      /^(svg|view|defs|g|path|circle|ellipse|rect|pattern|clipPath|use)$/.test(name),
    ) && !/ (on\w+|style|class)=|href="(?!#)/.test(svg),
  'has one source, if it is an opening: the file of its poster, or one of its own': (svg, file) => {
    if (!file.endsWith('-opening.svg')) return true;
    const poster = drawings.get(file.replace('-opening.svg', '.svg')) ?? '';
    return poster.includes('id="ground"') && !/<view/.test(poster + svg);
  },
};

test.each(Object.entries(rules))('a drawing %s', (_rule, isKept) => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !isKept(drawings.get(file) ?? '', file))).toEqual([]);
});
