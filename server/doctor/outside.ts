// What others see: the mail server, receivers of e-mail, and a visitor's browser through DNS, TLS and the proxy.

import { failure, type Settings, site, unescaped, unpublishedServices } from '../../views/index.ts';
import { requestFault, statusFault } from '../canary/faults.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { requestSite, type SiteResponse } from '../http/site-request.ts';
import { dayMs } from '../time/dates.ts';
import { type DoctorDeps, failed, judge, type Verdict, type Verdicts } from './finding.ts';

const certificateDaysMin = 14; // Let's Encrypt's are renewed 30 days before their end
const clockMsMax = 5_000; // signed links and times in e-mails tolerate this difference

/** Whether receivers can tell that the site may send for the domain of MAIL_FROM: RFC 7208, RFC 6376 and RFC 7489. */
export async function mailVerdicts({ config, dkimSelector, ...deps }: DoctorDeps): Promise<Verdicts> {
  if (config.mail === null) return {};
  const { from } = config.mail;
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const records: Records = async (name) => {
    const found = await deps.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return [];
      throw error;
    });
    return found.map((parts) => parts.join(''));
  };
  return {
    mail: mailServer(from, [...new Set([...config.mail.to, ...config.canary.alertTo])], deps),
    SPF: spf(domain, records),
    DKIM: dkimSelector === undefined ? null : dkim(`${dkimSelector}._domainkey.${domain}`, records),
    DMARC: dmarc(domain, records),
  };
}

type Records = (name: string) => Promise<string[]>;

async function mailServer(from: string, to: string[], { askRecipients }: Pick<DoctorDeps, 'askRecipients'>) {
  const verdict = await askRecipients({ from, to });
  if (verdict.state === 'cut') throw new Error('interrupted');
  const { error = '' } = verdict;
  if (verdict.state === 'sent') {
    const refused = [...(verdict.refusedFor ?? []), ...(verdict.deferredFor ?? [])].join(', ');
    const found = refused ? `not accepted: ${refused} (${error})` : `accepts ${from} and ${to.join(', ')}`;
    return judge(
      refused === '',
      found,
      'Set MAIL_TO and ALERT_TO to e-mail addresses that the mail server accepts.',
    );
  }
  if ('remedy' in verdict && verdict.remedy) return judge(false, error, verdict.remedy);
  return failed(error, 'Try again in some minutes; then ask the mail provider.');
}

async function spf(domain: string, records: Records): Promise<Verdict> {
  const found = (await records(domain)).filter((record) => /^v=spf1( |$)/i.test(record));
  const isOpen = /(^| )\+?all( |$)/i.test(found[0] ?? ''); // anyone may send for the domain
  const remedy = 'Publish exactly one, as your mail provider says, that ends with ~all or -all.';
  return judge(found.length === 1 && !isOpen, found.join(' and ') || `${domain} has none`, remedy);
}

async function dkim(name: string, records: Records): Promise<Verdict> {
  // An empty key is a revoked one.
  const isKey = (await records(name)).some((record) => /(^|;)\s*p=\s*[^;\s]/i.test(record));
  const remedy = 'Add the TXT record of the key, or correct --dkim-selector.';
  return judge(isKey, `${isKey ? 'a' : 'no'} key at ${name}`, remedy);
}

async function dmarc(domain: string, records: Records): Promise<Verdict> {
  const remedy = `Publish exactly one at _dmarc.${domain}, such as v=DMARC1; p=quarantine.`;
  // A domain without a record inherits that of its parent domain.
  for (let labels = domain.split('.'); labels.length > 1; labels = labels.slice(1)) {
    const all = await records(`_dmarc.${labels.join('.')}`);
    const found = all.filter((record) => /^v=DMARC1\s*(;|$)/i.test(record));
    const isPolicy = /;\s*p=\s*(none|quarantine|reject)\s*(;|$)/i.test(found[0] ?? '');
    if (found.length > 0) return judge(found.length === 1 && isPolicy, found.join(' and '), remedy);
  }
  return judge(false, `${domain} has none`, remedy);
}

type Get = (path: string) => Promise<SiteResponse>;

export async function siteVerdicts({ config: { settings }, assets, now, ca }: DoctorDeps): Promise<Verdicts> {
  const { url } = settings;
  const get = (path: string) => requestSite(url + path, { ca });
  const home = await get('/').catch((error) => requestFault(`${url}/`, error));
  if (home instanceof Error) return { site: failed(home.message, home.remedy) };
  const { message, remedy } = statusFault(`${url}/`, home);
  if (home.status !== 200) return { site: judge(false, message, remedy) };
  const { certificate } = home;
  return {
    site: judge(true, `${url}/ answers in ${Math.round(home.tookMs)} ms`, ''),
    certificate: certificate && certificateVerdict(certificate.valid_to, now()),
    clock: clock(home, now()),
    restarted: restarted(home, settings),
    headers: headers(home, securityHeaders({ settings, assets })),
    indexing: indexing(home),
    https: plainHttp(url),
    redirects: redirects(url, get),
    form: emptyPost(url, ca),
    links: links(url, get),
  };
}

function certificateVerdict(validTo: string, now: Date): Verdict {
  const days = Math.floor((Date.parse(validTo) - now.getTime()) / dayMs);
  const remedy = 'Renew it; if the proxy renews by itself, read its log.';
  return judge(days >= certificateDaysMin, `valid for ${days} more days`, remedy);
}

