import { writeFile } from 'node:fs/promises';
import { renderFavicon } from '../../views/index.ts';
import { publicFolder } from './paths.ts';
import type { SvgRenderer } from './svg-renderer.ts';

/** Renders the logo in every size that browsers and phones request by name. */
export async function buildIcons(svgRenderer: SvgRenderer): Promise<void> {
  const small = await Promise.all([16, 32, 48].map((px) => svgRenderer.png(renderFavicon(0.94), px)));
  await Promise.all([
    writeFile(`${publicFolder}/favicon.ico`, encodeIco(small)),
    writeFile(`${publicFolder}/icon-32.png`, small[1] ?? ''),
    writeIcon(svgRenderer, 'apple-touch-icon', 180, 0.74),
    writeIcon(svgRenderer, 'icon-192', 192, 0.86),
    // Platforms may crop this icon to a circle of 80 % of its width.
    writeIcon(svgRenderer, 'icon-512', 512, 0.64),
  ]);
}

async function writeIcon(svgRenderer: SvgRenderer, name: string, px: number, share: number): Promise<void> {
  await writeFile(`${publicFolder}/${name}.png`, await svgRenderer.png(renderFavicon(share), px));
}

/** Packs PNGs into an ICO file, for the oldest browsers: https://en.wikipedia.org/wiki/ICO_(file_format) */
function encodeIco(pngs: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach((png, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(png.readUInt32BE(16), at);
    head.writeUInt8(png.readUInt32BE(20), at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs]);
}
