// The weekly letter: how many enquiries came, how soon they were answered, and the state of the installation. It is sent
// for empty weeks too, so that a missing letter is a sign of a fault. With DIGEST=daily it is sent every day.

import type { Config } from '../../config.ts';
import { digestRowsMax } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import { onFastestClock } from '../../time/clock-skew.ts';
import { weekMs } from '../../time/dates.ts';
import { type AnswerStats, collectAnswerStats } from '../answers/answer-stats.ts';
import { durationText } from '../answers/duration-text.ts';
import { type OfficeHours, officeHours } from '../answers/office-hours.ts';
import { datedBookmark } from '../store/dated-bookmark.ts';
import type { Counts, EnquiryTimes, Store } from '../store/types.ts';
import { type EmailBody, type Fact, formatDay, formatTime, htmlBody, plainTextBody } from './email-body.ts';
import { answerLabel, messageId } from './enquiry-email.ts';
import { type LetterPeriod, lastDay, lastWeek } from './letter-period.ts';
import type { Email, MailTransport, Sender } from './types.ts';
import { upkeepFacts } from './upkeep.ts';

type WeeklyLetterDeps = Pick<Config, 'digest' | 'databaseUrl'> & {
  store: Store;
  mail: MailTransport;
  sender: Sender;
  log: Log;
  now: () => Date;
};

export async function sendWeeklyLetter(deps: WeeklyLetterDeps): Promise<void> {
  const { digest, store, mail, log, now } = deps;
  if (digest === 'off') return;
  const at = now();
  const periodAt = digest === 'daily' ? lastDay : lastWeek;
  const period = periodAt(at);
  if (!period.isDue || !(await wasRunning(store, period, at))) return;
  if (!(await store.claimRun(period.job, period.name, periodAt(onFastestClock(at)).name))) return;
  let isSent = false;
  try {
    const verdict = await mail.send(await composeLetter(deps, period, at));
    isSent = verdict.state === 'sent';
    if (isSent) log.info({ period: period.name }, 'weekly letter sent');
    else log.error({ period: period.name, verdict }, 'weekly letter not sent; will retry within the hour');
  } finally {
    if (!isSent) await store.returnRun(period.job, period.name);
  }
}

// A letter about the weeks before the first start would report that nothing came.
async function wasRunning(store: Store, { until }: LetterPeriod, at: Date): Promise<boolean> {
  return (await datedBookmark(store, 'letters-since', at)) < until;
}

async function composeLetter(deps: WeeklyLetterDeps, period: LetterPeriod, at: Date): Promise<Email> {
  const { store, databaseUrl, sender } = deps;
  const { settings, to, from } = sender;
  const body = await letterBody({ store, databaseUrl, settings }, period, at);
  return {
    from: { name: settings.brand, address: from },
    to,
    messageId: messageId(`${period.job}-${period.name}`, settings),
    subject: period.job === 'daily' ? 'Your website yesterday' : 'Your website last week',
    text: plainTextBody(body),
    html: htmlBody(body),
  };
}

/** The same for an email and for the command that prints a letter. */
export async function letterBody(
  {
    store,
    databaseUrl,
    settings,
  }: Pick<WeeklyLetterDeps, 'store' | 'databaseUrl'> & Pick<Config, 'settings'>,
  period: LetterPeriod,
  at: Date,
): Promise<EmailBody> {
  const hours = officeHours(settings.hours);
  const [stats, counts, first, upkeep] = await Promise.all([
    collectAnswerStats(store, period, hours),
    store.counts(),
    store.times(period, digestRowsMax),
    upkeepFacts({ store, databaseUrl, at }),
  ]);
  return {
    message: message(stats, period, hours, settings.hours),
    facts: [...statFacts(stats), ...countFacts(counts), ...upkeep],
    ...(first.length > 0 && {
      list: { title: 'The enquiries', facts: first.map((times) => enquiryFact(times, hours)) },
    }),
    hint: hint(stats.received - first.length),
  };
}

function message(
  { received, sent }: AnswerStats,
  period: LetterPeriod,
  { isRoundTheClock }: OfficeHours,
  spans: string[],
): string {
  const counted = isRoundTheClock
    ? 'Times are counted round the clock, because your office hours (SITE_HOURS) are not set.'
    : `Times are counted in your office hours: ${spans.join(', ')}.`;
  return [
    `${received === 0 ? 'No enquiry' : received === 1 ? '1 enquiry' : `${received} enquiries`} came ${periodText(period)}. ${sent === 0 ? 'None of them was' : `${sent} of them ${sent === 1 ? 'was' : 'were'}`} emailed to you.`,
    'Fewer in your mailbox? Look in spam.',
    `An enquiry counts as answered when you press “${answerLabel}” in its email. ${counted}`,
  ].join('\n\n');
}

function periodText({ job, since, until }: LetterPeriod): string {
  if (job === 'daily') return `on ${formatDay(since)}`;
  if (until.getTime() - since.getTime() < weekMs) return `since Monday, ${formatDay(since)}`;
  return `from Monday, ${formatDay(since)} to Sunday, ${formatDay(new Date(until.getTime() - 1))}`;
}

function statFacts({ answered, unanswered, medianMs, slowestMs, slowestReference }: AnswerStats): Fact[] {
  return [
    [
      'Answered',
      answered + unanswered === 0 ? 'nothing to answer' : `${answered} of ${answered + unanswered}`,
    ],
    ...(medianMs === null || slowestMs === null
      ? []
      : [
          ['Half of the answers came within', durationText(medianMs)] satisfies Fact,
          ['Slowest answer', `${durationText(slowestMs)} (${slowestReference})`] satisfies Fact,
        ]),
  ];
}

function countFacts({ held, refused, waiting }: Counts): Fact[] {
  return [
    ['Held as possible spam now', String(held)],
    ['Refused by your mail server now', String(refused)],
    ['Waiting to be emailed now', String(waiting)],
  ];
}

function enquiryFact(
  { reference, receivedAt, form, state, answeredAt }: EnquiryTimes,
  hours: OfficeHours,
): Fact {
  const answered = answeredAt && `answered after ${durationText(hours.msBetween(receivedAt, answeredAt))}`;
  const open = state === 'sent' ? 'not answered' : `${state}, not answered`;
  return [reference, [formatTime(receivedAt), form, answered ?? open].filter(Boolean).join(' · ')];
}

function hint(more: number): string {
  const rest = more > 0 ? `And ${more} more. ` : '';
  return `${rest}To see them all, or who waits for an answer, ask the person who looks after the website. With a shell on its server: npm run enquiries -- list, and npm run enquiries -- unanswered.`;
}
