// Files that programs request by name: robots.txt, the sitemap, and files for agents, phones and who reports a
// vulnerability.

import type { RequestHandler } from 'express';
import { llmsText, robotsText, type SiteContext, sitemap, webManifest } from '../../views/index.ts';
import { compressFast } from '../http/encodings.ts';
import { memoryFiles } from '../http/files.ts';
import { daysBefore, utcDay } from '../time/dates.ts';

const securityTextDays = 360; // from the start of the process; the standard recommends less than a year

/** Made from the site table and the settings before the first request, as the pages are. */
export function crawlerFiles({ settings }: SiteContext, now: Date): RequestHandler {
  const texts = [
    ['/robots.txt', 'text/plain', robotsText(settings)],
    ['/sitemap.xml', 'application/xml', sitemap(settings)],
    ['/llms.txt', 'text/plain', llmsText(settings)],
    ['/site.webmanifest', 'application/manifest+json', webManifest(settings)],
    [securityPath, 'text/plain', securityText(settings, now)],
  ] as const;
  return memoryFiles(new Map(texts.map(([path, type, text]) => [path, textFile(type, text)])));
}

/** Says where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116 */
function securityText({ email, url }: SiteContext['settings'], now: Date): string {
  return `Contact: mailto:${email}
Expires: ${utcDay(daysBefore(now, -securityTextDays))}T00:00:00.000Z
Preferred-Languages: en, hi
Canonical: ${url}${securityPath}
`;
}

const securityPath = '/.well-known/security.txt';

function textFile(type: string, text: string) {
  const identity = Buffer.from(text);
  const bodies = { identity, br: compressFast(identity, 'br'), gzip: compressFast(identity, 'gzip') };
  const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  return { type: `${type}; charset=utf-8`, headers, bodies };
}
