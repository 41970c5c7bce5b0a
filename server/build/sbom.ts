// npm run sbom: the software bill of materials in CycloneDX format. It lists the runtime, the packages that
// the server loads with their dependencies, and the packages bundled into dist/. npm generates it from a
// lockfile reduced to these: its own `--omit dev` would list build tools, and packages that are only bundled
// are not runtime dependencies.

import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledPackages } from './bundled-packages.ts';
import { dependenciesOf, lock, lockfilePath, modulesFolder, pathsWithDependencies } from './lockfile.ts';
import { runtimePackages } from './server.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const runtimePaths = pathsWithDependencies([
  ...Object.keys(manifest.optionalDependencies),
  ...runtimePackages,
]);
const paths = [...new Set([...runtimePaths, ...(await bundledPackages())])].sort();

const { name, version, license } = manifest;
const entries = paths.map((path) => [path.slice(modulesFolder.length), lock.packages[path]?.version]);
const rootPackage = {
  name,
  version,
  license,
  dependencies: Object.fromEntries(entries.filter(([name]) => !name?.includes(modulesFolder))),
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
