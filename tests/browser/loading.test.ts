// When the scripts of a page load, and what they do on a page that has just loaded.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { styleText } from '../../server/build/bundles.ts';
import { readAssets } from '../../server/paths.ts';
import { pathsOf, site as rows } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { nameless, nothing, testedForms } from './people.ts';
import { awake, begun, formOn } from './visitor.ts';

// With the names of classes that visitors get.
const assets = readAssets();
const { font, deferredSheet, script } = assets;
const { site, visit } = await browse({}, { assets });

test('the form’s script loads when its form comes near the viewport, and not before', async () => {
  const asked: string[] = [];
  await using visitor = await visit('/', {
    before: async (page) => page.on('request', (request) => asked.push(request.url())),
  });
  const ofForm = () => asked.filter((url) => url.includes('/assets/enquiry-'));
  await visitor.page.waitForLoadState('networkidle');
  expect(ofForm()).toEqual([]);
  await awake(visitor.page, 'home');
  expect(ofForm()).toHaveLength(1);
});

test('an interaction hydrates a form that is far from the viewport', async () => {
  await using visitor = await visit('/');
  const asked = visitor.page.waitForRequest('**/assets/enquiry-*');
  const name = formOn(visitor.page, 'home').field('name');
  await name.evaluate((field) => field.focus({ preventScroll: true }));
  await asked;
});

test.each(['home', 'brochureDesign', 'webDesign', 'phpDevelopment'] as const)(
  'the pictures of %s load after its first frame, whose words wait for the font',
  async (name) => {
    const [path = ''] = pathsOf(rows[name]);
    await using visitor = await visit(path);
    const { page } = visitor;
    await page.setViewportSize({ width: 412, height: 823 });
    const pictures = () =>
      page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const all = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/figures/'));
        return { all: all.length, early: all.filter(({ startTime }) => startTime < painted) };
      });
    // A busy machine may present the frame late.
    await expect
      .poll(async () => {
        await page.reload({ waitUntil: 'networkidle' });
        return (await pictures()).early;
      })
      .toEqual([]);
    expect((await pictures()).all).toBeGreaterThan(1);
  },
);

