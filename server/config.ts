// Settings: the only reader of the environment. `readConfig` is pure and reports all invalid settings at
// once.

import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { captchaProviders, type Settings } from '../views/index.ts';
import {
  type NotifySettings,
  notifyFields,
  notifyIssue,
  readNotifySettings,
} from './enquiries/notices/notify-settings.ts';
import { activationVariables, inheritedSocket } from './http/inherited-socket.ts';
import { canaryPeriodMsMax, canaryPeriodMsMin, remindAfterMsMax, reminderPollMs } from './limits.ts';
import { type UnknownSetting, unknownSettings } from './observability/unknown-settings.ts';
import { StartError } from './start-error.ts';
import { dayMs } from './time/dates.ts';

export type Config = {
  port: number;
  host: string;
  /** Set by the operator and visible to every visitor. */
  settings: Settings;
  databaseUrl: string;
  /** When a visitor has an enquiry erased, a part of it is kept for this long after its arrival. */
  eraseAfterDays: number;
  /** `null` when enquiries are stored and not mailed. */
  mail: MailSettings | null;
  /** Where a notice of each enquiry is posted; `null` when none is. */
  notify: NotifySettings | null;
  /** How often the agency gets a summary of its enquiries. */
  digest: (typeof digests)[number];
  /** Whether RECEIPT asks for receipts; without mail none are sent. */
  isReceiptWanted: boolean;
  /** Office hours after which a letter reminds of an unanswered enquiry; `null` when it is off. */
  remindAfterMs: number | null;
  /** E-mails per hour, and notices per hour; the rest wait in the outbox. */
  mailLimit: number;
  /** Enquiries per IP address within the rate limit's window of ten minutes. */
  sendLimit: number;
  /** The number of trusted proxies, or their IP addresses; `false` unless set. */
  trustProxy: number | string[] | false;
  /** Port for Prometheus, on the loopback interface only; `null` when unset. */
  metricsPort: number | null;
  /** Contact for security reports in security.txt: an e-mail address or a page URL. */
  securityContact: string;
  canary: CanarySettings;
  logLevel: (typeof logLevels)[number];
  /** Whether a public site may show the example phone number, e-mail address or postal address. */
  allowsExamples: boolean;
  /** The selector of the DKIM key, for `npm run doctor`. */
  dkimSelector: string | null;
  /** The URL and secret for verifying captcha tokens; `null` when no keys are set. */
  captchaVerifier: { url: string; secret: string } | null;
  /** Variables that look like misspelt settings. */
  unknownSettings: UnknownSetting[];
};

export type CanarySettings = {
  /** Who gets the canary's letter; `null` when the mail server is only asked whether it would accept one. */
  to: string | null;
  /** How often the process runs a canary itself; `null` when it does not. */
  everyMs: number | null;
  /** Who gets a letter when it fails. */
  alertTo: string[];
};

export type MailSettings = { smtpUrl: string; to: string[]; from: string };

export function loadConfig(): Config {
  if (existsSync('.env')) readEnvFile();
  return readConfig(process.env);
}

/** Call it before anything else: the variables must reach neither other processes nor a second call. */
export function takeInheritedSocket(): number | null {
  const fd = inheritedSocket(process.env, process.pid);
  for (const name of activationVariables) delete process.env[name];
  return fd;
}

/** The user who called sudo, which that user could forge. */
export function sudoUser(): string | undefined {
  return process.env.SUDO_USER;
}

