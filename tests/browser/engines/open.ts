// The engines that are tested, and a test that runs in each of them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { openStore } from '../../../server/store.ts';
import type { Values } from '../../../views/forms/index.ts';
import { asha } from '../../support/enquiry.ts';
import { rowsOf } from '../../support/site.ts';
import { serveSite } from '../site.ts';
import { openChromium } from './chromium.ts';
import { isInstalled, openDisplay } from './display.ts';
import { type Engine, type EngineName, engineNames, type Tab } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { awake, fillIn } from './hand.ts';
import { type Line, openLine } from './line.ts';
import { hasWindow, openWebkit } from './webkit.ts';

const needs: Record<EngineName, string[]> = {
  chromium: [],
  firefox: ['Xvfb', 'openbox', process.env.FIREFOX_PATH || 'firefox-esr'],
  webkit: ['Xvfb', 'openbox', 'WebKitWebDriver', 'python3'],
};

/** The engines in `ENGINES`, or Chromium alone. One that is not installed is an error, never a skipped test. */
export const names = (process.env.ENGINES ?? 'chromium').split(',').map((name) => {
  const known = engineNames.find((engine) => engine === name);
  if (!known) throw new Error(`ENGINES=${name}: there are ${engineNames.join(', ')}.`);
  const missing = needs[known].filter((program) => !isInstalled(program));
  if (known === 'webkit' && !hasWindow()) missing.push('the Python bindings of GTK and WebKit');
  if (missing.length > 0) {
    throw new Error(
      `${known} needs ${missing.join(', ')}: tests/browser/README.md says which packages bring them.`,
    );
  }
  return known;
});

/** Opens all of them, on a virtual display, until the tests of the file have ended. */
export async function openEngines(): Promise<Map<EngineName, Engine>> {
  const display = names.some((name) => needs[name].includes('Xvfb')) ? await openDisplay() : null;
  const engines = new Map<EngineName, Engine>();
  for (const name of names) {
    if (name === 'chromium') engines.set(name, await openChromium());
    else if (display) engines.set(name, await (name === 'firefox' ? openFirefox : openWebkit)(display));
  }
  afterAll(async () => {
    for (const engine of engines.values()) await engine.close();
    await display?.close();
  });
  return engines;
}

type Here = {
  name: EngineName;
  /** An origin of its own, so that nothing is stored from another test. */
  line: Line;
  tab: Tab;
  /** What no other test sends. */
  message: string;
  /** Opens a page and waits until its form is hydrated. */
  open(path?: string, at?: Tab): Promise<void>;
  /** Opens a form, filled in with values of Asha and the message. */
  openFilled(values?: Partial<Values>, at?: Tab): Promise<void>;
};

/** The site with a real store, so that tests check what is stored, and a function that adds a test for each engine. */
export async function openSiteInEngines() {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const path = join(folder, 'enquiries.db');
  const store = await openStore(`file:${path}`);
  const contact = { SITE_PHONE: '+91 98765 43210', SITE_WHATSAPP: '+91 98765 43210' };
  const site = await serveSite({ SEND_LIMIT: '100000', ...contact }, { store });
  const engines = await openEngines();
  afterAll(async () => {
    await site.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return {
    rows: (message: string) => rowsOf(path).filter((row) => row.message === message),
    inEach(title: string, run: (here: Here) => Promise<unknown>, timeout = 120_000): void {
      test.for(names)(`%s: ${title}`, { timeout }, async (name) => {
        await using line = await openLine(site.url);
        const tab = await (engines.get(name) as Engine).open();
        const message = `${title.slice(0, 90)} in ${name}`;
        const open = async (path = '/seo-services', at = tab) => {
          await at.go(line.url + path);
          await awake(at);
        };
        const openFilled = async (values: Partial<Values> = {}, at = tab) => {
          await open('/seo-services', at);
          await fillIn(at, { ...asha, message, ...values });
        };
        await run({ name, line, tab, message, open, openFilled });
        await tab.close();
      });
    },
  };
}
