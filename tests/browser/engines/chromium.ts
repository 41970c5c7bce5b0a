// Chromium comes with the development dependencies, and Playwright drives it as in the other browser tests.

import type { BrowserContext } from 'playwright-core';
import { openBrowser } from '../chromium.ts';
import type { Engine, Tab } from './engine.ts';
import { middleOf } from './webdriver.ts';

export async function openChromium(): Promise<Engine> {
  const browser = await openBrowser();
  return {
    name: 'chromium',
    version: browser.version(),
    open: async () => openTab(await browser.newContext({ viewport: { width: 1280, height: 800 } })),
    close: () => browser.close(),
  };
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  return {
    go: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    run: (action, ...args) =>
      page.evaluate(`(${action}).apply(null, ${JSON.stringify(args)})`) as Promise<never>,
    async label(selector) {
      const browser = await context.newCDPSession(page);
      const expression = `document.querySelector(${JSON.stringify(selector)})`;
      const { result } = await browser.send('Runtime.evaluate', { expression });
      const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId as string });
      // The whole tree, as a screen reader gets it: the partial one has no names for what is not rendered yet.
      await browser.send('Accessibility.enable');
      const { nodes } = await browser.send('Accessibility.getFullAXTree');
      await browser.detach();
      return nodes.find((one) => one.backendDOMNodeId === node.backendNodeId)?.name?.value ?? '';
    },
    async click(selector) {
      const { x, y } = await page.evaluate(middleOf, selector);
      await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewportSize(size),
    another: () => openTab(context),
    close: () => page.close({ runBeforeUnload: false }),
  };
}
