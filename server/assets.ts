import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Assets } from '../views/index.ts';
import { StartError } from './start-error.ts';

// One folder up from both server/ and dist/: the sources and the bundle find the same files.
const dist = new URL('../dist/', import.meta.url);

export const publicFolder = fileURLToPath(new URL('public', dist));

export function readAssets(): Assets {
  return manifest.parse(JSON.parse(read()));
}

const manifest = z.object({
  rules: z
    .array(
      z.object({
        css: z.string().min(1),
        within: z.string().exactOptional(),
        selectors: z.array(z.array(z.string())),
      }),
    )
    .min(1),
  script: z.string().startsWith('/assets/'),
  font: z.string().startsWith('/assets/'),
  figures: z.record(z.string(), z.string()),
  cards: z.record(z.string(), z.string()),
});

function read(): string {
  try {
    return readFileSync(new URL('manifest.json', dist), 'utf8');
  } catch (cause) {
    throw new StartError('There is nothing built to serve: run `npm run build` first.', { cause });
  }
}