test('a page without a form requests only itself, its font, its deferred sheet, its script and pictures', async () => {
  const asked: string[] = [];
  await using visitor = await visit('/term-and-conditions', {
    before: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  const { page } = visitor;
  await page.keyboard.press('End'); // a pointer would rest on a link, whose page the browser prerenders
  const requested = () => asked.filter((path) => !path.startsWith('/assets/figures/')).sort();
  const expected = ['/term-and-conditions', font, deferredSheet, script].sort();
  // A busy machine may run the page's script late.
  await expect.poll(requested).toEqual(expected);
  await page.waitForLoadState('networkidle');
  expect(requested()).toEqual(expected);
});

test('a page requests only the faces of its own samples, after its first paint', async () => {
  await using visitor = await visit('/');
  const { page } = visitor;
  const display = { name: 'bricolage', isLate: false };
  const late = (name: string) => ({ name, isLate: true });
  for (const [path, fonts] of [
    ['/term-and-conditions', [display]],
    ['/seo-services', [display, late('figtree'), late('martian')]],
    ['/email-marketing-services', [display, late('fraunces-italic')]],
  ] as const) {
    await page.goto(site.url + path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        // A section that comes near is laid out in the next frame, and then asks for its faces.
        for (let frames = 0; frames < 3; frames++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return files.map(({ name, startTime }) => ({
        name: name.replace(/.*\/|-\w+\.woff2$/g, ''),
        isLate: startTime > painted,
      }));
    });
    expect([path, loaded]).toEqual([path, fonts]);
  }
});

/** Replaces the built script of the pages. */
const run = (script: string) => (page: Page) =>
  page.route('**/assets/page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );

// Only React's development build reports where the browser's rendering differs from the server's.
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../client/page.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  plugins: [styleText],
  define: {
    'process.env.NODE_ENV': '"development"',
    deferredSheetPath: JSON.stringify(deferredSheet),
  },
  write: false,
});
const talkative = outputFiles[0]?.text ?? '';

const reader = await visit('/', { before: run(talkative) });

test.each(testedForms)('%s: hydration matches the server’s HTML', async (name) => {
  await reader.page.goto(site.addressOf(name));
  await awake(reader.page, name);
  expect(reader.complaints.splice(0)).toEqual([]);
});

test.each([
  ['a refusal', 'home', nameless],
  ['a refusal', 'contact', nameless],
  ['a success', 'seo', asha],
] as const)('hydration of %s matches the server’s HTML: %s', async (_, name, values) => {
  await using visitor = await visit(new URL(site.addressOf(name)).pathname, { before: run('') });
  const form = formOn(visitor.page, name);
  await form.fill(values);
  await run(talkative)(visitor.page);
  await form.submit.click();
  await form.answers.locator('.form-answer').waitFor();
  await awake(visitor.page, name);
  expect(visitor.complaints).toEqual([]);
  await form.expectValues(values === asha ? nothing : values);
});

// The form's script takes over after five seconds: the first of each is posted by the browser.
test.each([
  ['home', 0],
  ['contact', 0],
  ['contact', 2_500],
  ['sem', 0],
] as const)(
  'on a cheap phone and a slow line, the form %s stores one enquiry and says so, sent after %i ms',
  async (name, ms) => {
    const before = site.stored.length;
    await using visitor = await visit(new URL(site.addressOf(name)).pathname, {
      before: beCheapPhone,
      waitForScript: false,
    });
    const { page } = visitor;
    const form = formOn(page, name);
    await form.fill(asha);
    await page.waitForTimeout(ms);
    await form.submit.click({ noWaitAfter: true });
    await form.thanked();
    await page.waitForLoadState('networkidle');
    expect(site.stored.slice(before)).toMatchObject([{ name: asha.name, message: asha.message, form: name }]);
    await form.thanked();
    expect(visitor.complaints).toEqual([]);
  },
);

/** 400 kbit/s after 400 ms, and a sixth of this machine's processor. */
async function beCheapPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const speed = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test('a page that is used reports its six measurements, once', async () => {
  await using visitor = await visit('/who-we-are');
  const { page } = visitor;
  // Browsers report only interactions above a minimum duration; this resolves when one has been measured.
  const noticed = page.evaluate(() => {
    document.addEventListener('click', () => {
      const until = performance.now() + 100;
      while (performance.now() < until);
    });
    return new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as PerformanceEventTiming[];
        if (entries.some((entry) => entry.interactionId)) resolve();
      }).observe({ type: 'event', durationThreshold: 40 } as PerformanceObserverInit);
    });
  });
  /** Switches to another tab and back. */
  const leave = () =>
    page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }
    });
  await page.locator('h1').click();
  await noticed;
  await leave();
  const first = () => site.measured.filter(({ route }) => route === '/who-we-are');
  const names = ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'];
  await expect
    .poll(() =>
      first()
        .map(({ name }) => name)
        .sort(),
    )
    .toEqual(names);

  await leave();
  await page.goto(`${site.url}/services`);
  await begun(page);
  await leave();
  await expect.poll(() => site.measured.at(-1)?.route).toBe('/services');
  expect(first()).toHaveLength(6);
  expect(visitor.complaints).toEqual([]);
});

test('a button copies the list of what we need, and says so where copying is refused; without script there is no button', async () => {
  const path = '/logo-design-services';
  for (const how of ['allowed', 'refused'] as const) {
    await using visitor = await visit(path);
    const { page } = visitor;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    if (how === 'refused')
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
    const button = page.getByRole('button', { name: 'Copy this list' });
    const loaded = page.waitForResponse(/copy-list/);
    await button.scrollIntoViewIfNeeded();
    await loaded;
    await expect
      .poll(async () => {
        await button.click();
        return page.locator('.essential output').textContent();
      })
      .toContain(how === 'allowed' ? 'Copied' : 'select the list');
    if (how === 'refused') continue;
    const items = await page.locator('.needs li').allTextContents();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(items.map((item) => `- ${item}`).join('\n'));
    expect(page.url()).toBe(site.url + path);
    expect(visitor.complaints).toEqual([]);
  }
  await using visitor = await visit(path, { script: false });
  await visitor.page.locator('.needs li').first().waitFor();
  expect(await visitor.page.getByRole('button', { name: 'Copy this list' }).count()).toBe(0);
});

// A renderer that does not find the font renders no text, and reports no error.
test('the social card of each page shows its text', async () => {
  await using visitor = await visit('/');
  for (const { path } of Object.values(rows)) {
    const html = await (await fetch(site.url + path)).text();
    const address = /property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '';
    // The share of dark pixels where label and heading are: green is low in every text colour.
    const [label, heading] = await visitor.page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      return [[60, 60, 100, 40] as const, [60, 140, 400, 90] as const].map(([left, top, width, height]) => {
        const data = [...(canvas?.getImageData(left, top, width, height).data ?? [])];
        return data.filter((value, index) => index % 4 === 1 && value < 128).length / (width * height);
      });
    }, address);
    expect(label, path).toBeGreaterThan(0.02);
    expect(heading, path).toBeGreaterThan(0.05);
  }
});
