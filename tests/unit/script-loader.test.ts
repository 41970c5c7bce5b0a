// Tests the inline script that loads a page's module, in browsers with and without paint timing.

import { expect, test } from 'vitest';
import { scriptLoader } from '../../views/script-loader.ts';

type Callback = () => void;

/** Runs it in a simulated browser of that kind, whose page then loads; returns when the module was started. */
function startsIn(PerformanceObserver: unknown, paint: Callback = () => {}): string[] {
  const starts: string[] = [];
  const loaded: Callback[] = [];
  let now = 'at once';
  let delayMs = 0;
  const globals = {
    PerformanceObserver,
    addEventListener: (_event: 'load', callback: Callback) => loaded.push(callback),
    requestAnimationFrame: (callback: Callback) => callback(),
    setTimeout: (callback: Callback, ms: number) => {
      delayMs = ms;
      callback();
    },
    start: () => starts.push(`${delayMs} ms ${now}`),
  };
  const lines = scriptLoader('/page.js').replaceAll('import("/page.js")', 'start()');
  new Function(...Object.keys(globals), lines)(...Object.values(globals));
  now = 'after the paint';
  paint();
  now = 'after the load';
  for (const callback of loaded) callback();
  return starts;
}

test('the first paint starts the script of the page', () => {
  let paint: Callback = () => {};
  class Observer {
    constructor(callback: Callback) {
      paint = callback;
    }
    observe() {}
  }
  expect(startsIn(Observer, () => paint())[0]).toBe('200 ms after the paint');
});

test.each([
  ['without an observer', undefined],
  [
    'that reports no paint',
    class {
      observe() {}
    },
  ],
  [
    'that knows no paints',
    class {
      observe() {
        throw new TypeError('Unknown type');
      }
    },
  ],
])('in a browser %s the script starts after the load', (_what, Observer) => {
  expect(startsIn(Observer)).toEqual(['200 ms after the load']);
});
