// Audits every route with Lighthouse's mobile settings, in the Chromium of the browser tests. Exits with an error if a
// route is below the required scores. Lighthouse refuses responses of 400 and above. The 404 page is therefore passed
// to the browser with status 200, with all other bytes from the server, and is scored without `is-crawlable`, which
// fails on every page that must not be indexed, as a 404 must not.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { compressionDelayMs } from '../../server/limits.ts';
import { pathsOf, site } from '../../views/site.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { folder, root, serving, start, table } from './contender.ts';
import { recordMeasurement } from './measurements.ts';

const nowhere = '/no-such-page';

/**
 * The form of the contact page is on its first screen, so that React starts at once: 85 ms of blocking time. On the other
 * pages the time says more about the machine: those of 2026-11-20, which had 0 then, had 9 to 37 ms on a slower day.
 */
const marks = { score: 100, lcpMs: 800, tbtMs: 100, cls: 0 };

/** Of each route. Other load on the machine makes single audits slower; the figures are the medians, an odd number has one. */
const auditsEach = 3;

const kinds = ['Document', 'Script', 'Font', 'Image', 'Other'] as const;

// With its production URL, because at any other host the site blocks search engines.
const env = {
  SITE_URL: 'https://www.example.com',
  SITE_PHONE: '+91 172 123 4567',
  SITE_EMAIL: 'hello@example.com',
  SITE_ADDRESS: 'Sector 9, Chandigarh 160009, India',
  DATABASE_URL: `file:${join(folder, 'lighthouse.db')}`,
};

execFileSync('npm', ['run', 'build'], { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' });
const server = await start('site', [...serving, 'dist/server.js'], env);

// A process compresses its pages quickly at its start, and well soon after; visitors get the latter.
await later(compressionDelayMs + 10_000);

const executablePath = await chromiumPath();
const asked = process.argv.slice(2);
const paths = Object.values(site).flatMap(pathsOf);
const audits: Audit[] = [];
for (const path of asked.length > 0 ? asked : [...paths, nowhere]) {
  audits.push(await medianAudit(path));
  process.stderr.write('.'); // an audit takes ten seconds
}
process.stderr.write('\n');
await server.stop();
report();
recordForPages();
process.exit(audits.every(isWell) ? 0 : 1);

type Audit = {
  path: string;
  scores: Record<string, number>;
  lcpMs: number;
  /** The shortest and the longest of the times whose median `lcpMs` is. */
  lcpRangeMs: [shortest: number, longest: number];
  tbtMs: number;
  cls: number;
  bytes: Bytes;
  failed: string[];
};
type Bytes = Record<(typeof kinds)[number], number>;

/** The median of each figure. What was transferred, and which audits failed, are of the audit with the median paint. */
async function medianAudit(path: string): Promise<Audit> {
  const runs: Omit<Audit, 'lcpRangeMs'>[] = [];
  while (runs.length < auditsEach) runs.push(await audit(path));
  const byPaint = runs.toSorted((one, other) => one.lcpMs - other.lcpMs);
  const middle = byPaint[(auditsEach - 1) / 2];
  const [shortest, longest] = [byPaint[0], byPaint.at(-1)];
  if (!middle || !shortest || !longest) throw new Error(`${path} was not audited.`);
  return {
    ...middle,
    scores: Object.fromEntries(
      Object.keys(middle.scores).map((name) => [name, medianOf(runs.map(({ scores }) => scores[name] ?? 0))]),
    ),
    lcpRangeMs: [shortest.lcpMs, longest.lcpMs],
    tbtMs: medianOf(runs.map(({ tbtMs }) => tbtMs)),
    cls: medianOf(runs.map(({ cls }) => cls)),
  };
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[(values.length - 1) / 2] ?? Number.NaN;
}

async function audit(path: string): Promise<Omit<Audit, 'lcpRangeMs'>> {
  // A new browser for each, so that its cache is empty and nothing of the last page remains.
  const browser = await puppeteer.launch({ executablePath, headless: 'shell', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  if (path === nowhere) await answerAs200(page, server.url + path);
  const ran = await lighthouse(server.url + path, { logLevel: 'error', output: 'json' }, undefined, page);
  await browser.close();
  if (!ran || ran.lhr.runtimeError) throw new Error(`${path}: ${ran?.lhr.runtimeError?.message}`);
  const { categories, audits } = ran.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: Object.fromEntries(
      Object.values(categories).map((category) => [
        category.title,
        Math.round((path === nowhere ? scoreUnindexed(category, audits) : (category.score ?? 0)) * 100),
      ]),
    ),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: bytesOf(ran.lhr),
    failed: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
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

/** Lighthouse's own weights, without the one audit that a page which must not be indexed has to fail. */
function scoreUnindexed({ auditRefs }: Result.Category, audits: Result['audits']): number {
  if (audits['is-crawlable']?.score !== 0) return 0;
  const weighed = auditRefs.flatMap(({ id, weight }) => {
    const score = audits[id]?.score ?? null;
    return id === 'is-crawlable' || score === null ? [] : { weight, score };
  });
  const weights = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights;
}

function bytesOf({ audits }: Result): Bytes {
  const bytes: Bytes = { Document: 0, Script: 0, Font: 0, Image: 0, Other: 0 };
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  for (const { resourceType, transferSize } of requests) {
    const kind = kinds.find((name) => name === resourceType) ?? 'Other';
    bytes[kind] += Number(transferSize ?? 0);
  }
  return bytes;
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
  if (![...paths, nowhere].every((path) => today[path] && isWell(today[path]))) return;
  const pages = paths.flatMap((path) => today[path] ?? []);
  const [slowest] = pages.toSorted((one, other) => other.lcpMs - one.lcpMs);
  if (!slowest) return;
  const [shortest, longest] = slowest.lcpRangeMs;
  recordMeasurement('lighthouse', {
    pages: pages.length,
    score: Math.min(...pages.flatMap(({ scores }) => Object.values(scores))),
    audits: auditsEach,
    lcpMs: Math.round(slowest.lcpMs),
    lcpShortestMs: Math.round(shortest),
    lcpLongestMs: Math.round(longest),
  });
}

function report(): void {
  const categories = Object.keys(audits[0]?.scores ?? {});
  const sizes = kinds.map((kind) => `${kind.toLowerCase()} kB`);
  table(
    ['route', ...categories, 'LCP', 'range', 'TBT', 'CLS', ...sizes, 'marks'],
    audits.map((audit) => [
      audit.path,
      ...categories.map((name) => `${audit.scores[name]}`),
      `${Math.round(audit.lcpMs)} ms`,
      audit.lcpRangeMs.map(Math.round).join(' to '),
      `${Math.round(audit.tbtMs)} ms`,
      audit.cls.toFixed(3),
      ...kinds.map((kind) => (audit.bytes[kind] / 1000).toFixed(1)),
      isWell(audit) ? 'met' : 'below',
    ]),
  );
  console.log(
    `${nowhere} is scored as if its status were 200, and without is-crawlable: it is noindex, as it has to be.`,
  );
  for (const { path, failed } of audits) if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`);
}
