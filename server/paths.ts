import { readFileSync } from 'node:fs';
import { versions } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Assets } from '../views/index.ts';
import { StartError } from './start-error.ts';

// One folder above both server/ and dist/, so the sources and the bundle resolve the same files.
export const distUrl = new URL('../dist/', import.meta.url);

export const publicFolder = fileURLToPath(new URL('public', distUrl));

/** The assets of former builds. */
export const formerFolder = fileURLToPath(new URL('former', distUrl));

/** What the build made: style rules, and the URLs of files. */
export function readAssets(): Assets {
  try {
    return JSON.parse(readFileSync(new URL('manifest.json', distUrl), 'utf8'));
  } catch (cause) {
    throw new StartError('There is no build to serve: run `npm run build` first.', { cause });
  }
}

/** The commit that was built, its day, and what it runs on. */
export function readVersion(): Record<'commit' | 'date' | 'node', string> {
  return { ...JSON.parse(readFileSync(new URL('version.json', distUrl), 'utf8')), node: versions.node };
}

export function versionText({ commit, date, node } = readVersion()): string {
  return `${commit} of ${date}, on Node ${node}`;
}
