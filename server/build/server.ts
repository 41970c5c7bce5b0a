import { type BuildOptions, build } from 'esbuild';
import { dist, root } from './folders.ts';

/** What the built server loads from node_modules; everything else that it imports is bundled. */
export const loadedAtRunTime = [
  'express',
  'express-rate-limit',
  'helmet',
  'nodemailer',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'react',
  'react-dom',
  'zod',
];

export const serverBundle = {
  entryPoints: {
    server: `${root}server/index.ts`,
    desk: `${root}server/desk/index.ts`,
    backup: `${root}server/desk/backup.ts`,
    restore: `${root}server/desk/restore.ts`,
    vitals: `${root}server/vitals-command.ts`,
  },
  absWorkingDir: root,
  outdir: dist,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node26',
  jsx: 'automatic',
  sourcemap: true,
  external: loadedAtRunTime,
  logLevel: 'warning',
} satisfies BuildOptions;

/** Bundles the server and the operators' commands. */
export async function buildServer(): Promise<void> {
  await build(serverBundle);
}
