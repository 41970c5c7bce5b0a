// What the project promises, and the test that guards each: its file, and words of its title. A promise without a test fails.

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Io } from '../server/cli/command.ts';
import { subcommands } from '../server/cli/subcommands.ts';
import { settingNames } from '../server/config.ts';

type Guard = [file: string, title: string];

const visitors: Record<string, Guard> = {
  'every page of the specification exists, with its parts': ['http/page-content', 'has every part in'],
  'each page has a title and a description of its own': ['http/contract', 'titles and descriptions'],
  'no link leads nowhere': ['http/contract', 'every page is reachable from the home page'],
  'former and legacy links lead to a page': ['http/redirects', 'a URL that has moved to another'],
  'every service page answers what, when, how much, and what next': ['http/page-content', 'each answer is'],
  'the terms and the privacy policy agree with the forms': ['http/legal', 'the policy in short names'],
  'each form stores what it was sent, with its subject': ['http/send', 'is stored with its subject'],
  'success and failure have the agreed words': ['http/send', 'use the agreed messages'],
  'success is said only after the commit': ['http/send', 'only after the enquiry is stored'],
  'an enquiry is stored once, however often it is sent': ['http/send', 'a submission is stored once'],
  'limits of each field, in every encoding': ['http/send-rules', 'the longest enquiry passes'],
  'a form works without script': ['http/send-without-script', 'responds on its own page'],
  'what was typed is never lost': ['browser/drafts', 'typed text is there when the visitor comes back'],
  'an enquiry outlives a network that fails': [
    'browser/engines/sending',
    'an enquiry that meets any fault is stored once',
  ],
  'a form works in a page that a translator or a manager has changed': [
    'browser/engines/changed-dom',
    'nothing that was typed is lost',
  ],
  'the visitor sees, corrects or erases what is stored': [
    'messages/data-requests',
    'an enquiry is erased at once',
  ],
  'Hindi and Punjabi are whole': ['http/languages', 'every text is in its script'],
  'every page is one round trip': ['http/page-weight', 'every page arrives in one round trip'],
  'nothing shifts': ['browser/every-page', 'there is no layout shift'],
  'all text is readable, in small windows and with large letters': [
    'browser/every-page',
    'all text is readable',
  ],
  'contrast, names and roles for everyone': ['browser/every-page', 'axe finds no fault'],
  'everything works by keyboard': [
    'browser/keyboard',
    'a form can be filled in, refused, corrected and sent by keyboard',
  ],
  'forced colours and reduced motion are respected': [
    'browser/layout',
    'with forced colours every control has a border',
  ],
  'pages print': ['browser/every-page', 'print shows the text'],
  'nothing scrolls sideways': ['browser/every-page', 'all text is readable'],
  'the pages are right in Firefox and WebKit too': [
    'browser/engines/reading',
    'is readable, also with the text spacing',
  ],
  'search engines get a sitemap, and data without examples': ['http/search', 'the sitemap lists each'],
  'figures about the site were measured': ['unit/measurements', 'come from real runs'],
  'a new page is right by default': ['browser/new-page', 'is complete, and has heading, button and facts'],
  'the words are plain and spelt alike': ['http/spelling', 'every word that visitors read is spelt'],
  'only what an address has sent is erased': ['messages/data-requests', 'whatever is in an address'],
  'the menu works without script': ['browser/no-script', 'Tab reaches the header and the button of the menu'],
  'no other company learns of a visit': ['http/contract', 'loads nothing from other origins'],
  'a captcha loads with the first interaction': ['browser/sent-data', 'loads on the first interaction'],
};

