// The commands of `npm run enquiries`. Each command parses its arguments before the store is opened, and then
// runs.

import { checkHoursDefault, listRowsDefault, listRowsMax } from '../limits.ts';
import { forget, release, retry } from './actions.ts';
import { check } from './check.ts';
import type { Command, Option } from './command.ts';
import { expire } from './expire.ts';
import { exportTo } from './export.ts';
import { filterOptions } from './filter.ts';
import { list, show } from './queries.ts';

const json: Option = { type: 'boolean', description: 'as JSON, for programs' };

export const commands: Record<string, Command> = {
  list: {
    usage: '[filters]',
    summary: 'the latest enquiries as a table',
    description:
      'The latest come first. States: waiting (to be mailed), held (suspect, mailed once you release it), sent, refused (the mail server would not have it).',
    options: {
      ...filterOptions,
      limit: {
        type: 'string',
        value: 'NUMBER',
        description: `how many at most, ${listRowsDefault} unless said, ${listRowsMax} in all`,
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
    summary: 'all that is known of one',
    description:
      'A reference may be typed in any case, with or without its hyphen. A code such as W-7F3A9C21 stands below a message that a visitor sent by WhatsApp, SMS or e-mail after a failure: it finds the same enquiry if that has arrived by the form as well.',
    options: { json },
    examples: ['show K7M2-9QXD', 'show k7m29qxd --json', 'show W-7F3A9C21'],
    prepare: show,
  },
  export: {
    usage: '[FILE] [filters]',
    summary: 'enquiries as a spreadsheet or as JSON',
    description:
      'FILE ends in .csv or .json and must not be there yet; it is readable to you alone. Without FILE the export goes to the terminal: say --format, and run npm with -s so that it adds nothing. An apostrophe stands before whatever a spreadsheet would take for a formula, such as +91 or a line that begins with a hyphen; JSON is exact.',
    options: {
      ...filterOptions,
      format: { type: 'string', value: 'csv|json', description: 'what FILE does not say' },
    },
    examples: ['export march.csv --since 2026-03-01 --until 2026-03-31', 'export --format json --state sent'],
    prepare: exportTo,
  },
  release: {
    usage: 'REFERENCE… | --all',
    summary: 'mails what was held as suspect',
    description: 'The running site mails it within seconds.',
    options: { all: { type: 'boolean', description: 'every one that is held' } },
    examples: ['release K7M2-9QXD', 'release --all'],
    prepare: release,
  },
  retry: {
    usage: 'REFERENCE… | --all',
    summary: 'tries a refused letter again, or a waiting one now',
    description: 'First put right what the mail server complained of; show says what that was.',
    options: { all: { type: 'boolean', description: 'every one that is refused' } },
    examples: ['retry K7M2-9QXD', 'retry --all'],
    prepare: retry,
  },
  forget: {
    usage: 'EMAIL',
    summary: 'erases all that a person sent',
    description:
      'It cannot be undone, and says what it erased. Letters in your mailbox, exports and backups are yours to erase.',
    options: { json },
    examples: ['forget asha@example.com'],
    prepare: forget,
  },
  expire: {
    usage: '[--unsent] [--confirm]',
    summary: 'erases what is older than RETENTION_DAYS, where the site waits to be told',
    description:
      'The site erases sent enquiries by itself, day by day. It waits to be told when more than a week is due at once (it was switched off, RETENTION_DAYS was lowered, or its clock is wrong: look at the date), and it never erases what has not been sent.',
    options: {
      unsent: {
        type: 'boolean',
        description: 'what is waiting, held or refused, too: list --state held shows it',
      },
      confirm: { type: 'boolean', description: 'erase; without it you are only told how many' },
    },
    examples: ['expire', 'expire --confirm', 'expire --unsent --confirm'],
    prepare: expire,
  },
  check: {
    usage: '',
    summary: 'whether everything is in order, for a person or a timer',
    description:
      'The answer is no when the store is not sound, or when an enquiry has been waiting or refused for too long.',
    options: {
      hours: {
        type: 'string',
        value: 'NUMBER',
        description: `how long is too long, ${checkHoursDefault} unless said`,
      },
      json,
    },
    examples: ['check', 'check --hours 2 --json'],
    prepare: check,
  },
};
