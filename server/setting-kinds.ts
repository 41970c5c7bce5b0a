// What the values of settings look like: their text is checked, and parsed. Each message goes on after "Set NAME".

import { z } from 'zod';
import type { CaptchaProvider, Settings } from '../views/index.ts';
import { dayMs } from './time/dates.ts';

export const text = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, { error: 'to one line of text', abort: true });

export function shortText(lengthMax: number) {
  return text.max(lengthMax, `to at most ${lengthMax} characters`);
}

export const phone = text.regex(/^\+?[\d\s().-]{6,24}$/, 'to a phone number, such as +91 172 000 0000');

const mobileAdvice = 'to a number with its country code, such as +91 98765 43210';
export const mobile = text.regex(/^\+[\d\s().-]{8,24}$/, mobileAdvice);

const list = text.transform((value) => value.split(',').map((part) => part.trim()));

export const emailAddress = text.pipe(z.email('to an e-mail address, such as hello@example.com'));

export const emailAddresses = list.pipe(
  z.array(z.email('to e-mail addresses, separated by commas, such as hello@example.com')),
);

export function wholeNumber(min: number, max: number) {
  const advice = `to a whole number from ${min} to ${max}`;
  return text.regex(/^\d{1,9}$/, advice).pipe(z.coerce.number<string>().min(min, advice).max(max, advice));
}

/** Text such as `90m`, `6h` or `1d`, in milliseconds. */
export function duration(min: string, max: string) {
  const advice = `to a duration from ${min} to ${max}, such as 6h`;
  return text
    .regex(/^\d{1,6}[mhd]$/, advice)
    .transform(msOf)
    .refine((ms) => ms >= msOf(min) && ms <= msOf(max), advice);
}

function msOf(duration: string): number {
  const unitMs = { m: 60_000, h: 60 * 60_000, d: dayMs }[duration.at(-1) ?? ''] ?? Number.NaN;
  return Number(duration.slice(0, -1)) * unitMs;
}

export function webUrl(protocol: RegExp, what: string) {
  return text.pipe(z.url({ protocol, hostname: /./, error: `to ${what}`, abort: true }));
}

export const heartbeatUrl = webUrl(
  /^https?$/,
  'the https URL of a monitor, such as https://hc-ping.com/KEY/{job}',
).refine((url) => !isPlain(url), 'to an https URL, or to one of this machine');

/** Whether the login in a URL is read as it was meant: a # in a password ends the host, and a / begins the path. */
function isEncoded(url: string): boolean {
  if (!url.includes('@') || url.startsWith('file:')) return true;
  if (!URL.canParse(url)) return false;
  const { username, password, pathname, hash } = new URL(url);
  return !/@/.test(pathname + hash) && !/%(?![\da-f]{2})/i.test(username + password);
}

const loginUrl = text.refine(isEncoded, {
  error:
    'to a URL with a percent-encoded user name and password: %23 for #, %24 for $, %2F for /, %3F for ?, %40 for @, %25 for %',
  abort: true,
});

export const smtpUrl = loginUrl.pipe(
  webUrl(/^smtps?$/, 'the URL of a mail server, such as smtps://name:password@mail.example.com'),
);

export const origin = webUrl(/^https?$/, 'the URL of the site, such as https://www.example.com')
  .refine(
    (url) => new URL(url).href === `${new URL(url).origin}/`,
    'to a URL without a path, such as https://www.example.com',
  )
  .transform((url) => new URL(url).origin);

// Format of https://schema.org/openingHours: a day or a range of days, and opening and closing times. People write 9:30 or 9.
const timeSpan =
  /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))? +(?:[01]?\d|2[0-3])(?::[0-5]\d)?-(?:[01]?\d|2[0-3])(?::[0-5]\d)?$/;

const padded = (span: string) =>
  span
    .replace(/ +/, ' ')
    .replace(/(\d+)(:\d\d)?/g, (_, hour: string, minutes = ':00') => hour.padStart(2, '0') + minutes);

