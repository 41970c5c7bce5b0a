// The table of subcommands.

import { Argument, InvalidArgumentError, Option } from 'commander';
import { enquiryForms } from '../../views/index.ts';
import { toStoredAddress } from '../enquiries/email-address.ts';
import { parseReference } from '../enquiries/reference.ts';
import { states } from '../enquiries/types.ts';
import {
  checkHoursDefault,
  enquiryLinkDays,
  journalDays,
  journalReferencesCountMax,
  listRowsDefault,
  listRowsMax,
  vitalsDays,
} from '../limits.ts';
import { channels, messageId } from '../messages/kinds.ts';
import { messageStates } from '../messages/types.ts';
import { databaseUrl } from '../setting-kinds.ts';
import { daysBefore } from '../time/dates.ts';
import { backUp } from './backup.ts';
import * as change from './change.ts';
import * as check from './check.ts';
import { type Action, count, dateOption, type Io, many, onStore } from './command.ts';
import { copyStore } from './copy.ts';
import { logs } from './logs.ts';
import * as read from './read.ts';
import { practise, restore } from './restore.ts';

export type Subcommand = {
  /** The first sentence is the summary. */
  description: string;
  argument?: Argument | Argument[];
  options?: Option[];
  action: Action;
};

/** Instead of arguments. */
export const all = new Option('--all', `all of them; of messages the latest ${listRowsMax} in each state`);

