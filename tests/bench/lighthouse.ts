// npm run lighthouse -- [PATH…]: audits these routes, or all, with Lighthouse's mobile settings, in the Chromium of the browser
// tests. Exits with an error if a route is below the marks. Lighthouse refuses responses of 400 and above. The 404 page is
// therefore passed to the browser with status 200, with all other bytes from the server, and is scored without
// `is-crawlable`, which fails on every page that must not be indexed, as a 404 must not.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { pathsOf, site } from '../../views/site.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { buildSite, publicSettings, recompressed, startSite, table } from './contender.ts';
import { recordMeasurement } from './measurements.ts';

const nowhere = '/no-such-page';

/**
 * The form of the contact page is on its first screen, so that React starts at once: 85 ms of blocking time. On the other
 * pages the time says more about the machine: those of 2026-11-20, which had 0 then, had 9 to 37 ms on a slower day.
 */
const marks = { score: 100, lcpMs: 800, tbtMs: 100, cls: 0 };

/** Of each route. Other load on the machine makes single audits slower; the figures are the medians, an odd number has one. */
const auditsEach = 3;

buildSite();
const server = await startSite('lighthouse', publicSettings);
await recompressed();
const executablePath = await chromiumPath();
const asked = process.argv.slice(2);
const paths = Object.values(site).flatMap(pathsOf);
const audits: Audit[] = [];
for (const path of asked.length > 0 ? asked : [...paths, nowhere]) {
  audits.push(await medianAudit(path));
  process.stderr.write('.'); // an audit takes ten seconds
}
process.stderr.write('\n');
table(
  ['route', ...Object.keys(audits[0]?.scores ?? {}), 'LCP', 'range', 'TBT', 'CLS', 'kB', 'marks'],
  audits.map((audit) => [
    audit.path,
    ...Object.values(audit.scores).map(String),
    `${Math.round(audit.lcpMs)} ms`,
    audit.lcpRangeMs.map(Math.round).join(' to '),
    `${Math.round(audit.tbtMs)} ms`,
    audit.cls.toFixed(3),
    audit.kilobytes.toFixed(1),
    isWell(audit) ? 'met' : 'below',
  ]),
);
console.log(
  `${nowhere} is scored as if its status were 200, and without is-crawlable: it has to be noindex.`,
);
for (const { path, failed } of audits) if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`);
recordForPages();
process.exit(audits.every(isWell) ? 0 : 1);

type Audit = Awaited<ReturnType<typeof medianAudit>>;

/** The median of each figure. */
async function medianAudit(path: string) {
  const runs: Awaited<ReturnType<typeof audit>>[] = [];
  while (runs.length < auditsEach) runs.push(await audit(path));
  const median = (figure: (run: (typeof runs)[0]) => number) =>
    runs.map(figure).sort((one, other) => one - other)[(auditsEach - 1) / 2] ?? Number.NaN;
  const paints = runs.map(({ value }) => value('largest-contentful-paint'));
  const names = runs[0]?.categories.map(({ title }) => title) ?? [];
  const scores = names.map((name, index) => {
    return [name, median(({ categories }) => Math.round((categories[index]?.score ?? 0) * 100))] as const;
  });
  return {
    path,
    scores: Object.fromEntries(scores),
    lcpMs: median(({ value }) => value('largest-contentful-paint')),
    /** The shortest and the longest of the times whose median `lcpMs` is. */
    lcpRangeMs: [Math.min(...paints), Math.max(...paints)] as const,
    tbtMs: median(({ value }) => value('total-blocking-time')),
    cls: median(({ value }) => value('cumulative-layout-shift')),
    kilobytes: median(({ value }) => value('total-byte-weight')) / 1000,
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

async function audit(path: string) {
  // A new browser for each, so that its cache is empty and nothing of the last page remains.
  const browser = await puppeteer.launch({ executablePath, headless: 'shell', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  if (path === nowhere) await answerAs200(page, server.url + path);
  const skipAudits = path === nowhere ? ['is-crawlable'] : [];
  const ran = await lighthouse(server.url + path, { logLevel: 'error', skipAudits }, undefined, page);
  await browser.close();
  if (!ran || ran.lhr.runtimeError) throw new Error(`${path}: ${ran?.lhr.runtimeError?.message}`);
  const { audits } = ran.lhr;
  const categories = Object.values(ran.lhr.categories);
  const weighed = categories.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    categories,
    value: (name: string) => audits[name]?.numericValue ?? Number.NaN,
    failed: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

/** Passes the response for this one URL to the browser with status 200. */
async function answerAs200(page: Page, url: string): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    if (responseStatusCode !== 404) throw new Error(`${url} answers ${responseStatusCode}, not 404.`);
    const answer = { requestId, responseCode: 200, responsePhrase: 'OK', responseHeaders };
    session.send('Fetch.continueResponse', answer);
  });
  const documents = { urlPattern: url, resourceType: 'Document', requestStage: 'Response' } as const;
  await session.send('Fetch.enable', { patterns: [documents] });
}

function isWell({ scores, lcpMs, tbtMs, cls }: Audit): boolean {
  const isFast = lcpMs <= marks.lcpMs && Math.round(tbtMs) <= marks.tbtMs && cls <= marks.cls;
  return isFast && Object.values(scores).every((score) => score === marks.score);
}

/**
 * The result that the site publishes: written only when every route was audited today and met the required scores, and for
 * the pages that a visitor can audit. Auditing a route again on the same day replaces its result.
 */
function recordForPages(): void {
  const file = new URL('../../node_modules/.cache/lighthouse.json', import.meta.url);
  const day = new Date().toISOString().slice(0, 10);
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const today: Record<string, Audit> = earlier.day === day ? earlier.audits : {};
  for (const audit of audits) today[audit.path] = audit;
  writeFileSync(file, JSON.stringify({ day, audits: today }));
  const all = [...paths, nowhere].flatMap((path) => today[path] ?? []);
  if (all.length <= paths.length || !all.every(isWell)) return;
  const pages = all.slice(0, -1);
  const { lcpMs, lcpRangeMs } = pages.reduce((slowest, one) => (one.lcpMs > slowest.lcpMs ? one : slowest));
  recordMeasurement('lighthouse', {
    pages: pages.length,
    score: Math.min(...pages.flatMap(({ scores }) => Object.values(scores))),
    audits: auditsEach,
    lcpMs: Math.round(lcpMs),
    lcpShortestMs: Math.round(lcpRangeMs[0]),
    lcpLongestMs: Math.round(lcpRangeMs[1]),
  });
}
