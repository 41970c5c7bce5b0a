// What can be asked at the desk. Each command is understood before the store is opened, and then carried out.

import { checkHoursDefault, listRowsDefault, listRowsMax } from '../limits.ts';
import { check } from './check.ts';
import type { Command, Option } from './command.ts';
import { forget, release, retry } from './decide.ts';
import { expire } from './expire.ts';
import { exportTo } from './export.ts';
import { filterOptions } from './filter.ts';
import { list, show } from './read.ts';

const json: Option = { type: 'boolean', says: 'as JSON, for programs' };

export const commands: Record<string, Command> = {
  list: {
    takes: '[filters]',
    does: 'the latest enquiries as a table',
    says: 'The latest come first. States: waiting (to be mailed), held (suspect, mailed once you release it), sent, refused (the mail server would not have it).',
    options: {
      ...filterOptions,
      limit: {
        type: 'string',
        value: 'NUMBER',
        says: `how many at most, ${listRowsDefault} unless said, ${listRowsMax} in all`,
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
    takes: 'REFERENCE|CODE…',
    does: 'all that is known of one',
    says: 'A reference may be typed in any case, with or without its hyphen. A code such as W-7F3A9C21 stands below words that a visitor sent by WhatsApp, SMS or mail after a failure: it finds the same enquiry if that has arrived by the form as well.',
    options: { json },
    examples: ['show K7M2-9QXD', 'show k7m29qxd --json', 'show W-7F3A9C21'],
    prepare: show,
  },
  export: {
    takes: '[FILE] [filters]',
    does: 'enquiries as a spreadsheet or as JSON',
    says: 'FILE ends in .csv or .json and must not be there yet; it is readable to you alone. Without FILE the export goes to the terminal: say --format, and run npm with -s so that it adds nothing. An apostrophe stands before whatever a spreadsheet would take for a formula, such as +91 or a line that begins with a hyphen; JSON is exact.',
    options: {
      ...filterOptions,
      format: { type: 'string', value: 'csv|json', says: 'what FILE does not say' },
    },
    examples: ['export march.csv --since 2026-03-01 --until 2026-03-31', 'export --format json --state sent'],
    prepare: exportTo,
  },
  release: {
    takes: 'REFERENCE… | --all',
    does: 'mails what was held as suspect',
    says: 'The running site mails it within seconds.',
    options: { all: { type: 'boolean', says: 'every one that is held' } },
    examples: ['release K7M2-9QXD', 'release --all'],
    prepare: release,
  },
  retry: {
    takes: 'REFERENCE… | --all',
    does: 'tries a refused letter again, or a waiting one now',
    says: 'First put right what the mail server complained of; show says what that was.',
    options: { all: { type: 'boolean', says: 'every one that is refused' } },
    examples: ['retry K7M2-9QXD', 'retry --all'],
    prepare: retry,
  },
  forget: {
    takes: 'EMAIL',
    does: 'erases all that a person sent',
    says: 'It cannot be undone, and says what it erased. Letters in your mailbox, exports and backups are yours to erase.',
    options: { json },
    examples: ['forget asha@example.com'],
    prepare: forget,
  },
  expire: {
    takes: '[--unsent] [--confirm]',
    does: 'erases what is older than RETENTION_DAYS, where the site waits to be told',
    says: 'The site erases sent enquiries by itself, day by day. It waits to be told when more than a week is due at once (it was switched off, RETENTION_DAYS was lowered, or its clock is wrong: look at the date), and it never erases what has not been sent.',
    options: {
      unsent: { type: 'boolean', says: 'what is waiting, held or refused, too: list --state held shows it' },
      confirm: { type: 'boolean', says: 'erase; without it you are only told how many' },
    },
    examples: ['expire', 'expire --confirm', 'expire --unsent --confirm'],
    prepare: expire,
  },
  check: {
    takes: '',
    does: 'whether everything is in order, for a person or a timer',
    says: 'The answer is no when the store is not sound, or when an enquiry has been waiting or refused for too long.',
    options: {
      hours: {
        type: 'string',
        value: 'NUMBER',
        says: `how long is too long, ${checkHoursDefault} unless said`,
      },
      json,
    },
    examples: ['check', 'check --hours 2 --json'],
    prepare: check,
  },
};
