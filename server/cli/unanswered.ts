// The `unanswered` command: enquiries that wait for the agency's answer.

import { durationText } from '../enquiries/answers/duration-text.ts';
import { officeHours } from '../enquiries/answers/office-hours.ts';
import { answerDaysDefault, listRowsMax } from '../limits.ts';
import { daysBefore } from '../time/dates.ts';
import { type Command, UsageError } from './command.ts';
import { parseFilter } from './filter.ts';
import { jsonRecord } from './record.ts';
import { formatRows, formatTime } from './text-format.ts';

export const unanswered: Command['prepare'] = (values, positionals, now) => {
  if (positionals.length > 0)
    throw new UsageError('unanswered takes no arguments: use show for a reference.');
  const since = parseFilter({ since: values.since }, now).since ?? daysBefore(now, answerDaysDefault);
  return async ({ store, config, print }) => {
    const hours = officeHours(config.settings.hours);
    const found = await store.unanswered(since, listRowsMax + 1);
    const isComplete = found.length <= listRowsMax;
    const rows = found.slice(0, listRowsMax).map((enquiry) => {
      return { enquiry, waitedMs: hours.msBetween(enquiry.receivedAt, now) };
    });
    if (values.json) {
      const records = rows.map(({ enquiry, waitedMs }) => ({ ...jsonRecord(enquiry), waitedMs }));
      const { isRoundTheClock } = hours;
      print(JSON.stringify({ since, isRoundTheClock, isComplete, unanswered: records }, null, 2));
      return true;
    }
    if (rows.length === 0) {
      print(`No enquiry received since ${formatTime(since)} IST waits for an answer.`);
      return true;
    }
    print(
      formatRows(
        ['REFERENCE', 'RECEIVED (IST)', 'WAITED', 'STATE', 'SERVICE', 'NAME', 'EMAIL'],
        rows.map(({ enquiry, waitedMs }) => [
          enquiry.reference,
          formatTime(enquiry.receivedAt),
          durationText(waitedMs),
          enquiry.state,
          enquiry.form ?? '',
          enquiry.name,
          enquiry.email,
        ]),
      ),
    );
    if (!isComplete) print(`… and more: use --since with a later date.`);
    print(hoursNote(config.settings.hours));
    return true;
  };
};

export function hoursNote(spans: string[]): string {
  return officeHours(spans).isRoundTheClock
    ? 'SITE_HOURS is not set, so every hour of the day counts.'
    : `Counted in office hours: ${spans.join(', ')}.`;
}
