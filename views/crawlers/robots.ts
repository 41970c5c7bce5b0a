import type { Settings } from '../page-context.ts';

/**
 * Everything that pages link to may be crawled. A page that must not be indexed says so itself, and has to be crawled for
 * that to be seen. The links under /answered/ are in the agency's emails only.
 */
export function robotsText({ url }: Settings): string {
  return `User-agent: *\nDisallow: /answered/\n\nSitemap: ${url}/sitemap.xml\n`;
}
