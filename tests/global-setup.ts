// Once for all test files: the build, and a folder for what they share.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../server/build/index.ts';

export default async function setUp(): Promise<() => void> {
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-templates-'));
  process.env.POSTGRES_TEMPLATES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
