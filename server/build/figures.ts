import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { figureNames, renderFigure } from '../../views/index.ts';
import { assetsFolder, assetsPath } from './folders.ts';

/** Writes the figures that pages load as pictures, and answers with their addresses by name. */
export async function buildFigures(): Promise<Record<string, string>> {
  await mkdir(`${assetsFolder}/figures`, { recursive: true });
  return Object.fromEntries(await Promise.all(figureNames.map(write)));
}

async function write(name: (typeof figureNames)[number]): Promise<[string, string]> {
  const figure = renderFigure(name);
  const hash = createHash('sha256').update(figure).digest('hex').slice(0, 8);
  const file = `figures/${name}-${hash}.svg`;
  await writeFile(`${assetsFolder}/${file}`, figure);
  return [name, `${assetsPath}/${file}`];
}
