// The site as a visitor's browser sees it: through DNS, TLS and the proxy.

import { failure, type SiteContext, site, sitemap, unpublishedServices } from '../../views/index.ts';
import { requestFault, statusFault } from '../canary/faults.ts';
import { exampleSettings, exampleValues } from '../config.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { requestSite, type SiteResponse } from '../http/site-request.ts';
import { clockDifferenceMsMax, doctorLinksCountMax, doctorRequestsCountMax } from '../limits.ts';
import { isIndexable } from '../pages/noindex.ts';
import { certificateFinding } from './certificate-finding.ts';
import { errorCode, type Finding, findingOf, ok, todo, unknown } from './finding.ts';

type SiteDeps = { siteContext: SiteContext; now: () => Date; ca?: string | undefined };

type Site = {
  url: string;
  siteContext: SiteContext;
  get: (path: string) => Promise<SiteResponse>;
} & SiteDeps;

export async function siteFindings(deps: SiteDeps): Promise<Finding[]> {
  const { url } = deps.siteContext.settings;
  const asked: Site = { ...deps, url, get: (path) => requestSite(url + path, { ca: deps.ca }) };
  let home: SiteResponse;
  try {
    home = await asked.get('/');
  } catch (error) {
    return [unreachable(url, error)];
  }
  if (home.status !== 200) {
    const { message, remedy } = statusFault('page', `${url}/`, home);
    return [todo('site', message, remedy)];
  }
  return [
    ok('site', `${url}/ answers in ${Math.round(home.tookMs)} ms`),
    certificateFinding(home.certificate, deps.now()),
    clockFinding(home, deps.now()),
    headersFinding(home, deps.siteContext),
    indexingFinding(home, url),
    examplesFinding(home, deps.siteContext),
    ...(await Promise.all([
      findingOf('https', () => httpsFinding(asked)),
      findingOf('redirects', () => redirectsFinding(asked)),
      findingOf('form', () => formFinding(asked)),
    ])),
    // Last: it makes the most requests, and no other check depends on it.
    ...(await pagesFindings(asked)),
  ];
}

// Without a network, nothing is known of the site; a refused connection or a wrong certificate is a fault.
function unreachable(url: string, error: unknown): Finding {
  const isOffline = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'].includes(errorCode(error));
  if (isOffline) return unknown('site', error);
  const { message, remedy } = requestFault('page', `${url}/`, error);
  return todo('site', message, remedy);
}

function clockFinding({ headers, tookMs }: SiteResponse, now: Date): Finding {
  const theirs = Date.parse(headers.date ?? '');
  if (Number.isNaN(theirs)) return unknown('clock', 'the site sends no Date');
  // The header has whole seconds, and was written while this machine waited.
  const differenceMs = Math.max(0, Math.abs(now.getTime() - theirs - tookMs) - tookMs - 1_000);
  const found = `differs from that of the proxy by ${(differenceMs / 1000).toFixed(1)} s`;
  if (differenceMs <= clockDifferenceMsMax) return ok('clock', found);
  return todo('clock', found, 'Synchronise the clocks: systemctl enable --now systemd-timesyncd.');
}

function headersFinding(home: SiteResponse, siteContext: SiteContext): Finding {
  const wrong = Object.entries(securityHeaders(siteContext)).flatMap(([header, value]) => {
    const name = header.toLowerCase();
    const sent = home.headers[name];
    const count = home.headerNames.filter((other) => other === name).length;
    if (sent === undefined) return [`${header} is missing`];
    if (count > 1) return [`${header} is sent ${count} times`];
    // Each page has a policy of its own, with the hash of its styles.
    const isRight =
      name === 'content-security-policy' ? String(sent).startsWith("default-src 'none'") : sent === value;
    return isRight ? [] : [`${header} is ${String(sent)}`];
  });
  if (wrong.length === 0) return ok('headers', 'the security headers arrive as the site sends them');
  return todo(
    'headers',
    wrong.join('; '),
    'Remove them from the configuration of the proxy: the site sets them.',
  );
}

function indexingFinding({ headers }: SiteResponse, url: string): Finding {
  const isHidden = String(headers['x-robots-tag'] ?? '').includes('noindex');
  if (!isHidden) return ok('indexing', 'search engines may list the site');
  const remedy = isIndexable(url)
    ? 'Restart the site, so that it knows its SITE_URL; if it does, remove X-Robots-Tag from the proxy.'
    : 'Set SITE_URL to the https URL of a real host.';
  return todo('indexing', 'every page says noindex', remedy);
}