export const openingHours = list
  .refine(
    (spans) => spans.length <= 7 && spans.every((span) => timeSpan.test(span)),
    'to opening hours, such as Mo-Fr 10:00-19:00, Sa 10:00-14:00',
  )
  .transform((spans) => spans.map(padded));

/** Labels of the footer's links. */
const networks = new Map(
  Object.entries({
    facebook: 'Facebook',
    twitter: 'Twitter',
    x: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
  }),
);

/** Where the links go until there are any. */
export const homePages: Settings['social'] = {
  Facebook: 'https://www.facebook.com/',
  Twitter: 'https://twitter.com/',
  Instagram: 'https://www.instagram.com/',
};

/** By label. */
export const socialLinks = list
  .transform((links) => (links.join() === 'off' ? [] : links.map((link) => [networkOf(link), link] as const)))
  .refine(
    (links) => new Set(links.flatMap(([network]) => network ?? [])).size === links.length,
    'to off, or to the https URLs of your profiles, separated by commas: on Facebook, Twitter, Instagram, LinkedIn and YouTube, one each',
  )
  .transform((links): Settings['social'] => Object.fromEntries(links));

function networkOf(link: string): string | undefined {
  const [, domain = ''] = /^https:\/\/(?:[\w-]+\.)*(\w+)\.com(?:[/?#]\S*)?$/i.exec(link) ?? [];
  return networks.get(domain.toLowerCase());
}

/** Each company once, in any order. */
export const processors = text
  .regex(
    /^(hosting|mail) *: *[^:; ][^:;]{0,99}(?:; *(?!\1)(?:hosting|mail) *: *[^:; ][^:;]{0,99})?$/,
    'to the companies and their countries, such as hosting: Hetzner, Germany; mail: Zoho, India',
  )
  .transform(
    (value): Record<string, string> =>
      Object.fromEntries(value.split(';').map((part) => part.split(':').map((word) => word.trim()))),
  );

/** `null` where it is off. */
export const captcha = text
  .regex(
    /^(?:off|(?:recaptcha|turnstile|hcaptcha)(?: +[\w-]+ +[\w-]+)?)$/,
    'to off, or to a provider and its keys, such as turnstile SITE_KEY SECRET',
  )
  .transform((value) => {
    const [provider, siteKey = null, secret = null] = value.split(/ +/);
    return provider === 'off' ? null : { provider: provider as CaptchaProvider, siteKey, secret };
  });

/** No offset: in the variable TZ, +05:30 is west of Greenwich. */
export const timeZone = text.transform((timeZone, context) => {
  try {
    if (/^[a-z]/i.test(timeZone))
      return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {} // it is none
  context.addIssue('to the name of a time zone, such as Asia/Kolkata');
  return z.NEVER;
});

export const databaseUrl = loginUrl.refine((url) => {
  if (/^file:(?:[^/?#:][^?#]*|\/(?:[^/?#][^?#]*)?)$/.test(url)) return true;
  return URL.canParse(url) && /^postgres(ql)?:\/\/.*\/./.test(url.split('?')[0] ?? '');
}, 'to file: and a path, such as file:data/enquiries.db, or to a postgres: URL with a database name');

const proxyName = z.enum(['loopback', 'linklocal', 'uniquelocal']);
const proxy = z.union([proxyName, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const proxyCount = text.regex(/^[1-9]$/).transform(Number);

// Express also accepts `true`, which trusts any X-Forwarded-For header, as 0.0.0.0/0 does: rate limits would have no
// effect.
export const proxies = z.union(
  [proxyCount, list.pipe(z.array(proxy.refine((part) => !part.endsWith('/0'), { abort: true })))],
  'to the number of proxies in front, 1 to 9, or to their IP addresses, separated by commas',
);

/** Without TLS, to another machine. */
export function isPlain(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname);
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}
