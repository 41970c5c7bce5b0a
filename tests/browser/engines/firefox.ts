// Drives Firefox through Marionette, its native protocol: https://firefox-source-docs.mozilla.org/testing/marionette/

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Display, freePort, openWhenReady } from './display.ts';
import type { Engine } from './engine.ts';
import { type Command, type CommandName, openTab } from './webdriver.ts';

const binary = process.env.FIREFOX_PATH || 'firefox-esr';

const names: Record<CommandName, string> = {
  navigate: 'WebDriver:Navigate',
  refresh: 'WebDriver:Refresh',
  back: 'WebDriver:Back',
  forward: 'WebDriver:Forward',
  execute: 'WebDriver:ExecuteScript',
  label: 'WebDriver:GetComputedLabel',
  actions: 'WebDriver:PerformActions',
  rect: 'WebDriver:SetWindowRect',
  newWindow: 'WebDriver:NewWindow',
  currentWindow: 'WebDriver:GetWindowHandle',
  switchTo: 'WebDriver:SwitchToWindow',
  closeWindow: 'WebDriver:CloseWindow',
};

type Preferences = Record<string, number | boolean | string>;

export async function openFirefox(display: Display, others: Preferences = {}): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const preferences = {
    'marionette.port': port,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    // As in Safari and Firefox for iOS: a click does not focus a button.
    'accessibility.mouse_focuses_formcontrol': 0,
    ...others,
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  // Allows windows as narrow as a phone, which are otherwise wider.
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(join(profile, 'chrome/userChrome.css'), ':root { min-width: 0 !important }');
  const child = spawn(binary, ['--marionette', '--profile', profile, '--no-remote'], {
    env: { ...process.env, ...display.env, MOZ_HEADLESS: '' },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const { command, close } = await openMarionette(port);
  const { capabilities } = (await command('WebDriver:NewSession', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
  })) as { capabilities: { browserVersion: string } };
  const speak: Command = (name, parameters = {}) => command(names[name], parameters);
  const home = String(await speak('currentWindow'));
  return {
    name: 'firefox',
    version: capabilities.browserVersion,
    open: () => openTab(speak, home),
    async close() {
      close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function openMarionette(port: number) {
  const socket = await openWhenReady(async () => {
    const tried = connect(port, '127.0.0.1');
    await once(tried, 'connect');
    return tried;
  });
  let unread = Buffer.alloc(0);
  let id = 0;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  socket.on('data', (data: Buffer) => {
    unread = Buffer.concat([unread, data]);
    for (;;) {
      const colon = unread.indexOf(':');
      const length = Number(unread.subarray(0, colon).toString());
      if (colon === -1 || unread.length < colon + 1 + length) return;
      hear(JSON.parse(unread.subarray(colon + 1, colon + 1 + length).toString()));
      unread = unread.subarray(colon + 1 + length);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  });

  // The first message is a greeting.
  function hear(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, of, error, result] = message;
    const { resolve, reject } = waiting.get(of) ?? {};
    waiting.delete(of);
    if (error) reject?.(new Error(`${error.error}: ${error.message}`));
    else resolve?.(result && Object.keys(result).length === 1 && 'value' in result ? result.value : result);
  }

  return {
    command(name: string, parameters: object): Promise<unknown> {
      id += 1;
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.destroy(),
  };
}
