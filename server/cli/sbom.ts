// npm run sbom: the software bill of materials in CycloneDX format. It lists the runtime, the packages that
// the server loads with their dependencies, and the packages bundled into dist/. npm generates it from a
// lockfile reduced to these: its own `--omit dev` would list build tools, and packages that are only bundled
// are not runtime dependencies.

import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledPackages } from '../build/bundled-packages.ts';
import { runtimePackages } from '../build/server.ts';

const folderName = 'node_modules/';

type Dependencies = Record<string, string>;
type LockEntry = { version: string; dependencies?: Dependencies; optionalDependencies?: Dependencies };

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const runtimePaths = new Set<string>();
for (const name of [...Object.keys(manifest.optionalDependencies), ...runtimePackages])
  addDependency(name, '');
const paths = [...new Set([...runtimePaths, ...(await bundledPackages())])].sort();

const { name, version, license } = manifest;
const entries = paths.map((path) => [path.slice(folderName.length), lock.packages[path]?.version]);
const rootPackage = {
  name,
  version,
  license,
  dependencies: Object.fromEntries(entries.filter(([name]) => !name?.includes(folderName))),
};
const packages = Object.fromEntries(paths.map((path) => [path, prunedEntry(path)]));
const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
writeFileSync(join(folder, 'package.json'), JSON.stringify(rootPackage));
writeFileSync(
  join(folder, 'package-lock.json'),
  JSON.stringify({ ...lock, packages: { '': rootPackage, ...packages } }),
);
try {
  execSync('npm sbom --sbom-format cyclonedx --package-lock-only', { cwd: folder, stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true });
}

function addDependency(name: string, from: string): void {
  const path = lockfilePath(name, from);
  if (path === undefined || runtimePaths.has(path)) return;
  runtimePaths.add(path);
  for (const needed of Object.keys(dependenciesOf(path))) addDependency(needed, path);
}

/** The lockfile path to which Node resolves a package imported from another one. */
function lockfilePath(name: string, from: string): string | undefined {
  const path = `${from && `${from}/`}${folderName}${name}`;
  if (lock.packages[path]) return path;
  return from === ''
    ? undefined
    : lockfilePath(name, from.slice(0, Math.max(0, from.lastIndexOf(folderName) - 1)));
}

function dependenciesOf(path: string): Dependencies {
  const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
  return { ...dependencies, ...optionalDependencies };
}

// The dependencies of a package that is only bundled are removed; npm would report them as missing.
function prunedEntry(path: string): object {
  const {
    dev: _dev,
    optional: _optional,
    peer: _peer,
    peerDependencies: _peers,
    optionalDependencies: _more,
    ...entry
  }: Record<string, unknown> = { ...lock.packages[path] };
  const needed = Object.entries(dependenciesOf(path)).filter(([name]) =>
    paths.includes(lockfilePath(name, path) ?? ''),
  );
  return { ...entry, dependencies: Object.fromEntries(needed) };
}
