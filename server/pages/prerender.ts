// Prerenders pages: the bytes in every encoding, and all headers. The build renders them for the settings it
// finds. A start with other settings renders its own, compressed fast first and well later.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { type FormName, forms, type SiteContext, speculation, stylesIn } from '../../views/index.ts';
import { compressBest, compressFast, type EncodedBodies, type Encoding } from '../http/encodings.ts';
import { contentTag } from '../http/etag.ts';
import { contentSecurityPolicy, securityHeaders } from '../http/security-headers.ts';
import { sharedSecondsMax } from '../limits.ts';
import { distUrl } from '../paths.ts';
import { isIndexable, noindexHeader } from './noindex.ts';
import { notFoundRoute, type PageRoute, pageRoutes } from './page-routes.ts';

export type PrerenderedPage = {
  variants: Record<Encoding, PageVariant>;
  /** The forms on the page, in reading order. */
  forms: FormName[];
};

/** A page in one encoding. Header names and values alternate in one array, which Node writes fastest. */
export type PageVariant = {
  etag: string;
  headers: string[];
  /** Headers of a 304 response. */
  notModifiedHeaders: string[];
  body: Buffer;
};

export type PrerenderedPages = ReadonlyMap<PageRoute, PrerenderedPage>;

export const prerenderedFile = fileURLToPath(new URL('prerendered', distUrl));

const allRoutes = [...new Set([...pageRoutes.values(), notFoundRoute])];

export function prerenderPages(siteContext: SiteContext): PrerenderedPages {
  const key = cacheKey(siteContext);
  if (latest?.key !== key) {
    const builtPages = readBuiltPages(siteContext);
    const pages = builtPages ?? new Map(allRoutes.map((route) => [route, prerenderPage(siteContext, route)]));
    latest = { key, pages, isRecompressed: builtPages !== null };
  }
  return latest.pages;
}

// Several apps in one process usually have the same settings, and rendering takes half a second.
let latest: { key: string; pages: PrerenderedPages; isRecompressed: boolean } | undefined;

/** Recompresses at full quality the pages that a start compressed fast, one by one and on another thread. */
export async function recompressPages(signal: AbortSignal): Promise<void> {
  if (!latest || latest.isRecompressed) return;
  for (const { variants } of latest.pages.values()) {
    if (signal.aborted) return;
    const bodies = await compressBest(variants.identity.body);
    variants.br = withBody(variants.br, bodies.br);
    variants.gzip = withBody(variants.gzip, bodies.gzip);
  }
  latest.isRecompressed = true;
}

function withBody(variant: PageVariant, body: Buffer): PageVariant {
  const headers = variant.headers.with(variant.headers.indexOf('Content-Length') + 1, `${body.length}`);
  return { ...variant, headers, body };
}

/** The prerendered pages as a file, written by the build. */
export async function serializePages(siteContext: SiteContext): Promise<Buffer> {
  const pages = await Promise.all(
    allRoutes.map(async (route) => {
      const html = route.render(siteContext);
      return toPrerenderedPage(siteContext, route, html, await compressBest(Buffer.from(html)));
    }),
  );
  return serialize({ key: cacheKey(siteContext), pages });
}

function readBuiltPages(siteContext: SiteContext): PrerenderedPages | null {
  const built = readPrerenderedFile();
  if (built?.key !== cacheKey(siteContext)) return null;
  return new Map(
    allRoutes.map((route, index) => [route, built.pages[index] ?? prerenderPage(siteContext, route)]),
  );
}

function readPrerenderedFile(): { key: string; pages: PrerenderedPage[] } | null {
  try {
    return deserialize(readFileSync(prerenderedFile));
  } catch {
    return null; // if the file is missing or incomplete, the pages are rendered again
  }
}

function cacheKey(siteContext: SiteContext): string {
  return contentTag(JSON.stringify(siteContext));
}

function prerenderPage(siteContext: SiteContext, route: PageRoute): PrerenderedPage {
  const html = route.render(siteContext);
  return toPrerenderedPage(siteContext, route, html, compressFast(Buffer.from(html)));
}

function toPrerenderedPage(
  siteContext: SiteContext,
  route: PageRoute,
  html: string,
  bodies: EncodedBodies,
): PrerenderedPage {
  const headers = pageHeaders(siteContext, route, html);
  const tag = contentTag(html); // from the HTML, not the compressed bytes: those change with the recompression
  const variant = (encoding: Encoding): PageVariant => {
    const body = bodies[encoding];
    const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const notModifiedHeaders = [...headers, 'ETag', etag];
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const type = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', `${body.length}`];
    return { etag, headers: [...type, ...coding, ...notModifiedHeaders], notModifiedHeaders, body };
  };
  return {
    variants: { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') },
    forms: [...html.matchAll(/ data-enquiry="(\w+)"/g)]
      .map(([, name]) => name as FormName)
      .filter((name) => name in forms),
  };
}

function pageHeaders(siteContext: SiteContext, { embeds, status }: PageRoute, html: string): string[] {
  const indexed = status === 200 && isIndexable(siteContext.settings.url);
  return Object.entries({
    ...securityHeaders(siteContext),
    'Content-Security-Policy': contentSecurityPolicy(siteContext, { embeds, styles: stylesIn(html) }),
    'Cache-Control': `public, max-age=0, s-maxage=${sharedSecondsMax}, must-revalidate`,
    'Speculation-Rules': speculation,
    Vary: 'Accept-Encoding',
    ...(!indexed && noindexHeader),
  }).flat();
}
