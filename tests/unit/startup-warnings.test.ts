import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { startupWarnings } from '../../server/doctor/startup-warnings.ts';

const settled = {
  SITE_URL: 'https://www.agency.example.com',
  SITE_BRAND: 'Tea & Co',
  SITE_PHONE: '+91 172 123 4567',
  SITE_EMAIL: 'hello@agency.example.com',
  SITE_ADDRESS: 'Sector 9, Chandigarh',
  SOCIAL_LINKS: 'https://www.facebook.com/tea, https://twitter.com/tea, https://www.instagram.com/tea',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_TO: 'desk@agency.example.com',
  LEGAL_NAME: 'Tea & Co Private Limited',
  DATA_CONTACT: 'Anita Rao',
  PROCESSORS: 'hosting: Host Ltd, India; mail: Post Ltd, India',
};

test.each([
  {},
  { TRUST_PROXY: '1', HOST: '127.0.0.1' },
  { TRUST_PROXY: '1', HOST: '::1' },
  { TRUST_PROXY: '10.0.0.1', HOST: '0.0.0.0' },
  { SOCIAL_LINKS: 'off' },
])('a fully configured site logs no warning, also with %j', (env) => {
  expect(startupWarnings(readConfig({ ...settled, ...env }))).toEqual([]);
});

test('fewer open files than MAX_CONNECTIONS needs are reported, with what to set', () => {
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
  ['that erases enquiries early', { RETENTION_DAYS: '90' }, 'after 90 days. Set RETENTION_DAYS'],
])('a setting %s is logged once, with an instruction', (_what, env, advice) => {
  const warnings = startupWarnings(readConfig({ ...settled, ...env }));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(advice);
});

test.each([
  ['SITE_HOUR', 'Set SITE_HOURS instead of it'],
  ['SMPT_URL', 'Set SMTP_URL instead of it'],
  ['smtp_url', 'Set SMTP_URL instead of it'],
  ['MAILTO', 'Set MAIL_TO instead of it'],
  ['SITE_COLOUR_SCHEME', 'Remove it, unless another program reads it'],
])('the misspelt setting %s is named, and its value is not', (name, remedy) => {
  const warnings = startupWarnings(readConfig({ ...settled, [name]: 'kept-to-itself' }));
  expect(warnings).toEqual([`The setting ${name} is unknown and has no effect. ${remedy}.`]);
});

test('variables of other programs are not reported as misspelt settings', () => {
  const others = {
    ...{ PATH: '/bin', HOME: '/', POST: '1', HTTP_URL: 'x', BASE_URL: 'x', SMTPS: '1', LOG_NAMESPACE: 'x' },
    ...{ NOTIFY_SOCKET: '/run/systemd/notify', MAIL: '/var/mail/a', SITE_HOUR: '  ', 'SITE_\n': 'x' },
  };
  // Those that are near to a setting by their letters.
  const system = `HOSTNAME HOSTTYPE HOSTID MAILCHECK MAILPATH MAILDIR LANGUAGE OLDPWD OSTYPE SSH_TTY SUDO_USER
    TMPDIR INVOCATION_ID MAINPID STATE_DIRECTORY LISTEN_FDNAMES NODE_ENV http_proxy NO_PROXY PGHOST PGPORT DB_URL
    REDIS_URL KUBERNETES_PORT CONTAINER PORTAL REPORT SECRET SERVICE npm_package_name PATHEXT CI_JOB_ID`;
  for (const name of system.split(/\s+/)) Object.assign(others, { [name]: 'x' });
  expect(startupWarnings(readConfig({ ...settled, ...others }))).toEqual([]);
  // Of very many unknown settings only some are named.
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`SITE_PORT_${number}`, 'x']));
  expect(startupWarnings(readConfig({ ...settled, ...many }))).toHaveLength(20);
});
