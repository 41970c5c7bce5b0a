// The drawings of `views/art/`: optimised, written as files, and named in an index for the compiler.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { optimize, type PluginConfig } from 'svgo';
import type { Assets } from '../../views/index.ts';
import { root, writeAsset } from './assets.ts';

/** Writes every drawing as an image, and the index of their names. */
export async function buildDrawings(): Promise<Pick<Assets, 'drawings' | 'posters'>> {
  const files = globSync('views/art/*/*.svg', { cwd: root });
  const sources = new Map(files.map((file) => [nameOf(file), readFileSync(root + file, 'utf8')]));
  writeIndex(sources);
  const drawings: Assets['drawings'] = {};
  const posters: Assets['posters'] = {};
  for (const [name, svg] of sources) {
    const [, width, height] = / width="(\d{1,4})" height="(\d{1,4})"/.exec(svg) ?? [];
    const src = await writeAsset(`figures/${name}`, 'svg', optimised(svg, ['opening']));
    drawings[name] = { src, width: Number(width), height: Number(height) };
    if (isPoster(svg)) {
      const whole = optimised(svg, ['opening'], inline({ 'aria-hidden': 'true' }));
      posters[name] = { whole, opening: openingOf(sources.get(`${name}Opening`) ?? svg) };
    }
  }
  return { drawings, posters };
}

const nameOf = (file: string) =>
  basename(file, '.svg').replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());

const isPoster = (svg: string) => svg.includes('id="ground"');

/** Only when a drawing came or went, since a write makes `npm run dev` start again. */
function writeIndex(sources: Map<string, string>): void {
  const file = `${root}views/art/index.ts`;
  const names = [...sources.keys()].sort();
  const posters = names.filter((name) => isPoster(sources.get(name) ?? ''));
  const index = `// The build writes these lists.

/** Every drawing in this folder. */
export type DrawingName =${unionOf(names)};

/** Those with a ground, which can be the figure of a hero. */
export type PosterName =${unionOf(posters)};
`;
  if (index !== readFileSync(file, 'utf8')) writeFileSync(file, index);
}

const unionOf = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');

/** A drawing without its ground: what its `<view id="opening">` shows, at the lower edge of its box. */
function openingOf(svg: string): string {
  const [, view = ''] = svg.split('<view ');
  const [viewBox] = /viewBox="[^"]*"/.exec(view) ?? [];
  const shown = viewBox ? svg.replace(/viewBox="[^"]*"/, viewBox) : svg;
  const attributes = { preserveAspectRatio: 'xMidYMax', 'aria-hidden': 'true' };
  return optimised(shown, ['opening', 'ground'], ['removeDimensions', ...inline(attributes)]);
}

function inline(attributes: Record<string, string>): PluginConfig[] {
  return ['removeXMLNS', { name: 'addAttributesToSVGElement', params: { attributes: [attributes] } }];
}

/** Leaves out the elements that have these ids. */
function optimised(svg: string, ids: string[], more: PluginConfig[] = []): string {
  const overrides = {
    // An inline drawing shares the ids of its page, so those that are used keep their names.
    cleanupIds: { minify: false },
    // In a page, coordinates as they were drawn compress better than relative ones.
    ...(more.length > 0 && { convertPathData: false as const }),
  };
  const plugins: PluginConfig[] = [
    { name: 'removeElementsByAttr', params: { id: ids } },
    { name: 'preset-default', params: { overrides } },
    ...more,
  ];
  return optimize(svg, { plugins, floatPrecision: 2 }).data;
}
