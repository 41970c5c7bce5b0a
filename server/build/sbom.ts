// npm run sbom: what the site runs on, as CycloneDX. npm writes it, from a lockfile without what only builds and tests
// need: its own `--omit dev` drops react, pg, zod and others that some package also develops with.

import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { devDependencies: _, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
lock.packages = Object.fromEntries(
  Object.entries<{ dev?: boolean }>(lock.packages).filter(([, { dev }]) => !dev),
);
delete lock.packages[''].devDependencies;

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
try {
  execSync('npm sbom --sbom-format cyclonedx --package-lock-only', { cwd: folder, stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true });
}
