import { type BuildOptions, build } from 'esbuild';
import { clientBundles } from './client.ts';
import { fontSource } from './font.ts';
import { root } from './paths.ts';
import { serverBundle } from './server.ts';
import { stylesBundle } from './styles.ts';

/** The packages bundled into dist/, by their lockfile paths, as esbuild's metafile lists them. */
export async function bundledPackages(): Promise<string[]> {
  const bundles: BuildOptions[] = [serverBundle, ...clientBundles(), await stylesBundle()];
  const built = await Promise.all(
    bundles.map((bundle) => build({ ...bundle, write: false, metafile: true, sourcemap: false })),
  );
  const files = built.flatMap(({ metafile }) =>
    Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) => Object.keys(inputs)),
  );
  const paths = files.map((file) => lockfilePath(fontFileOf(file) ?? file));
  return [...new Set(paths.filter((path) => path !== undefined))].sort();
}

/** esbuild lists a font by the name that the style sheet has for it. */
function fontFileOf(file: string): string | undefined {
  const [, name] = /^font:(.+)\.woff2$/.exec(file) ?? [];
  return name && fontSource(name).slice(root.length);
}

function lockfilePath(file: string): string | undefined {
  const parts = file.split('node_modules/');
  const [scope = '', name] = parts.pop()?.split('/') ?? [];
  if (parts.length === 0) return undefined;
  return [...parts, scope.startsWith('@') ? `${scope}/${name}` : scope].join('node_modules/');
}