// Checks the served page, because the running process may have older settings than the file.
function examplesFinding({ text }: SiteResponse, { settings }: SiteContext): Finding {
  const served = Object.entries(exampleValues).filter(([, value]) => text.includes(value));
  const names = Object.entries(exampleSettings)
    .filter(
      ([setting, name]) => settings.examples.includes(name) || served.some(([field]) => field === setting),
    )
    .map(([name]) => name);
  if (names.length === 0) return ok('examples', 'no example value is served');
  return todo(
    'examples',
    `visitors see example values of ${names.join(', ')}`,
    'Set them, and restart the site.',
  );
}

async function httpsFinding({ url }: Site): Promise<Finding> {
  if (!url.startsWith('https:'))
    return todo('https', 'SITE_URL is not https', 'Set SITE_URL to the https URL that the proxy serves.');
  const plain = url.replace(/^https:/, 'http:');
  try {
    const { status, headers } = await requestSite(`${plain}/`);
    if (status >= 301 && status <= 308 && String(headers.location ?? '').startsWith(`${url}/`))
      return ok('https', `${plain}/ leads to https`);
    return todo('https', `${plain}/ answers ${status}`, 'Let the proxy redirect http to https.');
  } catch (error) {
    if (errorCode(error) !== 'ECONNREFUSED') throw error;
    return todo(
      'https',
      `${plain}/ refuses connections`,
      'Let the proxy listen on port 80, and redirect to https.',
    );
  }
}

async function redirectsFinding({ url, get }: Site): Promise<Finding> {
  const { path } = site.contact;
  const { status, headers } = await get(`${path.toUpperCase()}/?from=doctor`);
  const location = new URL(headers.location ?? '', url).href;
  if (status === 301 && location === `${url}${path}?from=doctor`)
    return ok('redirects', 'other spellings of a path lead to the page');
  return todo(
    'redirects',
    `${path.toUpperCase()}/ answers ${status}`,
    'Let the proxy pass paths and queries on unchanged.',
  );
}

// The site's own validation refuses an empty post: this proves that the post arrives, and stores nothing.
async function formFinding({ url, ca, get }: Site): Promise<Finding> {
  const page = await get(site.contact.path);
  if (!page.text.includes('action="/send"'))
    return todo('form', 'the contact page has no form', 'Let the proxy pass pages on unchanged.');
  const { status, text } = await requestSite(`${url}/send`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Origin: url,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: '{}',
    ca,
  });
  if (status === 400 && text.includes(failure().message)) return ok('form', 'a post arrives at the site');
  const remedies: Record<number, string> = {
    403: 'Set SITE_URL to the URL in the address bar, and let the proxy pass Host on.',
    413: 'Allow bodies of 64 kB in the proxy.',
    429: 'Set TRUST_PROXY, so that each visitor has a limit of his own.',
  };
  return todo(
    'form',
    `a post answers ${status}`,
    remedies[status] ?? 'Read the logs of the proxy and of the site.',
  );
}

/** The sitemap, and everything on this site that its pages link to. */
async function pagesFindings({ url, siteContext, get }: Site): Promise<Finding[]> {
  try {
    const { status, text } = await get('/sitemap.xml');
    if (status !== 200 || text !== sitemap(siteContext.settings))
      return [
        todo(
          'sitemap',
          `/sitemap.xml answers ${status}, with other pages than this build`,
          'Restart the site, and empty the cache of the proxy.',
        ),
      ];
    const pages = Object.values(site).map(({ path }) => path);
    const broken: string[] = [];
    const links = new Set<string>();
    const visit = async (path: string) => {
      const response = await get(path);
      if (response.status !== 200) broken.push(`${path} answers ${response.status}`);
      return response;
    };
    await eachOf(pages, async (path) => {
      for (const link of linksIn((await visit(path)).text, url)) links.add(link);
    });
    const others = [...links].filter((link) => !pages.includes(link)).slice(0, doctorLinksCountMax);
    await eachOf(others, async (path) => void (await visit(path)));
    return [
      ok('sitemap', `names the ${pages.length} pages of this build`),
      broken.length === 0
        ? ok('links', `${pages.length} pages and ${others.length} files answer`)
        : todo(
            'links',
            broken.slice(0, 5).join('; '),
            'Build and restart the site, and empty the cache of the proxy.',
          ),
    ];
  } catch (error) {
    return [unknown('links', error)];
  }
}

/** Paths on this site, without fragments; unpublished services answer 404 on purpose and are not among them. */
function linksIn(html: string, url: string): string[] {
  return [...html.matchAll(/ (?:href|src)="([^"#]+)/g)].flatMap(([, link = '']) => {
    const { origin, pathname } = new URL(link.replaceAll('&amp;', '&'), url);
    return origin === new URL(url).origin && !unpublished.has(pathname) ? [pathname] : [];
  });
}

const unpublished: ReadonlySet<string> = new Set(unpublishedServices.map(({ path }) => path));

async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: doctorRequestsCountMax }, worker));
}
