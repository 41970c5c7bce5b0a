// Puppeteer drives Chromium and Firefox, and WebKit has a driver of its own with the same functions.

import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { chromiumPath } from '../chromium.ts';
import { openWebkit } from './webkit.ts';

/** A window with the input of a real user: a part of Puppeteer's page. */
export type Tab = {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Calls a function in the page. Its source is sent, so it cannot use variables from outside. */
  evaluate<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  mouse: { click(x: number, y: number): Promise<unknown> };
  keyboard: { type(text: string): Promise<unknown>; press(key: Key): Promise<unknown> };
  /** In CSS pixels. */
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  close(): Promise<unknown>;
};

export type Key = 'Enter' | 'Escape' | 'Backspace';

/** All tabs of an engine have the same storage. */
export type Engine = { open(): Promise<Tab>; close(): Promise<unknown> };

const launchers = {
  chromium: async () =>
    launch({ executablePath: await chromiumPath(), headless: 'shell', args: ['--no-sandbox'] }),
  firefox: () => openFirefox(),
  webkit: openWebkit,
};
type EngineName = keyof typeof launchers;

/** One that is not installed is an error, never a skipped test. */
export const names = (process.env.ENGINES ?? 'chromium').split(',') as EngineName[];

export const openEngine = (name: EngineName): Promise<Engine> => launchers[name]();

export function openFirefox(preferences: LaunchOptions['extraPrefsFirefox'] = {}): Promise<Engine> {
  return launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr',
    // As in Safari and Firefox for iOS: a click does not focus a button.
    extraPrefsFirefox: { 'accessibility.mouse_focuses_formcontrol': 0, ...preferences },
  });
}

async function launch(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1280, height: 800 } });
  return {
    async open() {
      const page = await browser.newPage({ type: 'window' });
      page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
      return page as Tab;
    },
    close: () => browser.close(),
  };
}
