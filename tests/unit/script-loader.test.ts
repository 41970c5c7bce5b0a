// Runs the inline script that loads a page's module in simulated browsers, with and without paint timing.

import { expect, test } from 'vitest';
import { scriptLoader } from '../../views/script-loader.ts';

type Callback = () => void;

let paint: Callback = () => {};
class Observer {
  constructor(callback: Callback) {
    paint = callback;
  }
  observe() {}
}
class Unaware extends Observer {
  override observe() {
    throw new TypeError('Unknown type');
  }
}

test.each<[string, typeof Observer | undefined, hasPaint: boolean, start: string]>([
  ['that reports the first paint', Observer, true, '200 ms after the paint'],
  ['that reports no paint', Observer, false, '200 ms after the load'],
  ['that knows no paints', Unaware, false, '200 ms after the load'],
  ['without an observer', undefined, false, '200 ms after the load'],
])('in a browser %s the script of the page starts after the paint, or else after the load', (...row) => {
  const [, PerformanceObserver, hasPaint, start] = row;
  const starts: string[] = [];
  const loaded: Callback[] = [];
  let now = 'at once';
  const globals = {
    PerformanceObserver,
    addEventListener: (_event: 'load', callback: Callback) => loaded.push(callback),
    requestAnimationFrame: (callback: Callback) => callback(),
    setTimeout: (callback: (ms: number) => void, ms: number) => callback(ms),
    start: (ms: number) => starts.push(`${ms} ms ${now}`),
  };
  const lines = scriptLoader('/page.js').replace('()=>import("/page.js")', 'start');
  new Function(...Object.keys(globals), lines)(...Object.values(globals));
  now = 'after the paint';
  if (hasPaint) paint();
  now = 'after the load';
  for (const callback of loaded) callback();
  expect(starts[0]).toBe(start);
});