export function subcommands(io: Io): Record<string, Subcommand> {
  const since = () => dateOption('--since <date>', 'on or after', io);
  const filters = [
    new Option('--state <state>', 'in this state').choices(states),
    new Option('--form <name>', 'sent with this form').choices(Object.keys(enquiryForms)),
    since(),
    dateOption('--until <date>', 'on or before', io, 1),
  ];
  const lately = since().default(daysBefore(io.now(), enquiryLinkDays), `${enquiryLinkDays}d ago`);
  return {
    list: {
      description:
        'Lists the latest enquiries as a table. States: waiting (not emailed yet), held (possible spam, emailed when you release it), sent, refused (rejected by the mail server). JSON leaves out the messages: use show, or export.',
      options: [
        ...filters,
        new Option('--email <address>', 'from this address').argParser(parseEmail),
        new Option('--search <words>', 'with these words in what the visitor typed'),
        limit(),
      ],
      action: onStore(read.list),
    },
    show: {
      description:
        'Shows all data of enquiries. That is noted in the journal. References are case-insensitive, and the hyphen is optional. A code such as W-7F3A9C21 is at the end of a message that a visitor sent by WhatsApp, SMS or e-mail after a failure: it finds the same enquiry if that has also arrived by the form.',
      argument: many('<reference|code...>', (text) => (read.isCode(text) ? text : parseReference(text))),
      action: onStore(read.show),
    },
    export: {
      description:
        'Exports enquiries as CSV or JSON. FILE must not exist; only you can read it. It is CSV unless it ends in .json. Without FILE the export goes to standard output, as CSV or with --json as JSON: run npm with -s so that it prints nothing else. In CSV an apostrophe precedes any text that a spreadsheet would read as a formula, such as +91 or a line that begins with a hyphen; JSON is exact. It is noted in the journal.',
      argument: new Argument('[file]', 'an absolute path').argParser(parseExportFile),
      options: [...filters, new Option('--erased-too', 'also what ERASE_AFTER_DAYS keeps of erased ones')],
      action: onStore(read.exportAll),
    },
    unanswered: {
      description: `Lists the enquiries that wait for your answer. The oldest come first, with the office hours that they have waited. Held ones are left out. An enquiry is answered when somebody presses the button on the page of its email’s link, or by the subcommand answer. ${hoursText}`,
      options: [lately, limit(listRowsMax)],
      action: onStore(read.unanswered),
    },
    answer: {
      description: 'Marks enquiries as answered, as the page of the email’s link does.',
      argument: references('<reference...>'),
      action: onStore(change.answer),
    },
    reopen: {
      description: 'Marks enquiries as not answered, after a mistake.',
      argument: references('<reference...>'),
      action: onStore(change.reopen),
    },
    stats: {
      description: `Shows how many enquiries were answered, and how soon. Held ones are left out. ${hoursText}`,
      options: [lately],
      action: onStore(read.stats),
    },
    release: {
      description: 'Releases held enquiries. The running site emails them within seconds.',
      argument: references('[reference...]'),
      options: [all],
      action: onStore(change.release),
    },
    messages: {
      description: 'Lists what is sent by e-mail and webhook. Fix the cause of an error, then retry.',
      options: [channel, new Option('--state <state>', 'in this state').choices(messageStates), limit()],
      action: onStore(read.messages),
    },
    retry: {
      description: 'Retries refused emails and webhooks, and waiting ones immediately.',
      argument: messageIds('[reference|message...]'),
      options: [all, channel],
      action: onStore(change.retry),
    },
    discard: {
      description:
        'Removes refused emails and webhooks. The email that brings an enquiry is never removed: use retry, or erase the enquiry.',
      argument: messageIds('[message...]'),
      options: [all, channel],
      action: onStore(change.discard),
    },
    forget: {
      description: `Erases all enquiries of a person. Without --confirm it lists them. With it, it erases every enquiry of one e-mail address, also what ERASE_AFTER_DAYS keeps, and prints what it erased, and which other enquiries mention the address. The text is overwritten in the store. ${copiesText} PostgreSQL has a write-ahead log of its own, whose archives its operator must delete.`,
      argument: new Argument('<email>', 'such as asha@example.com').argParser(parseEmail),
      options: [confirm],
      action: onStore(change.forget),
    },
    erase: {
      description: `Erases single enquiries, as their senders can on the privacy page. Without --confirm it lists them. No e-mail is sent. With ERASE_AFTER_DAYS a part of each enquiry is kept for that time; forget erases that part too. ${copiesText}`,
      argument: references('<reference...>'),
      options: [confirm],
      action: onStore(change.erase),
    },
    expire: {
      description:
        'Erases enquiries older than RETENTION_DAYS that the site does not erase itself. The site erases sent enquiries automatically every day. It requires confirmation when more than a week is due at once (the site was off, RETENTION_DAYS was lowered, or the clock is wrong: check the date), and it never erases unsent enquiries.',
      options: [new Option('--unsent', 'also unsent ones'), confirm],
      action: onStore(change.expire),
    },
    requests: {
      description: `Lists what visitors have asked for and you have to do. Without SMTP_URL the site erases what a visitor asks it to erase, and you send the e-mails. With it you send only those to unusual addresses, which may be mailing lists, and those beyond five a day to one person. ${change.readFirst}`,
      action: onStore(read.requests),
    },
    'request-done': {
      description: 'Prints the e-mail that a visitor has asked for, with its address. Removes the request.',
      argument: references('<reference...>'),
      action: onStore(change.finishRequests),
    },
    journal: {
      description: `Lists who showed, exported, changed or erased enquiries. The latest lines come first. A line has the time, the subcommand (erase and see by visitor are what visitors asked for; by “link in an e-mail” it was a button of its page), the system user, and the references of the enquiries, or their number when there are more than ${journalReferencesCountMax}; forget and erase add a line for each ${journalReferencesCountMax}. It has no personal data of visitors, and is erased after ${journalDays} days. list is not in the journal.`,
      options: [since(), limit(listRowsDefault, 20_000)], // all lines of a busy year, 20 MB
      action: onStore(read.journal),
    },
    settings: {
      description: 'Checks the settings, also of e-mail, and says which are wrong. It opens no store.',
      action: async ({ loadConfig }: Io) => {
        loadConfig();
        return { text: 'The settings are valid.' };
      },
    },
    check: {
      description:
        'Checks the store and unsent enquiries, for a person or a timer. Prints the counts and the last errors. Exits with 1 when the store has faults or accepts no writes, when an enquiry or a webhook has been waiting or refused for too long, or a message to a visitor waiting, or when a request of a visitor is overdue.',
      options: [count('--hours <number>', 'the longest wait', checkHoursDefault)],
      action: onStore(check.check),
    },
    canary: {
      description:
        'Sends a test enquiry end to end, and removes it. It goes through SITE_URL, as a browser would send it, and is followed: the contact page, the post, the store, the mail server. It counts as no enquiry. Without CANARY_TO no e-mail is sent: the mail server is asked whether it would accept one for MAIL_TO. Exits with 1 when a step failed: the message says which, and what to do.',
      options: [count('--timeout <seconds>', 'for all steps', check.canarySecondsDefault)],
      action: onStore(check.canary),
    },
    doctor: {
      description:
        'Checks the whole installation. It checks the settings, the store and its disk, the mail server up to RCPT TO, SPF, DKIM and DMARC of the sender, and the site as a browser sees it: certificate, clock, headers, redirects, links and form. It changes nothing here and sends no email; the monitor at HEARTBEAT_URL hears again of what is good. Exit codes of its own: 0 when all is well, 1 when there is something to do, 2 when something could not be asked.',
      options: [new Option('--dkim-selector <selector>', 'of the mail provider’s key, such as zoho')],
      action: check.doctor,
    },
    logs: {
      description:
        'Prints log lines for people. It reads them from standard input, and writes times in the agency’s time zone.',
      action: logs,
    },
    vitals: {
      description: 'Prints the web vitals of each page. 75th percentiles, each at most 2 % off.',
      options: [
        count('--days <number>', 'how many', 28, vitalsDays),
        new Option('--builds', 'a row for each build'),
      ],
      action: onStore(check.vitals),
    },
    backup: {
      description:
        'Copies the store to a SQLite file while the site runs, and verifies the copy. It is a SQLite file with PostgreSQL too. A file ends in .db and must not exist; a folder must exist. Use an absolute path: a relative one is in the folder of the release, and is deleted with it. In a folder the file is named by the time in UTC, such as enquiries-2026-03-04T024500Z.db. With - the copy goes to standard output and messages to standard error: run npm with -s. No file is left unless the backup is complete.',
      argument: new Argument('<file|folder|->', 'such as /var/lib/agency-backups'),
      options: [count('--keep <number>', 'then remove the oldest dated files beyond it')],
      action: backUp,
    },
    restore: {
      description:
        'Replaces the store with a backup, while the site is stopped. First systemctl stop agency.socket agency. The backup is verified. What visitors or forget erased since then is erased again, and their open requests are kept, from the store until then. A SQLite store is renamed and kept beside the new one. With PostgreSQL the backup goes to the empty database TO, which createdb NAME makes, and the old one stays as it is. Decrypt an encrypted backup first. It may be interrupted at any moment: running the same command again completes it.',
      argument: [
        new Argument('<file>', 'a copy made by npm run backup'),
        new Argument('[to]', 'with PostgreSQL, such as postgres://agency@db.example/agency2').argParser(
          parseUrl,
        ),
      ],
      options: [new Option('--without-previous', 'with PostgreSQL: the store until now is lost')],
      action: restore,
    },
    'copy-store': {
      description:
        'Copies a store from SQLite to PostgreSQL, or back, while the site is stopped. FROM and TO are as DATABASE_URL; TO must be a file that does not exist, or an empty database, which createdb NAME makes. Give the address of PostgreSQL itself, not of a pooler: through one a running site may not be noticed. Leave the password out and set PGPASSWORD, so that no other user of the machine sees it. All tables are copied and compared. When it is interrupted, TO is still empty: run it again. FROM stays as it is.',
      argument: ['<from>', '<to>'].map((name) =>
        new Argument(name, 'such as file:/var/lib/agency/enquiries.db').argParser(parseUrl),
      ),
      action: copyStore,
    },
    'restore-drill': {
      description:
        'Restores a backup to a temporary folder, and tests it there. The folder is in TMPDIR, or in /tmp, and is removed. The drill verifies the copy, counts the enquiries, and stores, finds and erases one more. No email is sent, and the site’s store is not touched, except that it notes the result. Without an argument it takes the newest backup of the folder that backup wrote to last; with - it reads standard input. Exits with 1 when the backup cannot be restored, and with 3 when there is none.',
      argument: new Argument('[file|folder|-]', 'such as /var/lib/agency-backups'),
      action: practise,
    },
  };
}

