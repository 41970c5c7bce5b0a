// The `journal` command: which command was used by whom, when, and on which enquiries.

import type { JournalLine } from '../enquiries/store/types.ts';
import { journalDays, journalRowsMax, listRowsDefault } from '../limits.ts';
import { agencyOffset, dayMs, daysBefore } from '../time/dates.ts';
import { type Command, UsageError } from './command.ts';
import { parseCount, parseFilter } from './filter.ts';
import { columns, formatTime, stripControls } from './text-format.ts';

export const journal: Command['prepare'] = (values, positionals, now) => {
  if (positionals.length > 0) throw new UsageError('journal takes no arguments, only options.');
  const since = parseFilter({ since: values.since }, now).since ?? daysBefore(now, 2 * journalDays);
  const limit = parseCount('--limit', values.limit, listRowsDefault, journalRowsMax);
  return async ({ store, print }) => {
    const found = await store.journal(since, limit + 1);
    const shown = found.slice(0, limit);
    print(values.json ? JSON.stringify(shown, null, 2) : formatJournal(shown));
    if (!values.json && found.length > limit) print('… and more: use a higher --limit, or --since.');
    return true;
  };
};

function formatJournal(lines: JournalLine[]): string {
  if (lines.length === 0) return 'No lines.';
  const head = ['TIME (IST)', 'COMMAND', 'BY', 'ENQUIRIES', 'WHICH'];
  const rows = lines.map(({ at, command, operator, enquiryCount, references, selection }) => [
    formatTime(at),
    command,
    stripControls(operator),
    String(enquiryCount),
    [...Object.entries(selection).map(optionText), ...references].join(' '),
  ]);
  return columns([head, ...rows], '');
}

/** As it was typed: a whole day, or else a time in the agency's zone. */
function optionText([name, value]: [string, string]): string {
  if (name !== 'since' && name !== 'until') return `--${name} ${value}`;
  const at = new Date(value);
  const day = formatTime(at).slice(0, 10);
  if (at.getTime() !== new Date(`${day}T00:00:00${agencyOffset}`).getTime())
    return `--${name} ${formatTime(at)}`;
  // A period ends before that moment, so with the day before it.
  return `--${name} ${name === 'since' ? day : formatTime(new Date(at.getTime() - dayMs)).slice(0, 10)}`;
}
