import type { Settings } from '../page-context.ts';

/**
 * Everything may be crawled. A page that must not be indexed says so itself, and has to be crawled for that to be seen.
 */
export function robotsText({ url }: Settings): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${url}/sitemap.xml\n`;
}
