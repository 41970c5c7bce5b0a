import { type Config, exampleSettings } from '../config.ts';
import { isOverMidnight } from '../enquiries/answers/office-hours.ts';
import { isIndexable } from '../pages/noindex.ts';

/**
 * Warnings about settings that are valid but probably mistakes. Logged once at start; never a reason not to
 * start.
 */
export function startupWarnings(config: Config): string[] {
  const { settings, mail, notify } = config;
  const { retentionDays } = settings;
  const examples = Object.entries(exampleSettings)
    .filter(([, name]) => settings.examples.includes(name))
    .map(([name]) => name);
  const { protocol, hostname } = new URL(settings.url);
  const isLocal = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  const unnamed = [
    settings.legalName === settings.brand && 'LEGAL_NAME',
    settings.dataContact === null && 'DATA_CONTACT',
    settings.processors.hosting === null && 'HOSTING_PROVIDER',
    settings.processors.mail === null && mail !== null && 'MAIL_PROVIDER',
  ].filter((name) => name !== false);
  return [
    ...config.unknownSettings.map(
      ({ name, nearest }) =>
        `The setting ${name} is unknown and has no effect${nearest ? `; did you mean ${nearest}?` : ''}`,
    ),
    examples.length > 0 && `Pages show example values: set ${examples.join(', ')}`,
    protocol === 'http:' && !isLocal && 'HTTPS is not enforced: set SITE_URL to an https URL',
    protocol === 'https:' &&
      unnamed.length > 0 &&
      `The privacy policy does not say who is responsible and who stores data: set ${unnamed.join(', ')}`,
    mail === null && 'Enquiries are stored but not emailed: set SMTP_URL and MAIL_TO',
    notify?.url.startsWith('http:') &&
      'Notices are sent to this machine without encryption: set NOTIFY_URL to an https URL, unless the receiver runs here',
    settings.notifies !== null &&
      `Notices send what visitors write to ${settings.notifies}, and the privacy policy says so: set NOTIFY_FIELDS to reference, unless you have a contract with its operator`,
    notify?.isPrivateAllowed &&
      'Notices may go to private addresses: leave NOTIFY_ALLOW_PRIVATE empty, unless the receiver is in your own network',
    config.isReceiptWanted &&
      mail === null &&
      'RECEIPT sends no letters without a mail server: set SMTP_URL and MAIL_TO',
    config.remindAfterMs !== null &&
      settings.hours.length === 0 &&
      'REMIND_AFTER counts nights and weekends too: set SITE_HOURS to count your office hours only',
    settings.hours.some(isOverMidnight) &&
      'Hours in SITE_HOURS that end before they begin are not counted: write hours over midnight as two entries',
    retentionDays < legalRetentionDays &&
      `Enquiries are erased after ${retentionDays} days: set RETENTION_DAYS to ${legalRetentionDays} or more, if the law requires you to store them for a year`,
  ].filter((warning) => typeof warning === 'string');
}

/** Why a public site must not start with these settings: visitors would see example contact details. `null` if it may. */
export function startupRefusal({ settings, allowsExamples }: Config): string | null {
  if (allowsExamples || !isIndexable(settings.url)) return null;
  const served = (['SITE_PHONE', 'SITE_EMAIL', 'SITE_ADDRESS'] as const).filter((name) =>
    settings.examples.includes(exampleSettings[name]),
  );
  if (served.length === 0) return null;
  return `${settings.url} would show example values: set ${served.join(', ')}, or ALLOW_EXAMPLES=1 to start all the same.`;
}

const legalRetentionDays = 365;
