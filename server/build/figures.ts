import { figureNames, renderFigure } from '../../views/index.ts';
import { writeAsset } from './write-asset.ts';

/** Writes the figures that pages load as images. Returns their URLs by name. */
export async function buildFigures(): Promise<Record<string, string>> {
  return Object.fromEntries(await Promise.all(figureNames.map(writeFigure)));
}

async function writeFigure(name: string): Promise<[string, string]> {
  return [name, await writeAsset(`figures/${name}`, 'svg', renderFigure(name))];
}