function clock({ headers, tookMs }: SiteResponse, now: Date): Verdict {
  // The header has whole seconds, and was written while this machine waited.
  const differenceMs = Math.max(
    0,
    Math.abs(now.getTime() - Date.parse(headers.date ?? '') - tookMs) - tookMs - 1_000,
  );
  const found = `differs from that of the proxy by ${(differenceMs / 1000).toFixed(1)} s`;
  return judge(
    differenceMs <= clockMsMax,
    found,
    'Synchronise the clocks: systemctl enable --now systemd-timesyncd.',
  );
}

async function redirects(url: string, get: Get): Promise<Verdict> {
  const spelling = `${site.contact.path.toUpperCase()}/?from=doctor`;
  const { status, headers } = await get(spelling);
  const isLed =
    status === 301 && new URL(headers.location ?? '', url).href === `${url}${site.contact.path}?from=doctor`;
  return judge(isLed, `${spelling} answers ${status}`, 'Let the proxy pass paths and queries on unchanged.');
}

/** Whether the site was restarted after a change of what its pages show. */
function restarted({ text }: SiteResponse, { brand, phone }: Settings): Verdict {
  const shown = unescaped(text);
  const missing = [
    ...(shown.includes(`<title>${brand} | `) ? [] : ['SITE_BRAND']),
    ...(shown.includes(`>${phone}<`) ? [] : ['SITE_PHONE']),
  ];
  const found = `the site does not show ${missing.join(' and ')} as set`;
  return judge(
    missing.length === 0,
    missing.length > 0 ? found : 'pages show the brand and phone that are set',
    'Restart the site.',
  );
}

function headers({ headers, headerNames }: SiteResponse, expected: Record<string, string>): Verdict {
  const wrong = Object.entries(expected).flatMap(([header, value]) => {
    const name = header.toLowerCase();
    const count = headerNames.filter((other) => other === name).length;
    if (count !== 1) return [`${header} is sent ${count} times`];
    const sent = String(headers[name]);
    // Each page has a policy of its own, with the hash of its styles.
    const isOurs =
      name === 'content-security-policy' ? sent.startsWith("default-src 'none'") : sent === value;
    return isOurs ? [] : [`${header} is ${sent}`];
  });
  const remedy = 'Remove them from the configuration of the proxy: the site sets them.';
  return judge(wrong.length === 0, wrong.join('; ') || 'arrive as the site sends them', remedy);
}

function indexing({ headers }: SiteResponse): Verdict {
  const isHidden = headers['x-robots-tag']?.includes('noindex') ?? false;
  const remedy = 'Set SITE_URL to a public https URL and restart, or remove X-Robots-Tag from the proxy.';
  return judge(!isHidden, isHidden ? 'every page says noindex' : 'search engines may list the site', remedy);
}

async function plainHttp(url: string): Promise<Verdict | null> {
  const { protocol, port, hostname } = new URL(url);
  // Plain http cannot be on the port of https, and port 80 may be another site's. The settings report http.
  if (protocol !== 'https:' || port !== '') return null;
  const plain = `http://${hostname}/`;
  const remedy = 'Let the proxy listen on port 80, and redirect to https.';
  try {
    const { status, headers } = await requestSite(plain);
    const isLed = status >= 301 && status <= 308 && String(headers.location).startsWith(`${url}/`);
    return judge(isLed, `${plain} answers ${status}`, remedy);
  } catch (error) {
    return failed(error, remedy);
  }
}

// The site's own validation refuses an empty post: this proves that the post arrives, and stores nothing.
async function emptyPost(url: string, ca: string | undefined): Promise<Verdict> {
  const type = 'application/json';
  const headers = { Accept: type, 'Content-Type': type, Origin: url, 'Sec-Fetch-Site': 'same-origin' };
  const response = await requestSite(`${url}/send`, { method: 'POST', headers, body: '{}', ca });
  const isRefused = response.status === 400 && response.text.includes(failure().message);
  const { message, remedy } = statusFault(`${url}/send`, response);
  return judge(isRefused, isRefused ? 'a post arrives' : message, remedy);
}

// Files that pages link to follow the pages. One at a time, which is no load.
async function links(url: string, get: Get): Promise<Verdict> {
  const pages: string[] = Object.values(site).map(({ path }) => path);
  const unpublished: string[] = unpublishedServices.map(({ path }) => path); // they answer 404 on purpose
  const paths = new Set(pages);
  const broken: string[] = [];
  for (const path of paths) {
    const { status, text } = await get(path);
    if (status !== 200) broken.push(`${path} answers ${status}`);
    if (!pages.includes(path)) continue;
    for (const [, link = ''] of text.matchAll(/ (?:href|src)="([^"#]+)/g)) {
      const { origin, pathname } = new URL(unescaped(link), url);
      if (origin === url && !unpublished.includes(pathname)) paths.add(pathname);
    }
  }
  const found = `${pages.length} pages and ${paths.size - pages.length} files answer`;
  const remedy = 'Build and restart the site, and empty the cache of the proxy.';
  return judge(broken.length === 0, broken.slice(0, 5).join('; ') || found, remedy);
}
