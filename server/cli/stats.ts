// The `stats` command: how many enquiries were answered, and how soon.

import { collectAnswerStats } from '../enquiries/answers/answer-stats.ts';
import { durationText } from '../enquiries/answers/duration-text.ts';
import { officeHours } from '../enquiries/answers/office-hours.ts';
import { answerDaysDefault } from '../limits.ts';
import { daysBefore } from '../time/dates.ts';
import { type Command, UsageError } from './command.ts';
import { parseFilter } from './filter.ts';
import { columns, formatTime } from './text-format.ts';
import { hoursNote } from './unanswered.ts';

export const stats: Command['prepare'] = (values, positionals, now) => {
  if (positionals.length > 0) throw new UsageError('stats takes no arguments.');
  const since = parseFilter({ since: values.since }, now).since ?? daysBefore(now, answerDaysDefault);
  return async ({ store, config, print }) => {
    const hours = officeHours(config.settings.hours);
    const found = await collectAnswerStats(store, { since, until: now }, hours);
    if (values.json) {
      const { isRoundTheClock } = hours;
      print(JSON.stringify({ since, isRoundTheClock, ...found }, null, 2));
      return true;
    }
    const { received, held, answered, unanswered, medianMs, slowestMs, slowestReference } = found;
    print(`Received since ${formatTime(since)} IST:`);
    print(
      columns([
        ['enquiries', String(received)],
        ['held', String(held)],
        ['answered', String(answered)],
        ['unanswered', String(unanswered)],
        ['median time to an answer', medianMs === null ? 'none yet' : durationText(medianMs)],
        ['slowest', slowestMs === null ? 'none yet' : `${durationText(slowestMs)} (${slowestReference})`],
      ]),
    );
    print(hoursNote(config.settings.hours));
    return true;
  };
};