function readEnvFile(): void {
  try {
    // Windows editors write a byte order mark, which would become part of the first name.
    const text = readFileSync('.env', 'utf8').replace(/^\uFEFF/, '');
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  } catch (cause) {
    throw new StartError('Cannot read .env: make it a file that this user can read, or remove it.', {
      cause,
    });
  }
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = schema.safeParse(present);
  if (!success) throw new StartError(['Invalid settings:', ...error.issues.map(issueMessage)].join('\n'));
  const notify = readNotifySettings(data);
  return {
    port: data.PORT,
    host: data.HOST,
    settings: {
      brand: data.SITE_BRAND,
      phone: data.SITE_PHONE,
      email: data.SITE_EMAIL,
      address: data.SITE_ADDRESS,
      // With port 0 the port is not known yet, so the example port is used.
      url: data.SITE_URL ?? `http://localhost:${data.PORT || examplePort}`,
      social: {
        facebook: data.SOCIAL_FACEBOOK,
        twitter: data.SOCIAL_TWITTER,
        instagram: data.SOCIAL_INSTAGRAM,
      },
      whatsapp: data.SITE_WHATSAPP ?? null,
      legalName: data.LEGAL_NAME ?? data.SITE_BRAND,
      dataContact: data.DATA_CONTACT ?? null,
      processors: { hosting: data.HOSTING_PROVIDER ?? null, mail: data.MAIL_PROVIDER ?? null },
      retentionDays: data.RETENTION_DAYS,
      backupDays: data.BACKUP_DAYS,
      eraseAfterDays: data.ERASE_AFTER_DAYS,
      hours: data.SITE_HOURS ?? [],
      mapEmbedUrl: data.MAP_EMBED_URL ?? exampleMap(data.SITE_ADDRESS),
      captcha:
        data.CAPTCHA_PROVIDER === 'off'
          ? null
          : { provider: data.CAPTCHA_PROVIDER, siteKey: data.CAPTCHA_SITE_KEY ?? null },
      examples: findExamples(data),
      notifies: notify?.fields === 'all' ? new URL(notify.url).hostname : null,
      sendsReceipts: data.RECEIPT === '1' && data.SMTP_URL !== undefined,
    },
    databaseUrl: data.DATABASE_URL,
    eraseAfterDays: data.ERASE_AFTER_DAYS,
    mail: mailSettings(data),
    notify,
    digest: data.DIGEST,
    isReceiptWanted: data.RECEIPT === '1',
    remindAfterMs: data.REMIND_AFTER ?? null,
    mailLimit: data.MAIL_LIMIT,
    sendLimit: data.SEND_LIMIT,
    trustProxy: data.TRUST_PROXY ?? false,
    metricsPort: data.METRICS_PORT ?? null,
    securityContact: data.SECURITY_CONTACT ?? `mailto:${data.SITE_EMAIL}`,
    canary: {
      to: data.CANARY_TO ?? null,
      everyMs: data.CANARY_EVERY ?? null,
      alertTo: data.ALERT_TO ?? data.MAIL_TO ?? [],
    },
    logLevel: data.LOG_LEVEL,
    allowsExamples: data.ALLOW_EXAMPLES === '1',
    dkimSelector: data.DKIM_SELECTOR ?? null,
    captchaVerifier: captchaVerifierFrom(data),
    unknownSettings: unknownSettings(Object.keys(present), settingNames),
  };
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Settings that visitors see and whose example values belong to no real agency, with their names in the views. */
export const exampleSettings = {
  SITE_URL: 'url',
  SITE_BRAND: 'brand',
  SITE_PHONE: 'phone',
  SITE_EMAIL: 'email',
  SITE_ADDRESS: 'address',
  SOCIAL_FACEBOOK: 'facebook',
  SOCIAL_TWITTER: 'twitter',
  SOCIAL_INSTAGRAM: 'instagram',
} as const satisfies Record<string, Settings['examples'][number]>;

const examplePort = 5000;

/** The longest first. */
const unitsMs: Record<string, number> = { d: dayMs, h: 60 * 60 * 1000, m: 60 * 1000 };
const digests = ['daily', 'weekly', 'off'] as const;

const providers = ['recaptcha', 'turnstile', 'hcaptcha', 'off'] as const;

const text = z.string().trim();
const shortText = text.max(100, 'to at most 100 characters');

// Format of https://schema.org/openingHours: a day or a range of days, and opening and closing times.
const openingHours =
  /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))? +(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;

const fields = z.object({
  PORT: wholeNumber(0, 65_535).default(examplePort),
  // All IPv4 interfaces: reachable from a container or a proxy on another machine, and IPv6 may be
  // unavailable.
  HOST: text.default('0.0.0.0'),
  SITE_URL: webUrl(['http:', 'https:'], 'the URL of the site, such as https://www.example.com')
    .refine(isOrigin, 'to a URL without a path, such as https://www.example.com')
    .transform((url) => new URL(url).origin)
    .optional(),
  SITE_BRAND: text.max(40, 'to at most 40 characters').default('Openhand'),
  SITE_PHONE: text
    .regex(/^\+?[\d\s().-]{6,24}$/, 'to a phone number, such as +91 172 000 0000')
    .default('+91 172 000 0000'),
  SITE_EMAIL: text
    .pipe(z.email('to an e-mail address, such as hello@example.com'))
    .default('hello@openhand.example'),
  SITE_ADDRESS: text.max(200, 'to at most 200 characters').default('Sector 17, Chandigarh 160017, India'),
  SITE_WHATSAPP: text
    .regex(/^\+[\d\s().-]{8,24}$/, 'to a number with its country code, such as +91 98765 43210')
    .optional(),
  SITE_HOURS: text
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (spans) => spans.length <= 7 && spans.every((span) => openingHours.test(span)),
      'to opening hours, such as Mo-Fr 10:00-19:00, Sa 10:00-14:00',
    )
    .transform((spans) => spans.map((span) => span.replace(/ +/, ' ')))
    .optional(),
  LEGAL_NAME: shortText.optional(),
  DATA_CONTACT: shortText.optional(),
  HOSTING_PROVIDER: shortText.optional(),
  MAIL_PROVIDER: shortText.optional(),
  SOCIAL_FACEBOOK: profileUrl().default('https://www.facebook.com/'),
  SOCIAL_TWITTER: profileUrl().default('https://twitter.com/'),
  SOCIAL_INSTAGRAM: profileUrl().default('https://www.instagram.com/'),
  DATABASE_URL: text
    .refine(
      isDatabaseUrl,
      'to file: and a path, such as file:data/enquiries.db, or to a postgres: URL with a database name',
    )
    .default('file:data/enquiries.db'),
  SMTP_URL: webUrl(
    ['smtp:', 'smtps:'],
    'the URL of a mail server, such as smtps://name:password@mail.example.com',
  )
    .refine((url) => new URL(url).hostname !== '', 'to the URL of a mail server, with its host')
    .optional(),
  MAIL_TO: emailAddresses().optional(),
  MAIL_FROM: text.pipe(z.email('to an e-mail address, such as enquiries@example.com')).optional(),
  DIGEST: z.enum(digests, `to one of ${digests.join(', ')}`).default('weekly'),
  RECEIPT: z.enum(['0', '1'], 'to 1 or 0').default('0'),
  REMIND_AFTER: duration(reminderPollMs, remindAfterMsMax).optional(),
  RETENTION_DAYS: wholeNumber(1, 36_500).default(730),
  BACKUP_DAYS: wholeNumber(1, 3_650).default(30),
  ERASE_AFTER_DAYS: wholeNumber(0, 3_650).default(0),
  MAIL_LIMIT: wholeNumber(1, 1_000_000).default(2_000),
  SEND_LIMIT: wholeNumber(1, 100_000).default(60),
  TRUST_PROXY: text
    .refine(
      isProxyList,
      'to the number of proxies in front, 1 to 9, or to their IP addresses, separated by commas',
    )
    .transform((value) => (/^\d$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())))
    .optional(),
  MAP_EMBED_URL: webUrl(['https:'], 'the https URL of an embeddable map').optional(),
  CAPTCHA_PROVIDER: z.enum(providers, `to one of ${providers.join(', ')}`).default('recaptcha'),
  CAPTCHA_SITE_KEY: captchaKey().optional(),
  CAPTCHA_SECRET: captchaKey().optional(),
  CAPTCHA_VERIFY_URL: webUrl(['http:', 'https:'], 'the URL that verifies captcha tokens').optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  SECURITY_CONTACT: webUrl(
    ['https:', 'mailto:'],
    'mailto: and an e-mail address, or the https URL of a page',
  ).optional(),
  ...notifyFields,
  CANARY_TO: text.pipe(z.email('to an e-mail address, such as canary@example.com')).optional(),
  CANARY_EVERY: duration(canaryPeriodMsMin, canaryPeriodMsMax).optional(),
  ALERT_TO: emailAddresses().optional(),
  ALLOW_EXAMPLES: z.enum(['0', '1'], 'to 1 or 0').default('0'),
  DKIM_SELECTOR: text
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'to the selector of the DKIM key, such as zoho or google')
    .pipe(shortText)
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `to one of ${logLevels.join(', ')}`).default('info'),
});

