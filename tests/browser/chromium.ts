import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** A real browser: the one at CHROME_PATH, or the one in the development dependencies. */
export async function openBrowser(...switches: string[]): Promise<Browser> {
  const executablePath = await chromiumPath();
  try {
    return await chromium.launch({ executablePath, args: ['--no-sandbox', ...switches] });
  } catch (cause) {
    throw new Error(
      `The browser at ${executablePath} does not start. Set CHROME_PATH to a Chrome or Chromium, or install its libraries.`,
      { cause },
    );
  }
}

export async function chromiumPath(): Promise<string> {
  return process.env.CHROME_PATH || (await unpack());
}

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/**
 * The package unpacks into the temporary folder and takes an existing file for a complete one. So each process unpacks
 * into a folder of its own, and the first to finish is reused.
 */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
  const stored = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(stored)) {
    const own = `${stored}-${process.pid}`;
    const usual = tmpdir();
    mkdirSync(own, { recursive: true });
    process.env.TMPDIR = own;
    await packaged.executablePath();
    process.env.TMPDIR = usual;
    await rename(own, stored).catch(() => rm(own, { recursive: true })); // another was first
  }
  return join(stored, 'chromium');
}
