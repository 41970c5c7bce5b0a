// Drives WebKitGTK through WebKitWebDriver, in a window of our own, because MiniBrowser cannot be narrower than 447 px.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Display, freePort, openWhenReady } from './display.ts';
import type { Engine } from './engine.ts';
import { type Command, type CommandName, openTab } from './webdriver.ts';

const window = fileURLToPath(new URL('webkit-window.py', import.meta.url));

const paths: Record<CommandName, [method: string, path: string]> = {
  navigate: ['POST', 'url'],
  refresh: ['POST', 'refresh'],
  back: ['POST', 'back'],
  forward: ['POST', 'forward'],
  execute: ['POST', 'execute/sync'],
  label: ['GET', 'element/:id/computedlabel'],
  actions: ['POST', 'actions'],
  rect: ['POST', 'window/rect'],
  newWindow: ['POST', 'window/new'],
  currentWindow: ['GET', 'window'],
  switchTo: ['POST', 'window'],
  closeWindow: ['DELETE', 'window'],
};

/** Whether all imports of the window are installed. */
export function hasWindow(): boolean {
  return spawnSync(window, ['--check'], { stdio: 'ignore' }).status === 0;
}

export async function openWebkit(display: Display): Promise<Engine> {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    // WebKit's sandbox does not work for root.
    env: { ...process.env, ...display.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value as unknown;
  };
  const { sessionId, capabilities } = (await openWhenReady(() =>
    ask('POST', '', {
      capabilities: {
        alwaysMatch: {
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: window, args: ['--automation'] },
        },
      },
    }),
  )) as { sessionId: string; capabilities: { browserVersion: string } };
  const command: Command = (name, parameters: { id?: string } = {}) => {
    const [method, path] = paths[name];
    return ask(
      method,
      `/${sessionId}/${path.replace(':id', parameters.id ?? '')}`,
      method === 'POST' ? parameters : undefined,
    );
  };
  const home = String(await command('currentWindow'));
  return {
    name: 'webkit',
    version: capabilities.browserVersion,
    open: () => openTab(command, home),
    async close() {
      await ask('DELETE', `/${sessionId}`).catch(() => {});
      child.kill();
      await ended;
    },
  };
}
