// The commands of `npm run enquiries`. Each command parses its arguments before the store is opened, and then
// runs.

import { noticeStates } from '../enquiries/store/types.ts';
import {
  answerDaysDefault,
  checkHoursDefault,
  journalDays,
  journalReferencesCountMax,
  journalRowsMax,
  listRowsDefault,
  listRowsMax,
} from '../limits.ts';
import { forget, release, retry } from './actions.ts';
import { affected } from './affected.ts';
import { answer } from './answer.ts';
import { check } from './check.ts';
import type { Command, Option } from './command.ts';
import { erase } from './erase.ts';
import { expire } from './expire.ts';
import { exportTo } from './export.ts';
import { filterOptions } from './filter.ts';
import { journal } from './journal.ts';
import { letter } from './letter.ts';
import { notices } from './notices.ts';
import { list, show } from './queries.ts';
import { requests } from './requests.ts';
import { stats } from './stats.ts';
import { unanswered } from './unanswered.ts';

const { since, until } = filterOptions as Record<'since' | 'until', Option>;

const json: Option = { type: 'boolean', description: 'print JSON' };

const journalText = `A line has the time, the command (show, export, forget, release, retry, answer, expire --confirm, notices --discard, restore, affected, erase, requests done; erase and see by visitor are those that visitors asked for), the system user, and the references of the enquiries, or their number when there are more than ${journalReferencesCountMax}. forget and erase add a line for each ${journalReferencesCountMax}. It has no personal data of visitors, and is erased after ${journalDays} days. list is not in the journal.`;
const sinceAnswers: Option = {
  type: 'string',
  value: 'DATE',
  description: `received on or after: 2026-03-04, or 7d or 12h ago (default ${answerDaysDefault}d)`,
};

