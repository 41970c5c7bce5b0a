// Once for all test files: the build, and a folder for what they share.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../server/build/index.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  process.env.HEAD_AT_BUILD = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout;
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL runs as a user of its own
  process.env.POSTGRES_FOLDER = folder;
  // The databases of the last workers are still ending.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 9 });
}
