// Runs the inline script that loads a page's module in simulated browsers, with and without paint timing.

import { expect, test } from 'vitest';
import { scriptLoader } from '../../views/script-loader.ts';

type Callback = () => void;

const unaware = () => {
  throw new TypeError('Unknown type');
};

test.each<[browser: string, observe: Callback | undefined, hasPaint: boolean]>([
  ['that reports the first paint', () => {}, true],
  ['that reports no paint', () => {}, false],
  ['that knows no paints', unaware, false],
  ['without an observer', undefined, false],
])(
  'in a browser %s the script of the page starts after it, or else after the load',
  (_, observe, hasPaint) => {
    const starts: string[] = [];
    const callbacks: Record<string, Callback> = {};
    let now = 'at once';
    class Observer {
      observe = observe;
      constructor(paint: Callback) {
        callbacks.paint = paint;
      }
    }
    const globals = {
      PerformanceObserver: observe && Observer,
      addEventListener: (event: string, callback: Callback) =>
        Object.assign(callbacks, { [event]: callback }),
      requestAnimationFrame: (callback: Callback) => callback(),
      setTimeout: (callback: (ms: number) => void, ms: number) => callback(ms),
      start: (ms: number) => starts.push(`${ms} ms after the ${now}`),
    };
    const lines = scriptLoader('/page.js').replace('()=>import("/page.js")', 'start');
    new Function(...Object.keys(globals), lines)(...Object.values(globals));
    for (now of hasPaint ? ['paint', 'load'] : ['load']) callbacks[now]?.();
    expect(starts[0]).toBe(`200 ms after the ${hasPaint ? 'paint' : 'load'}`);
  },
);
