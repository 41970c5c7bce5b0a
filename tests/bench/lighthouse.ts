// npm run lighthouse -- [PATH…]: audits these routes, or all, with Lighthouse's mobile settings, in the Chromium of the browser
// tests. Exits with an error if a route is below the marks.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { pathsOf, site } from '../../views/site.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { buildSite, publicSettings, recompressed, startSite, table } from './contender.ts';
import { recordMeasurement } from './measurements.ts';

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
for (const path of asked.length > 0 ? asked : paths) {
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
  const ran = await lighthouse(server.url + path, { logLevel: 'error' }, undefined, page);
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

function isWell({ scores, lcpMs, tbtMs, cls }: Audit): boolean {
  const isFast = lcpMs <= marks.lcpMs && Math.round(tbtMs) <= marks.tbtMs && cls <= marks.cls;
  return isFast && Object.values(scores).every((score) => score === marks.score);
}

/**
 * The result that the site publishes: written only when every route was audited today and met the required scores. Auditing
 * a route again on the same day replaces its result.
 */
function recordForPages(): void {
  const file = new URL('../../node_modules/.cache/lighthouse.json', import.meta.url);
  const day = new Date().toISOString().slice(0, 10);
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const today: Record<string, Audit> = earlier.day === day ? earlier.audits : {};
  for (const audit of audits) today[audit.path] = audit;
  writeFileSync(file, JSON.stringify({ day, audits: today }));
  const pages = paths.flatMap((path) => today[path] ?? []);
  if (pages.length < paths.length || !pages.every(isWell)) return;
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