const schema = fields
  .refine(({ CAPTCHA_SITE_KEY, CAPTCHA_SECRET }) => Boolean(CAPTCHA_SITE_KEY) === Boolean(CAPTCHA_SECRET), {
    path: ['CAPTCHA_SITE_KEY'],
    error: 'and CAPTCHA_SECRET together, or neither',
  })
  .refine(({ SMTP_URL, MAIL_TO }) => Boolean(SMTP_URL) === Boolean(MAIL_TO), {
    path: ['SMTP_URL'],
    error: 'and MAIL_TO together, or neither',
  })
  // The rest of an erased enquiry must not be kept longer than a whole enquiry.
  .refine(({ ERASE_AFTER_DAYS, RETENTION_DAYS }) => !(ERASE_AFTER_DAYS > RETENTION_DAYS), {
    path: ['ERASE_AFTER_DAYS'],
    error: 'to at most the number of RETENTION_DAYS, or raise that',
  })
  .superRefine((data, { addIssue }) => {
    const issue = notifyIssue(data);
    if (issue) addIssue({ code: 'custom', path: [issue.name], message: issue.advice });
  });

const examples = schema.parse({});

/** Example contact details: they belong to no real agency. */
export const exampleValues = {
  SITE_PHONE: examples.SITE_PHONE,
  SITE_EMAIL: examples.SITE_EMAIL,
  SITE_ADDRESS: examples.SITE_ADDRESS,
};

