import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
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
 * The package unpacks into the temporary folder and takes an existing file for a complete one. Each test file runs in
 * its own process, so each unpacks into its own folder, and the first to finish is reused.
 */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
  const stored = join(modules, '.cache', `chromium-${version}`);
  if (existsSync(stored)) return join(stored, 'chromium');
  const own = `${stored}-${process.pid}`;
  await mkdir(own, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = own;
  try {
    await packaged.executablePath();
    await rename(own, stored).catch((fault) => {
      if (!existsSync(stored)) throw fault;
    });
  } catch (cause) {
    throw new Error('The packaged browser cannot be unpacked. Run `npm ci` again, or set CHROME_PATH.', {
      cause,
    });
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(own, { recursive: true, force: true });
  }
  return join(stored, 'chromium');
}
