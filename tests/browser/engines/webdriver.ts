// WebDriver's commands, over any transport: https://www.w3.org/TR/webdriver2/

import { keyCodes, type Size, type Tab } from './engine.ts';

export type Command = (name: CommandName, parameters?: object) => Promise<unknown>;

export type CommandName =
  | 'navigate'
  | 'refresh'
  | 'back'
  | 'forward'
  | 'execute'
  | 'label'
  | 'actions'
  | 'rect'
  | 'newWindow'
  | 'currentWindow'
  | 'switchTo'
  | 'closeWindow';

/**
 * Opens a new window. A session has one current window, and a tab switches to itself before each command; `home` is the
 * window that the session started with, which stays open.
 */
export async function openTab(command: Command, home: string): Promise<Tab> {
  await command('switchTo', { handle: home });
  const { handle } = (await command('newWindow', { type: 'window' })) as { handle: string };
  const here = async (name: CommandName, parameters?: object) => {
    await command('switchTo', { handle });
    return command(name, parameters);
  };
  const keys = (values: string[]) => {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return here('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const run: Tab['run'] = async (action, ...args) =>
    (await here('execute', { script: `return (${action}).apply(null, arguments)`, args })) as never;
  return {
    run,
    go: async (url) => void (await here('navigate', { url })),
    reload: async () => void (await here('refresh')),
    back: async () => void (await here('back')),
    forward: async () => void (await here('forward')),
    type: async (text) => void (await keys([...text])),
    press: async (key) => void (await keys([keyCodes[key]])),
    async label(selector) {
      const element = await run((selector) => document.querySelector(selector), selector);
      return (await here('label', { id: Object.values(element ?? {})[0] })) as string;
    },
    async click(selector) {
      const { x, y } = await run(middleOf, selector);
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await here('actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    async resize({ width, height }: Size) {
      // Window borders differ, so their size is measured in the page.
      for (let round = 0; round < 3; round++) {
        const now = await run(() => [outerWidth, outerHeight, innerWidth, innerHeight] as const);
        if (now[2] === width && now[3] === height) return;
        await here('rect', {
          x: 0,
          y: 0,
          width: width + Math.max(0, now[0] - now[2]),
          height: height + Math.max(0, now[1] - now[3]),
        });
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    },
    another: () => openTab(command, home),
    close: async () => void (await here('closeWindow')),
  };
}

/** Scrolls an element into view and returns its centre. */
export function middleOf(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  const isInView = () => {
    const { top, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector('.call-bar')?.getBoundingClientRect().height ?? 0;
    return top >= 0 && bottom <= innerHeight - bar;
  };
  if (!isInView()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
