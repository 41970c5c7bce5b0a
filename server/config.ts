// Settings: the only reader of the environment. `readConfig` is pure and reports all invalid settings at once.

import { fstatSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { captchaProviders, type Settings } from '../views/index.ts';
import { inheritedSocket } from './http/listen.ts';
import { checkWebhook, readWebhookSettings, webhookFields } from './messages/webhook-settings.ts';
import { unknownSettings } from './observability/unknown-settings.ts';
import * as kinds from './setting-kinds.ts';
import { StartError } from './start-error.ts';

export type Config = ReturnType<typeof configOf>;
export type MailSettings = NonNullable<Config['mail']>;

/** Makes the agency's zone that of the process: of times that people read, and of days that they enter. */
export function loadConfig(): Config {
  let file = '';
  try {
    file = readFileSync('.env', 'utf8'); // loadEnvFile calls every failure a missing file
    loadEnvFile(); // what is set in the environment is kept
  } catch (cause) {
    const advice = "Cannot read .env: run this as the site's user, or make it a file of that user.";
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw new StartError(advice, { cause });
  }
  if (/^\ufeff|[\0\ufffd]/.test(file)) throw new StartError('Save .env as UTF-8, without a byte order mark.');
  const cut = cutSettings(file);
  if (cut.length > 0)
    throw new StartError(
      `Put the value of ${cut.join(', ')} in .env on one line, in quotes of a kind that is not in it: a # or a quote would cut it.`,
    );
  const config = readConfig(process.env);
  process.env.TZ = config.timeZone;
  return config;
}

/**
 * The settings whose value goes on after a # without quotes, or after its closing quote: most of a password would be missing.
 * Without one the next lines would be part of it, and a brand would publish a password.
 */
function cutSettings(file: string): string[] {
  const isCut = (value: string) =>
    /^\s*["'`]/.test(value)
      ? !/^\s*(["'`])(?:(?!\1).)*\1\s*(?:#.*)?$/.test(value)
      : /^\s*[^\s#].*#/.test(value);
  return file.split(/\r?\n/).flatMap((line) => {
    const [, name = '', value = ''] = /^\s*(?:export\s+)?(\w+)\s*=(.*)$/.exec(line) ?? [];
    return settingNames.includes(name) && isCut(value) ? [name] : [];
  });
}

/** Descriptor of the socket that a supervisor opened; `null` without one. */
export function supervisorSocket(): number | null {
  return inheritedSocket(process.env, process.pid);
}

/** Whether systemd's journal reads what is written there. What a shell redirects elsewhere has the variable, too. */
export function isJournal(fd: number): boolean {
  const stream = process.env.JOURNAL_STREAM;
  if (!stream) return false;
  const { dev, ino } = fstatSync(fd);
  return stream === `${dev}:${ino}`;
}

/** What the build is told of its source where there is no git. */
export function sourceSettings() {
  const { SOURCE_COMMIT, SOURCE_DATE } = process.env;
  return { commit: SOURCE_COMMIT || 'unknown', date: SOURCE_DATE || 'unknown' };
}

/** The user who called sudo, which that user could forge. */
export function sudoUser(): string | undefined {
  return process.env.SUDO_USER;
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = schema.safeParse(present);
  if (success) return configOf(data, Object.keys(present));
  const advice = error.issues.map(({ path, message }) => `  Set ${String(path[0])} ${message}.`);
  throw new StartError(['Invalid settings:', ...advice].join('\n'));
}

const examplePort = 5000;

const fields = z.object({
  // The site
  SITE_URL: kinds.origin.optional(),
  SITE_BRAND: kinds.shortText(40).default('Openhand'),
  SITE_PHONE: kinds.phone.default('+91 172 000 0000'),
  SITE_EMAIL: kinds.emailAddress.default('hello@openhand.example'),
  SITE_ADDRESS: kinds.shortText(200).default('Sector 17, Chandigarh 160017, India'),
  SITE_WHATSAPP: kinds.mobile.optional(),
  SITE_HOURS: kinds.openingHours.default([]),
  TIME_ZONE: kinds.timeZone.default('Asia/Kolkata'),
  SOCIAL_LINKS: kinds.socialLinks.optional(),
  MAP_EMBED_URL: kinds.webUrl(/^https$/, 'the https URL of an embeddable map').optional(),
  CAPTCHA: kinds.captcha.default({ provider: 'recaptcha', siteKey: null, secret: null }),
  // Who is responsible
  LEGAL_NAME: kinds.shortText(100).optional(),
  DATA_CONTACT: kinds
    .shortText(100)
    .refine((value) => !value.includes('@'), 'to a name or job title: the address is SITE_EMAIL')
    .optional(),
  PROCESSORS: kinds.processors.default({}),
  RETENTION_DAYS: kinds.wholeNumber(1, 36_500).default(730),
  BACKUP_DAYS: kinds.wholeNumber(1, 3_650).default(30),
  ERASE_AFTER_DAYS: kinds.wholeNumber(0, 3_650).default(0),
  // Enquiries and mail
  DATABASE_URL: kinds.databaseUrl.default('file:data/enquiries.db'),
  SMTP_URL: kinds.smtpUrl.optional(),
  MAIL_TO: kinds.emailAddresses.optional(),
  MAIL_FROM: kinds.emailAddress.optional(),
  RECEIPT: z.enum(['0', '1'], 'to 1 or 0').default('0'),
  // At least the interval of the job, at most fifteen working days of eight hours.
  REMIND_AFTER: kinds.duration('5m', '5d').optional(),
  ...webhookFields,
  // Limits
  SEND_LIMIT: kinds.wholeNumber(1, 100_000).default(60),
  MAIL_LIMIT: kinds.wholeNumber(1, 1_000_000).default(2_000),
  // Operations
  PORT: kinds.wholeNumber(0, 65_535).default(examplePort),
  // All IPv4 interfaces: reachable from a container or another machine; IPv6 may be unavailable.
  HOST: kinds.text.default('0.0.0.0'),
  TRUST_PROXY: kinds.proxies.optional(),
  // Some 20 kB of memory each, and 80 kB at most. A proxy needs a few hundred.
  MAX_CONNECTIONS: kinds.wholeNumber(10, 100_000).default(2_000),
  METRICS_PORT: kinds.wholeNumber(0, 65_535).optional(),
  // More often says nothing more, and more rarely leaves a fault unnoticed for a week.
  CANARY_EVERY: kinds.duration('10m', '7d').optional(),
  CANARY_TO: kinds.emailAddress.optional(),
  ALERT_TO: kinds.emailAddresses.optional(),
  HEARTBEAT_URL: kinds.heartbeatUrl.optional(),
});

const schema = fields
  .refine(({ SMTP_URL, MAIL_TO }) => Boolean(SMTP_URL) === Boolean(MAIL_TO), {
    path: ['SMTP_URL'],
    error: 'and MAIL_TO together, or neither',
  })
  // The rest of an erased enquiry must not be kept longer than a whole enquiry.
  .refine(({ ERASE_AFTER_DAYS, RETENTION_DAYS }) => !(ERASE_AFTER_DAYS > RETENTION_DAYS), {
    path: ['ERASE_AFTER_DAYS'],
    error: 'to at most the number of RETENTION_DAYS, or raise that',
  })
  .refine(({ PORT, METRICS_PORT }) => PORT === 0 || PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    error: 'to another port than PORT',
  })
  .superRefine(checkWebhook);

export const settingNames = Object.keys(fields.shape);

type Values = z.infer<typeof fields>;

const defaults = fields.parse({});

/** Example contact details: they belong to no real agency. */
const { SITE_PHONE: phone, SITE_EMAIL: email, SITE_ADDRESS: address } = defaults;
export const exampleContacts = { phone, email, address };

/** What visitors see and has example values, with the setting that replaces each. */
export const exampleSettings = {
  url: 'SITE_URL',
  brand: 'SITE_BRAND',
  phone: 'SITE_PHONE',
  email: 'SITE_EMAIL',
  address: 'SITE_ADDRESS',
  social: 'SOCIAL_LINKS',
} as const satisfies Record<Settings['examples'][number], keyof Values>;

function configOf(data: Values, names: string[]) {
  const notify = readWebhookSettings(data);
  const { CAPTCHA: captcha, SMTP_URL: smtpUrl, MAIL_TO: to } = data;
  // With port 0 the port is not known yet, so the example port is used.
  const url = data.SITE_URL ?? `http://localhost:${data.PORT || examplePort}`;
  const settings: Settings = {
    brand: data.SITE_BRAND,
    phone: data.SITE_PHONE,
    email: data.SITE_EMAIL,
    address: data.SITE_ADDRESS,
    url,
    social: data.SOCIAL_LINKS ?? kinds.homePages,
    whatsapp: data.SITE_WHATSAPP ?? null,
    legalName: data.LEGAL_NAME ?? data.SITE_BRAND,
    dataContact: data.DATA_CONTACT ?? null,
    processors: { hosting: null, mail: null, ...data.PROCESSORS },
    retentionDays: data.RETENTION_DAYS,
    backupDays: data.BACKUP_DAYS,
    eraseAfterDays: data.ERASE_AFTER_DAYS,
    hours: data.SITE_HOURS,
    mapEmbedUrl: data.MAP_EMBED_URL ?? mapOfChandigarh,
    captcha: captcha && { provider: captcha.provider, siteKey: captcha.siteKey },
    examples: examplesIn(data),
    notifies: notify?.fields === 'all' ? new URL(notify.url).hostname : null,
    sendsReceipts: data.RECEIPT === '1' && smtpUrl !== undefined,
  };
  const defaultFrom = `enquiries@${new URL(url).hostname.replace(/^www\./, '')}`;
  return {
    settings,
    /** Of the agency. */
    timeZone: data.TIME_ZONE,
    databaseUrl: data.DATABASE_URL,
    mail: smtpUrl && to ? { smtpUrl, to, from: data.MAIL_FROM ?? defaultFrom } : null,
    notify,
    /** Office hours after which an e-mail reminds of an unanswered enquiry; `null` when it is off. */
    remindAfterMs: data.REMIND_AFTER ?? null,
    /** E-mails per hour, and webhooks per hour. */
    mailLimit: data.MAIL_LIMIT,
    /** Enquiries per IP address within the rate limit's window of ten minutes. */
    sendLimit: data.SEND_LIMIT,
    port: data.PORT,
    host: data.HOST,
    /** The number of trusted proxies, or their IP addresses; `false` unless set. */
    trustProxy: data.TRUST_PROXY ?? false,
    connectionsMax: data.MAX_CONNECTIONS,
    /** Port for Prometheus, on the loopback interface only; `null` when unset. */
    metricsPort: data.METRICS_PORT ?? null,
    canary: {
      /** Who gets the canary's e-mail; `null` when the mail server is only asked whether it would accept one. */
      to: data.CANARY_TO ?? null,
      /** How often the process runs a canary itself; `null` when it does not. */
      everyMs: data.CANARY_EVERY ?? null,
      alertTo: data.ALERT_TO ?? to ?? [],
    },
    /** Requested after each good canary, backup and drill; `{job}` in it is which. */
    heartbeatUrl: data.HEARTBEAT_URL ?? null,
    /** The URL and secret for verifying captcha tokens; `null` when no keys are set. */
    captchaVerifier: captcha?.secret
      ? { url: captchaProviders[captcha.provider].verifyUrl as string, secret: captcha.secret }
      : null,
    /** Variables that look like misspelt settings. */
    unknownSettings: unknownSettings(names, settingNames),
  };
}

function examplesIn(data: Values): Settings['examples'] {
  const isExample = (name: Settings['examples'][number]) =>
    data[exampleSettings[name]] === defaults[exampleSettings[name]];
  return (Object.keys(exampleSettings) as Settings['examples']).filter(isExample);
}

const mapOfChandigarh =
  'https://www.openstreetmap.org/export/embed.html?bbox=76.72%2C30.69%2C76.84%2C30.78&layer=mapnik';
