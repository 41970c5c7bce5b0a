import type { Settings } from '../page-context.ts';

/**
 * Everything that pages link to may be crawled: a crawler sees `noindex` only on a page that it may crawl. Links under
 * /enquiry/ are in the agency's emails only.
 */
export function robotsText({ url }: Settings): string {
  return `User-agent: *\nDisallow: /enquiry/\n\nSitemap: ${url}/sitemap.xml\n`;
}
