// Drives WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/), in a window of our own: MiniBrowser is too wide.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Engine, Key, Tab } from './engine.ts';
import { until } from './hand.ts';

const window = fileURLToPath(new URL('webkit-window.py', import.meta.url));
// A screen without a window manager gives no window the focus. All end when the standard input does.
const programs = 'openbox & WebKitWebDriver --port=$0 & read end; kill %1 %2';
const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Backspace: '\uE003' };

export async function openWebkit(): Promise<Engine> {
  const port = 10_000 + (process.pid % 20_000);
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'bash', '-c', programs, `${port}`], {
    // WebKit's sandbox does not work for root.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(child, 'close');
  async function ask<Answer>(path: string, body?: object, method = 'POST'): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const browserOptions = { binary: window, args: ['--automation'] };
  const alwaysMatch = { unhandledPromptBehavior: 'accept', 'webkitgtk:browserOptions': browserOptions };
  const session = await until('WebKit', () =>
    ask<{ sessionId: string }>('', { capabilities: { alwaysMatch } }),
  );
  const at = `/${session.sessionId}/`;
  // A session has one current window. The one that it started with stays open.
  const home = await ask<string>(`${at}window`, undefined, 'GET');

  async function open(): Promise<Tab> {
    await ask(`${at}window`, { handle: home });
    const { handle } = await ask<{ handle: string }>(`${at}window/new`, { type: 'window' });
    const here = async (path: string, body: object = {}) => {
      await ask(`${at}window`, { handle });
      return ask<never>(at + path, body);
    };
    const press = (values: string[]) => {
      const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return here('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    };
    const evaluate: Tab['evaluate'] = (action, ...args) =>
      here('execute/sync', { script: `return (${action}).apply(null, arguments)`, args });
    return {
      evaluate,
      goto: (url) => here('url', { url }),
      reload: () => here('refresh'),
      mouse: {
        click: (x, y) => {
          const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x, y };
          const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
          return here('actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }] });
        },
      },
      keyboard: { type: (text) => press([...text]), press: (key) => press([keyCodes[key]]) },
      setViewport: ({ width, height }) =>
        until(`${width} x ${height}`, async () => {
          const [right, bottom] = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
          await here('window/rect', { x: 0, y: 0, width: width + right, height: height + bottom });
          return evaluate((...size) => `${size}` === `${[innerWidth, innerHeight]}`, width, height);
        }),
      async close() {
        await ask(`${at}window`, { handle });
        await ask(`${at}window`, undefined, 'DELETE');
      },
    };
  }

  return {
    open,
    async close() {
      await ask(at, undefined, 'DELETE').catch(() => {});
      child.stdin.end();
      await ended;
    },
  };
}
