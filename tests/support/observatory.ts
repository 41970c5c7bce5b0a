import type { HTMLElement } from 'node-html-parser';

type Modifier = [test: string, points: number];

/**
 * The score of a page by the method of the MDN HTTP Observatory, for the rules that apply here; its best grade, A+, is
 * that of 100 and more. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring The redirect from http to
 * https with a valid certificate is the proxy's task and is assumed.
 */
export function observatoryScore(headers: Record<string, string>, page: HTMLElement, siteUrl: string) {
  const modifiers: Modifier[] = [
    ['content-security-policy', policyPoints(headers['content-security-policy'])],
    ['cookies', headers['set-cookie'] === undefined ? 0 : -40],
    ['cross-origin-resource-policy', resourcePoints(headers['cross-origin-resource-policy'])],
    ['cross-origin-resource-sharing', headers['access-control-allow-origin'] === undefined ? 0 : -50],
    ['redirection', 0],
    ['referrer-policy', referrerPoints(headers['referrer-policy'])],
    ['strict-transport-security', transportPoints(headers['strict-transport-security'])],
    ['subresource-integrity', scriptPoints(page, siteUrl)],
    ['x-content-type-options', headers['x-content-type-options'] === 'nosniff' ? 0 : -5],
    ['x-frame-options', framePoints(headers)],
  ];
  const penalties = sum(modifiers.filter(([, points]) => points < 0));
  const bonuses = sum(modifiers.filter(([, points]) => points > 0));
  const plain = 100 + penalties;
  // Bonus points count only for a score of A without them.
  const score = Math.max(0, plain >= 90 ? plain + bonuses : plain);
  return { score, ...Object.fromEntries(modifiers) };
}

function policyPoints(header: string | undefined): number {
  if (!header) return -25;
  const policy = sourcesOf(header);
  const fallback = policy.get('default-src') ?? ['*'];
  const scripts = policy.get('script-src') ?? fallback;
  const objects = policy.get('object-src') ?? fallback;
  const styles = policy.get('style-src') ?? fallback;
  const passive = ['img-src', 'media-src'].flatMap((name) => policy.get(name) ?? fallback);
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src'].includes(name))
    .flatMap(([, s]) => s);
  if (scripts.some((source) => isBroad(source) || isInline(source)) || objects.some(isBroad)) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some(isInsecure)) return -10;
  if (styles.some((source) => isBroad(source) || isInline(source))) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function sourcesOf(header: string): Map<string, string[]> {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  const names = directives.map(([name = '']) => name);
  if (new Set(names).size !== names.length) throw new Error(`Duplicate directive: ${header}`);
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const isBroad = (source: string) => /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/.test(source);
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:';
const isInsecure = (source: string) => /^(http|ftp):/.test(source);

function resourcePoints(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(header) ? 10 : -5;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const careful = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return careful.includes(header) ? 5 : -5;
}

const sixMonthsSeconds = 15_768_000;

function transportPoints(header: string | undefined): number {
  const seconds = Number(/^max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= sixMonthsSeconds ? 0 : -10; // preloading, worth 5, has to be requested by the owner of the domain
}

function scriptPoints(page: HTMLElement, siteUrl: string): number {
  const scripts = page.querySelectorAll('script[src]');
  const foreign = scripts.filter(
    (script) => new URL(script.getAttribute('src') ?? '', siteUrl).origin !== siteUrl,
  );
  if (foreign.some((script) => !script.getAttribute('integrity'))) return -5;
  return scripts.some((script) => script.getAttribute('integrity')) ? 5 : 0;
}

function framePoints(headers: Record<string, string>): number {
  const ancestors = sourcesOf(headers['content-security-policy'] ?? '').get('frame-ancestors') ?? ['*'];
  if (!ancestors.some(isBroad)) return 5;
  return ['DENY', 'SAMEORIGIN'].includes(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function sum(modifiers: Modifier[]): number {
  return modifiers.reduce((total, [, points]) => total + points, 0);
}
