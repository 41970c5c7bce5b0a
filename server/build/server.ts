import { type BuildOptions, build } from 'esbuild';
import { dist, root } from './paths.ts';

/** Packages that the built server loads from node_modules; every other import is bundled. */
export const runtimePackages = [
  'express',
  'express-rate-limit',
  'helmet',
  'negotiator',
  'nodemailer',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'react',
  'react-dom',
  'standardwebhooks',
];

export const serverBundle = {
  entryPoints: {
    server: `${root}server/index.ts`,
    enquiries: `${root}server/cli/enquiries.ts`,
    backup: `${root}server/cli/backup.ts`,
    restore: `${root}server/cli/restore.ts`,
    'restore-drill': `${root}server/cli/restore-drill.ts`,
    canary: `${root}server/cli/canary.ts`,
    vitals: `${root}server/cli/vitals.ts`,
    doctor: `${root}server/cli/doctor.ts`,
  },
  absWorkingDir: root,
  outdir: dist,
  bundle: true,
  splitting: true, // modules that are imported dynamically stay files of their own
  platform: 'node',
  format: 'esm',
  target: 'node26',
  jsx: 'automatic',
  sourcemap: true,
  external: runtimePackages,
  logLevel: 'warning',
} satisfies BuildOptions;

/** Bundles the server and the CLI commands. */
export async function buildServer(): Promise<void> {
  await build(serverBundle);
}
