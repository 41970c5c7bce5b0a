// Runs the inline script that loads a page's module in simulated browsers, with and without paint timing.

import { expect, test, vi } from 'vitest';
import { scriptLoader } from '../../views/script-loader.ts';

type Callback = () => void;

class Painting {
  observe: Callback;
  constructor(observe: Callback) {
    this.observe = observe;
  }
}
class Silent {
  observe() {}
}

test.each<[string, unknown, number]>([
  ['that reports the first paint', Painting, 1],
  ['that reports no paint', Silent, 0],
  ['without an observer', undefined, 0],
])(
  'in a browser %s the script starts after it, or else after the load',
  (_, PerformanceObserver, started) => {
    const [start, onLoad] = [vi.fn(), vi.fn<(event: string, callback: Callback) => void>()];
    const atOnce = (callback: Callback) => callback();
    const globals = {
      PerformanceObserver,
      addEventListener: onLoad,
      requestAnimationFrame: atOnce,
      setTimeout: atOnce,
    };
    const lines = scriptLoader('/page.js').replace('()=>import("/page.js")', 'start');
    new Function('start', ...Object.keys(globals), lines)(start, ...Object.values(globals));
    expect(start).toHaveBeenCalledTimes(started);
    for (const [event, callback] of onLoad.mock.calls) if (event === 'load') callback();
    expect(start).toHaveBeenCalledTimes(started + 1);
  },
);
