// The drawings of `views/art/`: optimised, written as files, and named in an index for the compiler.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type CustomPlugin, optimize } from 'svgo';
import type { Assets } from '../../views/index.ts';
import { root, writeAsset } from './assets.ts';

type Form = 'image' | 'whole' | 'opening';

/** Writes every drawing as an image, and the index of their names. */
export async function buildDrawings(): Promise<Pick<Assets, 'drawings' | 'posters'>> {
  const files = globSync('views/art/*/*.svg', { cwd: root });
  const sources = new Map(files.map((file) => [nameOf(file), readFileSync(root + file, 'utf8')]));
  const names = [...sources.keys()].sort();
  writeIndex(names);
  const drawings = [...sources].map(async ([name, svg]) => {
    const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    const src = await writeAsset(`figures/${name}`, 'svg', optimised(svg, 'image'));
    return [name, { src, width: Number(width), height: Number(height) }];
  });
  const posters = [...sources]
    .filter(([, svg]) => svg.includes('id="ground"'))
    .map(([name, svg]) => {
      const opening = optimised(sources.get(`${name}Opening`) ?? svg, 'opening');
      return [name, { whole: optimised(svg, 'whole'), opening }];
    });
  return {
    drawings: Object.fromEntries(await Promise.all(drawings)),
    posters: Object.fromEntries(posters),
  };
}

const nameOf = (file: string) =>
  basename(file, '.svg').replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());

/** Only when a drawing came or went, since a write makes `npm run dev` start again. */
function writeIndex(names: string[]): void {
  const file = `${root}views/art/index.ts`;
  const rows = names.map((name) => `\n  | '${name}'`).join('');
  const index = `/** Every drawing in this folder: the build writes the list. */\nexport type DrawingName =${rows};\n`;
  if (index !== readFileSync(file, 'utf8')) writeFileSync(file, index);
}

function optimised(svg: string, form: Form): string {
  const overrides = {
    // An inline drawing shares the ids of its page, so those that are used keep their names.
    cleanupIds: { minify: false },
    // In a page, coordinates as they were drawn compress better than relative ones.
    ...(form !== 'image' && { convertPathData: false as const }),
  };
  const preset = { name: 'preset-default', params: { overrides } } as const;
  return optimize(svg, { plugins: [formOf(form), preset], floatPrecision: 2 }).data;
}

/** An opening has no ground, and shows the drawing's `<view id="opening">` at the lower edge of its box. */
function formOf(form: Form): CustomPlugin {
  let viewBox: string | undefined;
  return {
    name: form,
    fn: () => ({
      element: {
        enter(node, parent) {
          const isGround = node.attributes.id === 'ground';
          if (node.name === 'view') viewBox = node.attributes.viewBox;
          if (node.name === 'view' || (isGround && form === 'opening'))
            parent.children = parent.children.filter((child) => child !== node);
        },
        exit({ name, attributes }) {
          if (name !== 'svg' || form === 'image') return;
          attributes['aria-hidden'] = 'true';
          delete attributes.xmlns;
          if (form === 'whole') return;
          delete attributes.width;
          delete attributes.height;
          attributes.preserveAspectRatio = 'xMidYMax';
          if (viewBox) attributes.viewBox = viewBox;
        },
      },
    }),
  };
}