const hoursText =
  'Hours are office hours (SITE_HOURS, in the agency’s time zone); without them every hour of the day counts. Holidays, and hours over midnight, are not known.';

const copiesText =
  'This cannot be undone. NOTIFY_URL gets the webhook enquiry.erased for each enquiry that it was told of. Delete emails in your mailbox, exports and backups yourself, and what the program at NOTIFY_URL keeps all the same.';

const channel = new Option('--channel <channel>', 'of this channel').choices(channels);

const limit = (otherwise = listRowsDefault, max = listRowsMax) =>
  count('--limit <number>', 'the number of rows', otherwise, max);

const confirm = new Option('--confirm', 'erase, not only show what would be erased');

const references = (name: string) => many(name, parseReference);

/** A reference stands for the e-mail of its enquiry. */
function messageIds(name: string): Argument {
  return many(name, (text) => {
    const reference = parseReference(text);
    return reference === null ? text : messageId('enquiry', reference);
  });
}

function parseUrl(text: string): string {
  if (databaseUrl.safeParse(text).success) return text;
  throw new InvalidArgumentError('It must be file: and a path, or a postgres: URL with a database name.');
}

function parseEmail(text: string): string {
  if (!text.includes('@')) throw new InvalidArgumentError('It must be an e-mail address.');
  return toStoredAddress(text);
}

function parseExportFile(text: string): string {
  if (!/(^|\/)[^./]+$|\.(csv|json)$/i.test(text))
    throw new InvalidArgumentError('It must end in .csv or .json.');
  return text;
}