export const settingNames = Object.keys(fields.shape);

function findExamples(data: z.infer<typeof fields>): Settings['examples'] {
  return (Object.keys(exampleSettings) as (keyof typeof exampleSettings)[])
    .filter((name) => data[name] === examples[name])
    .map((name) => exampleSettings[name]);
}

/** A map of Chandigarh. A marker in Sector 17 is right for the example address only. */
function exampleMap(address: string): string {
  const view =
    address === examples.SITE_ADDRESS
      ? 'bbox=76.762%2C30.726%2C76.803%2C30.753&marker=30.7395%2C76.7825'
      : 'bbox=76.72%2C30.69%2C76.84%2C30.78';
  return `https://www.openstreetmap.org/export/embed.html?${view}&layer=mapnik`;
}

function wholeNumber(min: number, max: number) {
  return z
    .string()
    .trim()
    .regex(/^\d+$/, `to a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `to a whole number from ${min} to ${max}`);
}

/** Text such as `90m`, `6h` or `1d`, in milliseconds. */
function duration(minMs: number, maxMs: number) {
  const advice = `to a duration from ${inUnits(minMs)} to ${inUnits(maxMs)}, such as 6h`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,6}[mhd]$/, { error: advice, abort: true })
    .transform((value) => Number(value.slice(0, -1)) * (unitsMs[value.at(-1) ?? ''] ?? Number.NaN))
    .refine((ms) => ms >= minMs && ms <= maxMs, advice);
}

function inUnits(ms: number): string {
  const [unit, unitMs] = Object.entries(unitsMs).find(([, unitMs]) => ms % unitMs === 0) ?? ['m', 60_000];
  return `${ms / unitMs}${unit}`;
}

function emailAddresses() {
  return text
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.email('to e-mail addresses, separated by commas, such as hello@example.com')));
}

function webUrl(protocols: string[], what: string) {
  return z
    .string()
    .trim()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `to ${what}`,
      abort: true,
    });
}

function profileUrl() {
  return webUrl(['https:'], 'the https URL of your profile');
}

function captchaKey() {
  return text.regex(/^[\w-]+$/, 'to the key as the provider shows it');
}

function captchaVerifierFrom(data: z.infer<typeof fields>): Config['captchaVerifier'] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: url } = data;
  if (provider === 'off' || secret === undefined) return null;
  return { url: url ?? captchaProviders[provider].verifyUrl, secret };
}

function isDatabaseUrl(url: string): boolean {
  if (/^file:(?:[^/?#:][^?#]*|\/(?:[^/?#][^?#]*)?)$/.test(url)) return true;
  return URL.canParse(url) && /^postgres(ql)?:\/\/.*\/./.test(url.split('?')[0] ?? '');
}

function mailSettings({ SMTP_URL, MAIL_TO, MAIL_FROM, SITE_URL }: z.infer<typeof fields>): Config['mail'] {
  if (SMTP_URL === undefined || MAIL_TO === undefined) return null;
  const host = new URL(SITE_URL ?? 'http://localhost').hostname.replace(/^www\./, '');
  return { smtpUrl: SMTP_URL, to: MAIL_TO, from: MAIL_FROM ?? `enquiries@${host}` };
}

function isOrigin(url: string): boolean {
  const { pathname, search, hash, username } = new URL(url);
  return pathname === '/' && !search && !hash && !username;
}

// Express also accepts `true`, which trusts any X-Forwarded-For header: rate limits would have no effect.
function isProxyList(value: string): boolean {
  if (/^[1-9]$/.test(value)) return true;
  return value.split(',').every((part) => isProxy(part.trim()));
}

function isProxy(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [address = '', bits, ...rest] = part.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function issueMessage({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `  Set ${String(path[0])} ${message}.`;
}
