import { existsSync, readFileSync } from 'node:fs';
import { type Config, exampleContacts, exampleSettings } from '../config.ts';
import { isIndexable } from '../http/security-headers.ts';
import { isLoopback, isPlain } from '../setting-kinds.ts';
import { isOverMidnight } from '../time/office-hours.ts';
import type { Verdict } from './finding.ts';

const legalRetentionDays = 365;

const otherFilesCount = 100; // the store, connections to databases and mail servers, Node's own

/** Logged once at start; never a reason not to start. `filesMax` is how many files the process may open. */
export function startupWarnings(config: Config, filesMax = openFilesMax()): string[] {
  const warnings = settingsWarnings(config).map(({ found, remedy }) => `${found}. ${remedy}`);
  const needed = config.connectionsMax + otherFilesCount;
  const files = `The system allows ${filesMax} open files. Set LimitNOFILE or ulimit -n to ${needed}, or lower MAX_CONNECTIONS.`;
  return filesMax < needed ? [...warnings, files] : warnings;
}

/** The soft limit; infinite where the system does not say. */
function openFilesMax(): number {
  const limits = '/proc/self/limits';
  const [, max] = (existsSync(limits) && /^Max open files +(\d+)/m.exec(readFileSync(limits, 'utf8'))) || [];
  return Number(max ?? Number.POSITIVE_INFINITY);
}

/** Settings that are valid but probably mistakes. A `warning` may be intended; a `fault` has to be corrected. */
export function settingsWarnings({ settings, mail, notify, ...config }: Config): Verdict[] {
  const { url, legalName, brand, dataContact, retentionDays, notifies, hours, processors } = settings;
  const found: Verdict[] = [];
  const fault = (text: string, remedy: string) => found.push({ state: 'fault', found: text, remedy });
  const warning = (text: string, remedy: string) => found.push({ state: 'warning', found: text, remedy });

  for (const { name, nearest } of config.unknownSettings) {
    const text = `The setting ${name} is unknown and has no effect`;
    // It may be another program's when it is like none of ours.
    if (nearest === null) warning(text, 'Remove it, unless another program reads it.');
    else fault(text, `Set ${nearest} instead of it.`);
  }
  const examples = new Set(settings.examples.map((name) => exampleSettings[name]));
  if (examples.size > 0) fault('Pages show example values', `Set ${[...examples].join(', ')}.`);
  if (isPlain(url)) fault('HTTPS is not enforced', 'Set SITE_URL to an https URL.');
  const unnamed = [
    legalName === brand && 'LEGAL_NAME',
    dataContact === null && 'DATA_CONTACT',
    (processors.hosting === null || (processors.mail === null && mail !== null)) && 'PROCESSORS',
  ].filter(Boolean);
  const nobody = 'The privacy policy does not say who is responsible and who stores data';
  if (url.startsWith('https:') && unnamed.length > 0) fault(nobody, `Set ${unnamed.join(', ')}.`);
  if (mail === null) fault('Enquiries are stored but not emailed', 'Set SMTP_URL and MAIL_TO.');
  if (notify && isPlain(notify.url))
    warning('Webhooks are sent without encryption', 'Set NOTIFY_URL to https, or to your own network.');
  const copied = `Webhooks send what visitors write to ${notifies}, and the privacy policy says so`;
  if (notifies !== null)
    warning(copied, 'Set NOTIFY_FIELDS to reference, unless you have a contract with it.');
  if (config.remindAfterMs !== null && hours.length === 0)
    fault('REMIND_AFTER counts nights and weekends too', 'Set SITE_HOURS to your office hours.');
  if (hours.some(isOverMidnight))
    fault('Hours in SITE_HOURS over midnight are not counted', 'Write hours over midnight as two entries.');
  // Their addresses may be set instead. Where systemd opens the socket, HOST says nothing, but ought to be right.
  const isOpen = typeof config.trustProxy === 'number' && !isLoopback(config.host);
  const past = 'Who reaches the port past the proxy may claim any address, because TRUST_PROXY is a number';
  if (isOpen) warning(past, 'Set HOST to 127.0.0.1, or TRUST_PROXY to the addresses of the proxies.');
  const year = `Set RETENTION_DAYS to ${legalRetentionDays}, if the law requires you to store them for a year.`;
  if (retentionDays < legalRetentionDays) warning(`Enquiries are erased after ${retentionDays} days`, year);
  return found;
}

/** Why a public site must not start with these settings: visitors would see example contact details. `null` if it may. */
export function startupRefusal({ settings }: Config): string | null {
  if (!isIndexable(settings.url)) return null;
  const served = settings.examples.filter((name) => name in exampleContacts);
  if (served.length === 0) return null;
  return `${settings.url} would show example values: set ${served.map((name) => exampleSettings[name]).join(', ')}.`;
}
