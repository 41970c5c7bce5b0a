import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { z } from 'zod';
import { dist, root } from './folders.ts';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Bundles the server, and what the operator runs; what `dependencies` names is loaded from node_modules, what only the build needs is not. */
export async function buildServer(): Promise<void> {
  const { dependencies } = manifest.parse(JSON.parse(await readFile(`${root}package.json`, 'utf8')));
  await build({
    entryPoints: {
      server: `${root}server/index.ts`,
      desk: `${root}server/desk/index.ts`,
      backup: `${root}server/desk/backup.ts`,
      restore: `${root}server/desk/restore.ts`,
      vitals: `${root}server/vitals-command.ts`,
    },
    outdir: dist,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    jsx: 'automatic',
    sourcemap: true,
    external: Object.keys(dependencies),
    logLevel: 'warning',
  });
}