const operators: Record<string, Guard> = {
  'SIGHUP, SIGINT and SIGTERM stop the site gracefully': ['process/site', 'SIGINT stops it cleanly'],
  'a kill loses no acknowledged enquiry': [
    'process/start',
    'what a killed process has acknowledged is stored',
  ],
  'a stop loses no enquiry and cuts off no response': [
    'process/stop',
    'a stop under load loses no acknowledged enquiry',
  ],
  'each e-mail is sent once, by one of several processes': [
    'messages/lease',
    'three processes send each e-mail once',
  ],
  'mail that is down delays and loses nothing': [
    'messages/delivery',
    'a mail server that is down is retried',
  ],
  'a clock that jumps deletes and delays nothing': [
    'messages/expiry',
    'a clock that jumps %d days ahead deletes nothing',
  ],
  'both stores keep one contract': ['store/contract', 'of several processes that replace a bookmark'],
  'a full disk refuses, and says so': ['stress/faults', 'on a full disk enquiries are refused'],
  'an older release runs on a newer store only if that allows it': [
    'store/schema',
    'a store that a newer release only added to works',
  ],
  'a release fails no request': ['process/release', 'fail no request and keep the files of open pages'],
  'the units, proxies and images fit the site': ['deployment', 'starts the site as npm run serve does'],
  'each alarm rings in its case': ['deployment', 'each alarm rings in its case alone'],
  'the image runs': ['process/container', 'serves pages, stores an enquiry'],
  'a wrong setting is named, all of them together': ['unit/config', 'are reported together'],
  'an owner needs only a mailbox': [
    'messages/reports',
    'an owner who has only a mailbox reads, releases and erases',
  ],
  'the README’s steps work as written': ['messages/readme', 'backups, a restore, drills, the journal'],
  'health checks do not burden the store': ['http/health', 'health checks ask the store at a limited rate'],
  'metrics are unreachable from elsewhere': ['process/site', 'metrics are served on a port of their own'],
  'memory does not grow': ['attack/load', 'memory does not grow over a run'],
  'a folder may have a space in its name': ['process/container', 'साइट #1 50%20'],
  'dependencies are locked and run no scripts': ['packages', 'every package is locked to one version'],
  'a fast clock at the first start stops no expiry': ['messages/expiry', 'first opened with a fast clock'],
  'the start warns of probable mistakes': ['unit/startup-warnings', 'is logged once, with an instruction'],
  'release --all releases all, each once': ['attack/cli', 'all held enquiries are released once'],
  'slow and silent clients are ended': ['attack/sockets', 'a connection that stays silent'],
  'a message that cannot be written yet is retried': ['messages/delivery', 'what cannot be written'],
  'a copy that is killed is empty, and is made by the next': ['store/copy', 'killed before one of its steps'],
};

const commands: Record<string, Guard> = {
  list: ['store/cli', 'the list is a table filtered by the given options'],
  show: ['store/cli', 'an enquiry is shown in full'],
  export: ['store/cli', 'an export has no cell that a spreadsheet runs as a formula'],
  unanswered: ['store/cli', 'unanswered enquiries are listed'],
  answer: ['messages/readme', 'enquiries are listed, released, answered'],
  reopen: ['http/enquiry-page', 'an answer is taken back by the button'],
  stats: ['store/cli', 'the median and the slowest answer are counted in office hours'],
  release: ['store/cli', 'held enquiries are released'],
  messages: ['messages/readme', 'a mail outage is reported and resolved'],
  retry: ['store/cli', 'refused ones retried'],
  discard: ['store/cli', 'the e-mail of an enquiry is not discarded'],
  forget: ['store/contract', 'a person’s enquiries are deleted with all that is about them'],
  erase: ['store/cli', 'what is erased for good is first shown'],
  expire: ['store/cli', 'enquiries past their retention are counted'],
  requests: ['store/requests-by-hand', 'a request to see waits for a person'],
  'request-done': ['store/requests-by-hand', 'its confirmation waits for a person'],
  journal: ['store/cli', 'each command that shows or changes enquiries leaves a line'],
  settings: ['store/cli', 'wrong settings are named, also where no store is'],
  check: ['store/cli', 'the check exits with an error when'],
  canary: ['process/site', 'npm run canary passes every step'],
  doctor: ['http/doctor', 'an installation without faults has no instructions'],
  logs: ['process/start', 'npm run logs prints lines for people'],
  vitals: ['unit/vitals-table', 'the value is the 75th percentile'],
  backup: ['store/backup', 'a backup taken while enquiries arrive has all of one moment'],
  restore: ['store/restore', 'a backup replaces a store'],
  'copy-store': ['store/copy', 'all of a store is copied, and the site goes on with it'],
  'restore-drill': ['store/backup', 'a drill restores the newest backup'],
};

