// Every route through Lighthouse, on its own settings for a phone, in the Chromium of the browser tests. Ends in a
// failure where a route is below the marks.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { site } from '../../views/site.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { folder, root, serving, start, table } from './contender.ts';

const marks = { performance: 100, lcpMs: 800, tbtMs: 0, cls: 0 };

/** What else the machine does only makes a page slower: the best of so many audits is nearest to the page itself. */
const auditsMax = 3;

const kinds = ['Document', 'Script', 'Font', 'Image', 'Other'] as const;

// As it will be served: at any other address the site keeps search engines away.
const env = { SITE_URL: 'https://www.example.com', DATABASE_URL: `file:${join(folder, 'lighthouse.db')}` };

execFileSync('npm', ['run', 'build'], { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' });
const server = await start('site', [...serving, 'dist/server.js'], env);

const executablePath = await chromiumPath();
const asked = process.argv.slice(2);
const paths = Object.values(site).map(({ path }) => path);
const audits: Audit[] = [];
for (const path of asked.length > 0 ? asked : paths) audits.push(await bestAudit(path));
await server.stop();
report();
process.exit(audits.every(isWell) ? 0 : 1);

type Audit = {
  path: string;
  scores: Record<string, number | null>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  bytes: Bytes;
  failed: string[];
};
type Bytes = Record<(typeof kinds)[number], number>;

async function bestAudit(path: string): Promise<Audit> {
  let best = await audit(path);
  for (let count = 1; count < auditsMax && !isWell(best); count++) {
    const next = await audit(path);
    if (isWell(next) || next.lcpMs < best.lcpMs) best = next;
  }
  return best;
}

async function audit(path: string): Promise<Audit> {
  // A browser for each: nothing is in its cache, and nothing of the last page lingers.
  const browser = await puppeteer.launch({ executablePath, headless: 'shell', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const ran = await lighthouse(server.url + path, { logLevel: 'error', output: 'json' }, undefined, page);
  await browser.close();
  if (!ran || ran.lhr.runtimeError) throw new Error(`${path}: ${ran?.lhr.runtimeError?.message}`);
  const { categories, audits } = ran.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [
        title,
        score === null ? null : Math.round(score * 100),
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
  return (
    scores.Performance === marks.performance &&
    lcpMs <= marks.lcpMs &&
    tbtMs <= marks.tbtMs &&
    cls <= marks.cls
  );
}

function report(): void {
  const categories = Object.keys(audits[0]?.scores ?? {});
  table(
    ['route', ...categories, 'LCP', 'TBT', 'CLS', ...kinds.map((kind) => `${kind.toLowerCase()} kB`), ''],
    audits.map((audit) => [
      audit.path,
      ...categories.map((name) => `${audit.scores[name] ?? '–'}`),
      `${Math.round(audit.lcpMs)} ms`,
      `${Math.round(audit.tbtMs)} ms`,
      audit.cls.toFixed(3),
      ...kinds.map((kind) => (audit.bytes[kind] / 1000).toFixed(1)),
      isWell(audit) ? '' : 'below',
    ]),
  );
  for (const { path, failed } of audits) if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`);
}
