import { openChromium } from './chromium.ts';
import { isInstalled, openDisplay } from './display.ts';
import { type Engine, type EngineName, engineNames } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { hasWindow, openWebkit } from './webkit.ts';

const needs: Record<EngineName, string[]> = {
  chromium: [],
  firefox: ['Xvfb', 'openbox', process.env.FIREFOX_PATH || 'firefox-esr'],
  webkit: ['Xvfb', 'openbox', 'WebKitWebDriver', 'python3'],
};

/** The engines in `ENGINES`, or Chromium alone. One that is not installed is an error, never a skipped test. */
export const wanted = (process.env.ENGINES ?? 'chromium').split(',').map((name) => {
  const known = engineNames.find((engine) => engine === name);
  if (!known) throw new Error(`ENGINES=${name}: there are ${engineNames.join(', ')}.`);
  const missing = needs[known].filter((program) => !isInstalled(program));
  if (known === 'webkit' && !hasWindow()) missing.push('the Python bindings of GTK and WebKit');
  if (missing.length > 0) {
    throw new Error(
      `${known} needs ${missing.join(', ')}: tests/browser/README.md says which packages bring them.`,
    );
  }
  return known;
});

/** Opens all of them, on a virtual display. */
export async function openEngines() {
  const display = wanted.some((name) => needs[name].includes('Xvfb')) ? await openDisplay() : null;
  const engines = new Map<EngineName, Engine>();
  for (const name of wanted) {
    if (name === 'chromium') engines.set(name, await openChromium());
    else if (display) engines.set(name, await (name === 'firefox' ? openFirefox : openWebkit)(display));
  }
  return {
    names: wanted,
    engine(name: EngineName): Engine {
      const engine = engines.get(name);
      if (!engine) throw new Error(`${name} is not open.`);
      return engine;
    },
    async close() {
      for (const engine of engines.values()) await engine.close();
      await display?.close();
    },
  };
}
