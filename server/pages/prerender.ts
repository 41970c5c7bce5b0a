// Renders every page when an app is created, so that a response is one lookup and one write, and a page that cannot be
// rendered fails the start. Compressed bodies are made fast on first use, and replaced by smaller ones in the background.

import { type FormName, type Language, type SiteContext, speculation } from '../../views/index.ts';
import { compressBest, compressFast, contentTag, type Encoding } from '../http/encodings.ts';
import { contentSecurityPolicy, noindexHeader, securityHeaders } from '../http/security-headers.ts';
import { notFoundRoute, type PageRoute, pageRoutes } from './page-routes.ts';

/** How long a shared cache may serve a page without asking: the longest delay before all visitors see a change. */
const sharedSecondsMax = 60;

export type PrerenderedPage = {
  route: PageRoute;
  /** The forms on the page, in reading order. */
  forms: FormName[];
  /** The same page with its form in another language, by the value of the query's `language`. */
  translations: ReadonlyMap<string, PrerenderedPage>;
  variant(encoding: Encoding): PageVariant;
  /** Replaces the compressed bodies by smaller ones; their ETags stay. */
  recompress(): Promise<void>;
};

/** A page in one encoding. Header names and values alternate in one array, which Node writes fastest. */
type PageVariant = { etag: string; headers: string[]; notModifiedHeaders: string[]; body: Buffer };

export type PrerenderedPages = { byPath: Map<string, PrerenderedPage>; notFound: PrerenderedPage };

export function prerenderPages(siteContext: SiteContext): PrerenderedPages {
  // The rules follow from the names of the other assets, and are half a megabyte.
  const key = JSON.stringify(siteContext, (name, value) => (name === 'rules' ? undefined : value));
  return cache.getOrInsertComputed(key, () => ({
    byPath: new Map([...pageRoutes].map(([path, route]) => [path, prerenderPage(siteContext, route)])),
    notFound: prerenderPage(siteContext, notFoundRoute),
  }));
}

// A process asks twice, and tests often, mostly with the same settings; rendering takes a quarter of a second.
const cache = new Map<string, PrerenderedPages>();

/** Recompresses all pages one by one, on another thread. */
export async function recompressPages(signal: AbortSignal): Promise<void> {
  const all = [...cache.values()].flatMap(({ byPath, notFound }) => [...byPath.values(), notFound]);
  for (const page of all.flatMap((one) => [one, ...one.translations.values()])) {
    if (signal.aborted) return;
    await page.recompress();
  }
}

function prerenderPage(siteContext: SiteContext, route: PageRoute, language?: Language): PrerenderedPage {
  const { html, styles, forms } = route.render(siteContext, null, language);
  const identity = Buffer.from(html);
  const common = pageHeaders(siteContext, route, styles);
  // From the HTML, not the compressed bytes: those change with the recompression.
  const tag = contentTag(identity);
  const variants = new Map<Encoding, PageVariant>();
  const variant = (encoding: Encoding, body: Buffer): PageVariant => {
    const isPlain = encoding === 'identity';
    const etag = `"${tag}${isPlain ? '' : `-${encoding}`}"`;
    const notModifiedHeaders = [...common, 'ETag', etag];
    const type = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', `${body.length}`];
    const headers = [...type, ...(isPlain ? [] : ['Content-Encoding', encoding]), ...notModifiedHeaders];
    return { etag, headers, notModifiedHeaders, body };
  };
  const others = language ? [] : route.languages;
  return {
    route,
    forms,
    translations: new Map(others.map((other) => [other, prerenderPage(siteContext, route, other)])),
    variant: (encoding) =>
      variants.getOrInsertComputed(encoding, () => variant(encoding, compressFast(identity, encoding))),
    async recompress() {
      const { br, gzip } = await compressBest(identity);
      variants.set('br', variant('br', br)).set('gzip', variant('gzip', gzip));
    },
  };
}

function pageHeaders(siteContext: SiteContext, { embeds, status }: PageRoute, styles: string): string[] {
  return Object.entries({
    ...securityHeaders(siteContext),
    'Content-Security-Policy': contentSecurityPolicy(siteContext, { embeds, styles }),
    'Cache-Control': `public, max-age=0, s-maxage=${sharedSecondsMax}, must-revalidate`,
    'Speculation-Rules': speculation,
    Vary: 'Accept-Encoding',
    ...(status !== 200 && noindexHeader),
  }).flat();
}
