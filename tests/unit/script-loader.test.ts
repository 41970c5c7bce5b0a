// Tests the inline script that loads a page's module, in browsers with and without paint timing.

import { expect, test } from 'vitest';
import { scriptLoader } from '../../views/script-loader.ts';

type Callback = () => void;

/** Runs it in a simulated browser of that kind; returns what triggers it. */
function load(PerformanceObserver: unknown) {
  let starts = 0;
  const waitsMs: (number | undefined)[] = [];
  const loaded: Callback[] = [];
  const lines = scriptLoader('/page.js').replaceAll('import("/page.js")', 'start()');
  new Function(
    'PerformanceObserver',
    'addEventListener',
    'requestAnimationFrame',
    'setTimeout',
    'start',
    lines,
  )(
    PerformanceObserver,
    (_event: 'load', callback: Callback) => loaded.push(callback),
    (callback: Callback) => callback(),
    (callback: Callback, ms?: number) => {
      waitsMs.push(ms);
      callback();
    },
    () => void starts++,
  );
  return { starts: () => starts, waitsMs, load: () => loaded.forEach((callback) => void callback()) };
}

test('the first paint starts the script', () => {
  let paint: Callback = () => {};
  class Observer {
    constructor(callback: Callback) {
      paint = callback;
    }
    observe() {}
  }
  const page = load(Observer);
  expect(page.starts()).toBe(0);
  paint();
  expect(page.starts()).toBe(1);
  expect(page.waitsMs).toEqual([200]);
});

test('a page without a paint event starts its script after load', () => {
  const page = load(
    class {
      observe() {}
    },
  );
  page.load();
  expect(page.starts()).toBe(1);
  expect(page.waitsMs).toEqual([200]);
});

test.each([
  ['has no observer', undefined],
  [
    'knows no paints',
    class {
      observe() {
        throw new TypeError('Unknown type');
      }
    },
  ],
])('a browser that %s starts the script as well', (_what, Observer) => {
  const page = load(Observer);
  page.load();
  expect(page.starts()).toBe(1);
});
