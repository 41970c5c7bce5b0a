// What holds for every drawing, so that each can be opened in a drawing program and shown at every place.

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pigment } from '../../views/art/pigment.ts';

const folder = fileURLToPath(new URL('../../views/art/', import.meta.url));
const files = globSync('**/*.svg', { cwd: folder }).sort();
const drawings = files.map((file) => ({ file, svg: readFileSync(folder + file, 'utf8') }));

/** Colours beside the pigments: each is on few drawings, and says what no pigment says. */
const others = {
  skin: ['#A4572E', '#BF7746', '#7E3F22', '#8A5A44', '#C98F74', '#E9C3AE'],
  // A pigment in the shade or in the light.
  vermilion: ['#C9622F', '#B63313', '#8F2812'],
  cobalt: ['#8D9CC9', '#7088C4', '#132A63'],
  ochre: ['#F0C878', '#B97C14', '#A86D0B', '#63420F'],
  pine: ['#2F7F63', '#174C3C', '#0B2A21'],
  // What is old or worn, and text on paper.
  grey: ['#8D8779', '#55524A'],
  // What made-up clients show.
  wood: ['#6D3A14'],
  saree: ['#8C1636'],
  milk: ['#0B5C72'],
  water: ['#A9CFE8'],
  searchPage: ['#FFFFFF'],
  photographs: ['#33475B', '#8FA3AD', '#5C2236', '#F3B79B', '#B4566B', '#2E0F1B'],
};
const allowed = new Set([...Object.values(pigment), ...Object.values(others).flat()]);

test('drawings have the pigments, and few other colours', () => {
  const wrong = drawings.flatMap(({ file, svg }) =>
    [...svg.matchAll(/(?:fill|stroke|color)="([^"]*)"/g)]
      .map(([, colour = '']) => colour)
      .filter((colour) => !allowed.has(colour) && !/^(none|url\(#\w+\))$/.test(colour))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(wrong).toEqual([]);
});

test('no colour is on the list that no drawing has', () => {
  const all = drawings.map(({ svg }) => svg).join('');
  expect(
    Object.values(others)
      .flat()
      .filter((colour) => !all.includes(colour)),
  ).toEqual([]);
});

test('the size of a drawing is that of its view box', () => {
  const wrong = drawings.filter(({ svg }) => {
    const [, width, height] = /^<svg [^>]*viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? [];
    return !width || !svg.includes(` width="${width}" height="${height}">`);
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('a drawing begins with a comment that says what it shows', () => {
  const wrong = drawings.filter(({ svg }) => !/^<svg [^>]+>\n {2}<!-- \S[^>]+ -->\n/.test(svg));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('an opening has one source: the file of its poster, or one of its own', () => {
  const wrong = drawings.filter(({ file, svg }) => {
    const poster = drawings.find((other) => other.file === file.replace('-opening.svg', '.svg'));
    return (
      file.endsWith('-opening.svg') &&
      (!poster?.svg.includes('id="ground"') || /<view/.test(poster.svg + svg))
    );
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('drawings are shapes: no script, style, text, image or reference to another file', () => {
  const elements = /^(svg|view|defs|g|path|circle|ellipse|rect|pattern|clipPath|use)$/;
  const wrong = drawings.filter(({ svg }) => {
    const names = [...svg.matchAll(/<(\w+)/g)].map(([, name = '']) => name);
    return names.some((name) => !elements.test(name)) || / (on\w+|style|class)=|href="(?!#)/.test(svg);
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('each drawing has a name of its own in small letters, and the index has all of them', () => {
  const names = files.map((file) => basename(file, '.svg'));
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  const index = [...readFileSync(`${folder}index.ts`, 'utf8').matchAll(/'(\w+)'/g)].map(([, name = '']) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  // Posters are listed twice.
  expect([...new Set(index)].sort()).toEqual(names.sort());
});
