// Reads and validates the build's manifest: style rules and the URLs of built files.

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Assets, islandNames } from '../../views/index.ts';
import { distUrl } from '../paths.ts';
import { StartError } from '../start-error.ts';

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
        texts: z.array(z.string()).exactOptional(),
      }),
    )
    .min(1),
  properties: z.record(z.string(), z.string()),
  classes: z.record(z.string(), z.string()),
  script: z.string().startsWith('/assets/'),
  islands: z.record(z.enum(islandNames), z.string().startsWith('/assets/')),
  font: z.string().startsWith('/assets/'),
  deferredSheet: z.string().startsWith('/assets/'),
  figures: z.record(z.string(), z.string()),
  cards: z.record(z.string(), z.string()),
});

function read(): string {
  try {
    return readFileSync(new URL('manifest.json', distUrl), 'utf8');
  } catch (cause) {
    throw new StartError('There is no build to serve: run `npm run build` first.', { cause });
  }
}
