import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { startupWarnings } from '../../server/doctor/startup-warnings.ts';
import { ownSettings } from '../support/own-settings.ts';

const settled = { ...ownSettings, SITE_URL: 'https://www.agency.example.com' };
const NOTIFY_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;
const hook = { NOTIFY_SECRET, NOTIFY_URL: 'https://crm.example.com' };

test('a fully configured site logs no warning, and one with fewer open files than MAX_CONNECTIONS needs what to set', () => {
  for (const env of [
    { TRUST_PROXY: '1', HOST: '127.0.0.1' },
    { TRUST_PROXY: '1', HOST: '::1' },
    { TRUST_PROXY: '10.0.0.1', HOST: '0.0.0.0' },
    { SOCIAL_LINKS: 'off' },
    { ...hook, NOTIFY_URL: 'http://127.0.0.1:8080' },
  ])
    expect(startupWarnings(readConfig({ ...settled, ...env }))).toEqual([]);
  const config = readConfig({ ...settled, MAX_CONNECTIONS: '500' });
  expect(startupWarnings(config, 600)).toEqual([]);
  expect(startupWarnings(config, 256)).toEqual([
    'The system allows 256 open files. Set LimitNOFILE or ulimit -n to 600, or lower MAX_CONNECTIONS.',
  ]);
});

test.each([
  ['with an example value', { SITE_PHONE: '' }, 'Set SITE_PHONE'],
  ['of a site without https', { SITE_URL: 'http://www.agency.example.com' }, 'Set SITE_URL to an https URL'],
  ['without mail', { SMTP_URL: '', MAIL_TO: '' }, 'Set SMTP_URL and MAIL_TO'],
  ['that leaves the privacy policy without a name', { LEGAL_NAME: '' }, 'Set LEGAL_NAME'],
  ['that leaves it without a company', { PROCESSORS: 'hosting: Host Ltd, India' }, 'Set PROCESSORS'],
  ['that reminds at night', { REMIND_AFTER: '2h', SITE_HOURS: '' }, 'Set SITE_HOURS to your office hours'],
  ['with hours over midnight', { SITE_HOURS: 'Mo 10:00-19:00, Fr 22:00-02:00' }, 'Write hours over midnight'],
  [
    'that lets others choose their address',
    { TRUST_PROXY: '1', HOST: '0.0.0.0' },
    'Set HOST to 127.0.0.1, or ',
  ],
  ['of plain webhooks', { ...hook, NOTIFY_URL: 'http://crm.example.com' }, 'Set NOTIFY_URL to https'],
  ['of webhooks with all fields', { ...hook, NOTIFY_FIELDS: 'all' }, 'Set NOTIFY_FIELDS to reference'],
  ['that erases enquiries early', { RETENTION_DAYS: '90' }, 'after 90 days. Set RETENTION_DAYS'],
])('a setting %s is logged once, with an instruction', (_what, env, advice) => {
  const warnings = startupWarnings(readConfig({ ...settled, ...env }));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(advice);
});

test('a misspelt setting is named, and its value is not', () => {
  for (const [name, remedy] of [
    ['SITE_HOUR', 'Set SITE_HOURS instead of it'],
    ['smtp_url', 'Set SMTP_URL instead of it'],
    ['MAILTO', 'Set MAIL_TO instead of it'],
    ['SITE_COLOUR_SCHEME', 'Remove it, unless another program reads it'],
  ] as const) {
    const warnings = startupWarnings(readConfig({ ...settled, [name]: 'kept-to-itself' }));
    expect(warnings).toEqual([`The setting ${name} is unknown and has no effect. ${remedy}.`]);
  }
});

test('variables of other programs are not reported as misspelt settings', () => {
  // Those that are near to a setting by their letters.
  const system = `HOSTNAME HOSTTYPE MAIL MAILCHECK MAILPATH POST BASE_URL HTTP_URL SMTPS LOG_NAMESPACE NOTIFY_SOCKET OLDPWD
    SSH_TTY SUDO_USER STATE_DIRECTORY NODE_ENV http_proxy NO_PROXY PGHOST PGPORT DB_URL REDIS_URL KUBERNETES_PORT PORTAL
    REPORT SECRET SERVICE npm_package_name PATHEXT`;
  const others = Object.fromEntries(system.split(/\s+/).map((name) => [name, 'x']));
  const env = { ...settled, ...others, SITE_HOUR: '  ', 'SITE_\n': 'x' };
  expect(startupWarnings(readConfig(env))).toEqual([]);
});
