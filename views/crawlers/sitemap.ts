import type { Settings } from '../page-context.ts';
import { site } from '../site.ts';

/**
 * Lists the canonical URL of every page, in the order of the site table. Without dates, because nothing records when
 * content changes.
 */
export function sitemap({ url }: Settings): string {
  const entries = Object.values(site).map(({ path }) => `<url><loc>${url}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
