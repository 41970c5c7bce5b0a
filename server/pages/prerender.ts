// Renders every page when an app is created, so that a response is one lookup and one write, and a page that cannot be
// rendered fails the start. Compressed bodies are made fast on first use, and replaced by smaller ones in the background.

import { type FormName, type Language, type SiteContext, speculation } from '../../views/index.ts';
import { compressBest, compressFast, type Encoding } from '../http/encodings.ts';
import { contentTag } from '../http/etag.ts';
import { contentSecurityPolicy, securityHeaders } from '../http/security-headers.ts';
import { sharedSecondsMax } from '../limits.ts';
import { isIndexable, noindexHeader } from './noindex.ts';
import { notFoundRoute, type PageRoute, pageRoutes } from './page-routes.ts';

export type PrerenderedPage = {
  route: PageRoute;
  /** The forms on the page, in reading order. */
  forms: FormName[];
  /** What a client has to send, on the page of a service. */
  needs: string[];
  /** The same page with its form in another language, by the value of the query's `language`. */
  translations: ReadonlyMap<string, PrerenderedPage>;
  variant(encoding: Encoding): PageVariant;
  /** Replaces the compressed bodies by smaller ones; their ETags stay. */
  recompress(): Promise<void>;
};

/** A page in one encoding. Header names and values alternate in one array, which Node writes fastest. */
export type PageVariant = {
  etag: string;
  headers: string[];
  /** Headers of a 304 response. */
  notModifiedHeaders: string[];
  body: Buffer;
};

export type PrerenderedPages = {
  byPath: ReadonlyMap<string, PrerenderedPage>;
  notFound: PrerenderedPage;
};

export function prerenderPages(siteContext: SiteContext): PrerenderedPages {
  const key = JSON.stringify(siteContext);
  const pages = cache.get(key) ?? prerender(siteContext);
  cache.set(key, pages);
  return pages;
}

// A process has one app; in tests it has several, mostly with the same settings, and rendering takes a quarter of a
// second.
const cache = new Map<string, PrerenderedPages>();

/** Recompresses all pages one by one, on another thread. */
export async function recompressPages(signal: AbortSignal): Promise<void> {
  for (const { byPath, notFound } of cache.values()) {
    for (const page of [...byPath.values(), notFound]) {
      for (const variant of [page, ...page.translations.values()]) {
        if (signal.aborted) return;
        await variant.recompress();
      }
    }
  }
}

function prerender(siteContext: SiteContext): PrerenderedPages {
  return {
    byPath: new Map([...pageRoutes].map(([path, route]) => [path, prerenderPage(siteContext, route)])),
    notFound: prerenderPage(siteContext, notFoundRoute),
  };
}

function prerenderPage(siteContext: SiteContext, route: PageRoute, language?: Language): PrerenderedPage {
  const { html, styles, forms, needs } = route.render(siteContext, null, language);
  const identity = Buffer.from(html);
  // From the HTML, not the compressed bytes: those change with the recompression.
  const tag = contentTag(identity);
  const headers = pageHeaders(siteContext, route, styles);
  const variants: Partial<Record<Encoding, PageVariant>> = {};
  const add = (encoding: Encoding, body: Buffer): PageVariant => {
    const variant = toVariant(headers, tag, encoding, body);
    variants[encoding] = variant;
    return variant;
  };
  return {
    route,
    forms,
    needs,
    translations: new Map(
      language ? [] : route.languages.map((other) => [other, prerenderPage(siteContext, route, other)]),
    ),
    variant: (encoding) => variants[encoding] ?? add(encoding, compressFast(identity, encoding)),
    async recompress() {
      const { br, gzip } = await compressBest(identity);
      add('br', br);
      add('gzip', gzip);
    },
  };
}

function toVariant(headers: string[], tag: string, encoding: Encoding, body: Buffer): PageVariant {
  const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const notModifiedHeaders = [...headers, 'ETag', etag];
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const type = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', `${body.length}`];
  return { etag, headers: [...type, ...coding, ...notModifiedHeaders], notModifiedHeaders, body };
}

function pageHeaders(siteContext: SiteContext, { embeds, status }: PageRoute, styles: string): string[] {
  const indexed = status === 200 && isIndexable(siteContext.settings.url);
  return Object.entries({
    ...securityHeaders(siteContext),
    'Content-Security-Policy': contentSecurityPolicy(siteContext, { embeds, styles }),
    'Cache-Control': `public, max-age=0, s-maxage=${sharedSecondsMax}, must-revalidate`,
    'Speculation-Rules': speculation,
    Vary: 'Accept-Encoding',
    ...(!indexed && noindexHeader),
  }).flat();
}
