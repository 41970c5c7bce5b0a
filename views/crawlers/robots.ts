import type { Settings } from '../visit.ts';

/** Everything may be read. What must not be indexed says so itself, and has to be read to be heard. */
export function robotsText({ url }: Settings): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${url}/sitemap.xml\n`;
}
