// The weekly e-mail: how many enquiries came, how soon they were answered, and the state of the installation. It is sent for
// empty weeks too, so that a missing one is a sign of a fault.

import type { Settings } from '../../../views/index.ts';
import { collectAnswerStats } from '../../enquiries/answer-stats.ts';
import type { Period, StoredEnquiry } from '../../enquiries/types.ts';
import { backupAgeMsMax } from '../../limits.ts';
import { status } from '../../status.ts';
import type { Store } from '../../store.ts';
import { dayMs, durationText } from '../../time/dates.ts';
import { officeHours } from '../../time/office-hours.ts';
import { linkedRowOf, rowOf, rowsMax, type UrlOf } from './agency.ts';
import { type EmailText, emailText, enquiriesText, factLines, formatDay, formatTime } from './email-body.ts';

/** More are not counted: by then nobody presses the button. */
const lateMax = 1_000;

export async function weeklyText(
  {
    store,
    databaseUrl,
    settings,
    urlOf,
  }: { store: Store; databaseUrl: string; settings: Settings; urlOf: UrlOf },
  week: Period,
  at: Date,
): Promise<EmailText> {
  const { isRoundTheClock, msBetween } = officeHours(settings.hours);
  const monthBefore = new Date(week.since.getTime() - 28 * dayMs);
  const [answers, counts, first, late, { canary, backup, drill, disk, requests }] = await Promise.all([
    collectAnswerStats(store, week, officeHours(settings.hours)),
    store.counts(),
    store.list(week, rowsMax),
    store.unanswered(monthBefore, lateMax),
    status({ store, databaseUrl }, at),
  ]);
  const { received, sent, answered, unanswered, medianMs, slowestMs, slowestReference } = answers;
  const older = late.filter(({ receivedAt }) => receivedAt < week.since).length;
  const came = received === 0 ? 'No enquiry' : enquiriesText(received);
  const period = `from Monday, ${formatDay(week.since)} to Sunday, ${formatDay(new Date(week.until.getTime() - 1))}`;
  const counted = isRoundTheClock
    ? 'round the clock, because your office hours (SITE_HOURS) are not set'
    : `in your office hours: ${settings.hours.join(', ')}`;
  const row = (enquiry: StoredEnquiry) => {
    const { form, state, receivedAt, answeredAt } = enquiry;
    if (answeredAt)
      return rowOf(enquiry, form, `answered after ${durationText(msBetween(receivedAt, answeredAt))}`);
    return linkedRowOf(enquiry, urlOf, form, state === 'sent' ? 'not answered' : `${state}, not answered`);
  };
  const rows = await Promise.all(first.map(row));
  const more = received > first.length ? `And ${received - first.length} more. ` : '';
  const freeGb = disk.freeBytes !== null ? (disk.freeBytes / 1024 ** 3).toFixed(1) : null;
  const open = requests.open.length;
  // Without the error text, which may quote a mail server.
  const tested =
    canary && `${canary.ok ? 'passed every step' : 'FAILED'} on ${formatTime(new Date(canary.at))}`;
  // A drill with an old backup succeeds too, so the date of its newest enquiry shows its age.
  const newest = drill?.newestAt && `, from a backup with enquiries up to ${formatDay(drill.newestAt)}`;
  const drilled = drill && `${formatDay(drill.at)}: ${drill.ok ? `good${newest || ''}` : 'FAILED'}`;
  const backupIsOld = backup?.ageMs != null && backup.ageMs > backupAgeMsMax;
  return emailText(
    'Your website last week',
    `${came} came ${period}. Emailed to you: ${sent}.`,
    'Fewer in your mailbox? Look in spam.',
    `An enquiry counts as answered when you press “I have answered this” on the page of its link. Times are counted ${counted}.`,
    factLines([
      ['Answered', `${answered} of ${answered + unanswered}`],
      ['Not answered of the four weeks before', older > 0 ? String(older) : null],
      ['Half of the answers came within', medianMs === null ? null : durationText(medianMs)],
      ['Slowest answer', slowestMs === null ? null : `${durationText(slowestMs)} (${slowestReference})`],
      ['Held as possible spam now', String(counts.held)],
      ['Refused by your mail server now', String(counts.refused)],
      ['Waiting to be emailed now', String(counts.waiting)],
      ['Test enquiry', tested],
      ['Free disk space', freeGb && `${freeGb} GB${disk.isAlmostFull ? ': ALMOST FULL' : ''}`],
      [
        'Last backup',
        backup ? `${formatDay(backup.at)}${backupIsOld ? ': TOO OLD' : ''}` : 'none that the site knows of',
      ],
      ['Last restore drill', drilled ?? 'none yet'],
      [
        'Requests of visitors that wait for you',
        open === 0
          ? null
          : `${open}, OVERDUE ${requests.overdue.length}: run node dist/enquiries.js requests`,
      ],
    ]),
    rows.length > 0 && 'The enquiries:',
    rows.join('\n'),
    `${more}To see them all, or who waits for an answer, ask the person who looks after the website. In its folder or container: node dist/enquiries.js list, and unanswered.`,
  );
}