const settings: Record<string, Guard> = {
  SITE_URL: ['http/search', 'only an https URL of a real host is indexed'],
  SITE_BRAND: ['http/search', 'structured data escapes a name that closes a script'],
  SITE_PHONE: ['http/search', 'location, opening hours, contacts, networks and WhatsApp'],
  SITE_EMAIL: ['http/health', 'security.txt says where to report'],
  SITE_ADDRESS: ['http/search', 'location, opening hours, contacts, networks and WhatsApp'],
  SITE_WHATSAPP: ['browser/layout', 'WhatsApp where a number is set'],
  SITE_HOURS: ['unit/hours-and-weeks', 'office hours are counted'],
  TIME_ZONE: ['unit/time-zone', 'times are in the zone that is set'],
  SOCIAL_LINKS: ['unit/config', 'social links are told apart by their host'],
  MAP_EMBED_URL: ['http/headers', 'only a page with a map may frame it'],
  CAPTCHA: ['http/send-spam-signals', 'only the forms that have a captcha'],
  LEGAL_NAME: ['unit/startup-warnings', 'that leaves the privacy policy without a name'],
  DATA_CONTACT: ['http/legal', 'the notice of a form links to the rights section'],
  PROCESSORS: ['unit/config', "['PROCESSORS', 'hosting"],
  RETENTION_DAYS: ['messages/expiry', 'retention works as usual'],
  BACKUP_DAYS: ['http/legal', 'the policy in short names the same companies'],
  ERASE_AFTER_DAYS: ['messages/data-requests', 'with ERASE_AFTER_DAYS a part of the enquiry is kept'],
  DATABASE_URL: ['store/cli', 'a store that is missing, strange or away'],
  SMTP_URL: ['messages/smtp', 'with the name and the password of SMTP_URL'],
  MAIL_TO: ['messages/delivery', 'no longer in MAIL_TO goes to the current ones'],
  MAIL_FROM: ['unit/config', "['MAIL_FROM', 'site@"],
  RECEIPT: ['messages/receipts', 'with RECEIPT=%s a receipt is sent only if that is 1'],
  REMIND_AFTER: ['messages/reports', 'after reminders are switched on'],
  NOTIFY_URL: ['messages/webhook-formats', 'no webhook is configured unless NOTIFY_URL is set'],
  NOTIFY_SECRET: ['messages/webhook-formats', 'the verifier of Standard Webhooks accepts'],
  NOTIFY_FIELDS: ['messages/webhook-formats', 'with all fields the privacy page names the receiver'],
  SEND_LIMIT: ['http/send', 'a client over the rate limit'],
  MAIL_LIMIT: ['messages/delivery', 'MAIL_LIMIT delays messages'],
  PORT: ['unit/config', 'the defaults are port 5000'],
  HOST: ['unit/startup-warnings', 'that lets others choose their address'],
  TRUST_PROXY: ['http/limits', 'behind a proxy each IPv4 address'],
  MAX_CONNECTIONS: ['process/http-server', 'connections beyond the limit are refused'],
  METRICS_PORT: ['unit/config', 'is the answer to what is invalid together'],
  CANARY_EVERY: ['messages/canary', 'without CANARY_EVERY there is no canary'],
  CANARY_TO: ['messages/canary', 'with CANARY_TO its letter is sent there'],
  ALERT_TO: ['unit/config', "['ALERT_TO', 'owner@"],
  HEARTBEAT_URL: ['store/backup', 'a good backup and a good drill call the monitor'],
};

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const files = readdirSync(new URL('.', import.meta.url), { recursive: true }).map(String);

test('each promise names a test that exists', () => {
  const unguarded = Object.entries({ ...visitors, ...operators, ...commands, ...settings }).filter(
    ([, [file, title]]) => !files.includes(`${file}.test.ts`) || !read(`${file}.test.ts`).includes(title),
  );
  expect(unguarded).toEqual([]);
});

test('each command and each setting has a promise', () => {
  const io = { now: () => new Date() } as Io;
  expect(Object.keys(commands).sort()).toEqual(Object.keys(subcommands(io)).sort());
  expect(Object.keys(settings).sort()).toEqual([...settingNames].sort());
});

test('each protection in the table of the server’s README names tests that exist', () => {
  const [, table = ''] = read('../server/README.md').split('## Security');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (-|Protected)/.test(line));
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const named = [...(row.split('|').at(-2) ?? '').matchAll(/`(.+?)`/g)].map(([, name = '']) => name);
    expect(named, row).not.toEqual([]);
    const paths = named.map((name) => (name.endsWith('/') ? name.slice(0, -1) : `${name}.test.ts`));
    expect(paths.filter((path) => !files.includes(path))).toEqual([]);
  }
});

test('each test that a README names exists', () => {
  const root = new URL('..', import.meta.url);
  const readmes = globSync('{.,server/**,views,client,tests/**}/README.md', { cwd: root });
  expect(readmes.length).toBeGreaterThan(7);
  const named = readmes.flatMap((path) => read(`../${path}`).match(/[\w/-]+\.test\.ts/g) ?? []);
  const names = named.map((name) => `/${name.replace(/^(.*tests)?\//, '')}`);
  expect(names.filter((name) => !files.some((path) => `/${path}`.endsWith(name)))).toEqual([]);
});

test('the READMEs of the server have at most 6,000 words, which an operator reads in an hour', () => {
  const paths = globSync('server/{*.md,*/*.md}', { cwd: new URL('..', import.meta.url) });
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.flatMap((path) => read(`../${path}`).match(/\S+/g)).length).toBeLessThanOrEqual(6_000);
});