export const commands: Record<string, Command> = {
  list: {
    usage: '[filters]',
    summary: 'lists the latest enquiries as a table',
    description:
      'The latest come first. States: waiting (not emailed yet), held (possible spam, emailed when you release it), sent, refused (rejected by the mail server).',
    options: {
      ...filterOptions,
      limit: {
        type: 'string',
        value: 'NUMBER',
        description: `the maximum number of rows (default ${listRowsDefault}, at most ${listRowsMax})`,
      },
      json,
    },
    examples: [
      'list',
      'list --state held',
      'list --service seo --since 2026-03-01 --until 2026-03-31',
      'list --since 7d --json',
    ],
    prepare: list,
  },
  show: {
    usage: 'REFERENCE|CODE…',
    summary: 'shows all data of an enquiry',
    description:
      'References are case-insensitive, and the hyphen is optional. A code such as W-7F3A9C21 is at the end of a message that a visitor sent by WhatsApp, SMS or e-mail after a failure: it finds the same enquiry if that has also arrived by the form.',
    options: { json },
    examples: ['show K7M2-9QXD', 'show k7m29qxd --json', 'show W-7F3A9C21'],
    prepare: show,
  },
  export: {
    usage: '[FILE] [filters]',
    summary: 'exports enquiries as CSV or JSON',
    description:
      'FILE must end in .csv or .json and must not exist; only you can read it. Without FILE the export goes to standard output: set --format, and run npm with -s so that it prints nothing else. In CSV an apostrophe precedes any text that a spreadsheet would read as a formula, such as +91 or a line that begins with a hyphen; JSON is exact.',
    options: {
      ...filterOptions,
      format: { type: 'string', value: 'csv|json', description: 'the format, when there is no FILE' },
      json,
    },
    examples: [
      'export /var/lib/agency/march.csv --since 2026-03-01 --until 2026-03-31',
      'export --format json --state sent',
    ],
    prepare: exportTo,
  },
  unanswered: {
    usage: '[--since DATE]',
    summary: 'lists the enquiries that wait for your answer, with office hours waited',
    description:
      'The oldest come first. Held ones are not listed. An enquiry is answered when somebody presses the link in its email, or with the command answer. Office hours are SITE_HOURS; without them every hour counts.',
    options: { since: sinceAnswers, json },
    examples: ['unanswered', 'unanswered --since 7d --json'],
    prepare: unanswered,
  },
  answer: {
    usage: 'REFERENCE…',
    summary: 'marks enquiries as answered, as the link in the email does',
    description: 'Sends nothing. The time of the first answer is kept, so a second run changes nothing.',
    options: { json },
    examples: ['answer K7M2-9QXD'],
    prepare: answer,
  },
  stats: {
    usage: '[--since DATE]',
    summary: 'shows how many enquiries were answered, and how soon',
    description:
      'The median and the slowest time from an enquiry to its answer, in office hours (SITE_HOURS; without them every hour counts).',
    options: { since: sinceAnswers, json },
    examples: ['stats', 'stats --since 2026-03-01 --json'],
    prepare: stats,
  },
  letter: {
    usage: '',
    summary: 'prints the weekly letter about the week so far, and sends nothing',
    description:
      'The same text that is emailed on Monday about the week before. It has references and times, and no personal data of visitors.',
    options: { json },
    examples: ['letter', 'letter --json'],
    prepare: letter,
  },
  release: {
    usage: 'REFERENCE… | --all',
    summary: 'releases held enquiries, so that they are emailed',
    description: 'The running site emails them within seconds.',
    options: { all: { type: 'boolean', description: 'all held enquiries' }, json },
    examples: ['release K7M2-9QXD', 'release --all'],
    prepare: release,
  },
  retry: {
    usage: 'REFERENCE… | --all',
    summary: 'retries refused emails, and waiting ones immediately',
    description: 'First fix the cause of the last error, which show prints.',
    options: { all: { type: 'boolean', description: 'all refused enquiries' }, json },
    examples: ['retry K7M2-9QXD', 'retry --all'],
    prepare: retry,
  },
  notices: {
    usage: '[--state STATE] | --retry|--discard REFERENCE… | --all',
    summary: 'lists the notices to NOTIFY_URL, and retries or removes refused ones',
    description:
      'A notice is retried four times within a day, then it is refused; the last error is what the receiver replied. Fix the cause, then --retry. --discard removes refused notices; the enquiries stay.',
    options: {
      state: { type: 'string', value: 'STATE', description: noticeStates.join(', ') },
      limit: {
        type: 'string',
        value: 'NUMBER',
        description: `the maximum number of rows (default ${listRowsDefault}, at most ${listRowsMax})`,
      },
      retry: { type: 'boolean', description: 'retry refused notices, and waiting ones immediately' },
      discard: { type: 'boolean', description: 'remove refused notices' },
      all: { type: 'boolean', description: 'all refused notices' },
      json,
    },
    examples: ['notices --state refused', 'notices --retry K7M2-9QXD', 'notices --retry --all'],
    prepare: notices,
  },
  forget: {
    usage: 'EMAIL',
    summary: 'erases all enquiries of a person',
    description:
      'This cannot be undone. It prints what it erased. Delete emails in your mailbox, exports and backups yourself.',
    options: { json },
    examples: ['forget asha@example.com'],
    prepare: forget,
  },
  erase: {
    usage: 'REFERENCE…',
    summary: 'erases single enquiries, as their senders can on the privacy page',
    description:
      'This cannot be undone. With ERASE_AFTER_DAYS a part of each enquiry is kept for that time; forget erases that part too. Sends nothing. Delete emails in your mailbox, exports and backups yourself.',
    options: { json },
    examples: ['erase K7M2-9QXD'],
    prepare: erase,
  },
  requests: {
    usage: '[done REFERENCE…]',
    summary: 'lists what visitors have asked for and you have to do, because the site sends no mail',
    description:
      'Without SMTP_URL the site erases what a visitor asks it to erase, and you send the letters. done prints the letter, with its address, and removes the request. Read a letter before you send it: anyone may have typed the text of the enquiry, with another person’s address.',
    options: { json },
    examples: ['requests', 'requests done K7M2-9QXD', 'requests --json'],
    prepare: requests,
  },
  expire: {
    usage: '[--unsent] [--confirm]',
    summary: 'erases enquiries older than RETENTION_DAYS that the site does not erase itself',
    description:
      'The site erases sent enquiries automatically every day. It requires confirmation when more than a week is due at once (the site was off, RETENTION_DAYS was lowered, or the clock is wrong: check the date), and it never erases unsent enquiries.',
    options: {
      unsent: {
        type: 'boolean',
        description: 'also waiting, held and refused enquiries (see list --state held)',
      },
      confirm: { type: 'boolean', description: 'erase; without it only the counts are printed' },
      json,
    },
    examples: ['expire', 'expire --confirm', 'expire --unsent --confirm'],
    prepare: expire,
  },
  journal: {
    usage: '[--since DATE]',
    summary: 'lists who showed, exported, changed or erased enquiries',
    description: `The latest lines come first. ${journalText}`,
    options: {
      since: { ...since, description: 'on or after: 2026-03-04, or 7d or 12h ago' },
      limit: {
        type: 'string',
        value: 'NUMBER',
        description: `the maximum number of lines (default ${listRowsDefault}, at most ${journalRowsMax})`,
      },
      json,
    },
    examples: ['journal', 'journal --since 30d --limit 500', 'journal --json'],
    prepare: journal,
  },
  affected: {
    usage: '[FILE] --since DATE [--until DATE]',
    summary: 'lists the people whose enquiries a data breach has exposed',
    description:
      'One line for each e-mail address, with the latest name and phone number and all references. The list is noted in the journal. FILE must end in .csv or .json and must not exist; only you can read it.',
    options: {
      since,
      until,
      format: { type: 'string', value: 'table|csv|json', description: 'the format (default table)' },
      json,
    },
    examples: [
      'affected --since 2026-03-01',
      'affected /var/lib/agency/notice.csv --since 2026-03-01 --until 2026-03-31',
      'affected --since 30d --json',
    ],
    prepare: affected,
  },
  check: {
    usage: '',
    summary: 'checks the store and unsent enquiries, for a person or a timer',
    description:
      'Exits with 1 when the store has faults, when an enquiry or a notice has been waiting or refused for too long, or when a request of a visitor is overdue.',
    options: {
      hours: {
        type: 'string',
        value: 'NUMBER',
        description: `the longest acceptable wait (default ${checkHoursDefault})`,
      },
      json,
    },
    examples: ['check', 'check --hours 2 --json'],
    prepare: check,
  },
};
