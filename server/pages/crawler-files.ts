// Files that programs request by name: robots.txt, the sitemap, and files for agents and phones. All are made
// from the site table and the settings.

import type { RequestHandler } from 'express';
import { llmsText, robotsText, type SiteContext, sitemap, webManifest } from '../../views/index.ts';
import { textFiles } from './text-files.ts';

export function crawlerFiles({ settings }: SiteContext): RequestHandler {
  return textFiles([
    ['/robots.txt', { type: 'text/plain', text: robotsText(settings) }],
    ['/sitemap.xml', { type: 'application/xml', text: sitemap(settings) }],
    ['/llms.txt', { type: 'text/plain', text: llmsText(settings) }],
    ['/site.webmanifest', { type: 'application/manifest+json', text: webManifest(settings) }],
  ]);
}
