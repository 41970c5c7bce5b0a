// Office hours: how much of a period lies within the agency's opening hours. Every week is alike: of opening hours at the hour
// at which clocks change, that hour may count twice, or not.

import { dayMs, onAgencyClock } from './dates.ts';

export type OfficeHours = ReturnType<typeof officeHours>;

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const weekMs = 7 * dayMs;
const dayMinutes = 24 * 60;
const minuteMs = 60_000;

/** The spans are the setting SITE_HOURS, such as `Mo-Fr 10:00-19:00`. Without any, every hour counts. */
export function officeHours(spans: string[]) {
  const isOpen = new Uint8Array(7 * dayMinutes); // by the minute of the week, which begins on Monday
  for (const span of spans) {
    const [days = '', times = ''] = span.split(' ');
    const [first = 0, last = first] = days.split('-').map((name) => dayNames.indexOf(name));
    const [opens = 0, closes = 0] = times.split('-').map(minuteOfDay);
    // A range such as Sa-Mo goes over the end of the week.
    for (let day = first; day <= (last < first ? last + 7 : last); day++) {
      const midnight = (day % 7) * dayMinutes;
      isOpen.fill(1, midnight + opens, midnight + closes);
    }
  }
  const isRoundTheClock = !isOpen.includes(1);
  if (isRoundTheClock) isOpen.fill(1);
  /** The number of open minutes before each minute of the week, and in all of it. */
  const openBefore = [0];
  for (const open of isOpen) openBefore.push((openBefore.at(-1) ?? 0) + open);

  /** The open time since a fixed Monday; only differences between two results are meaningful. */
  function openMsUntil(at: Date): number {
    const ms = onAgencyClock(at).getTime() - 4 * dayMs; // 1970 began on a Thursday
    const weeks = Math.floor(ms / weekMs);
    const minute = Math.floor((ms - weeks * weekMs) / minuteMs);
    const openMinutes = weeks * (openBefore.at(-1) ?? 0) + (openBefore[minute] ?? 0);
    return openMinutes * minuteMs + (isOpen[minute] ? ms % minuteMs : 0);
  }

  return {
    isRoundTheClock,
    /** Never negative; 0 when the period ends before it begins. */
    msBetween: (from: Date, to: Date) => Math.max(0, openMsUntil(to) - openMsUntil(from)),
  };
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a span ends before it begins: hours over midnight are not in the format, and do not count. */
export function isOverMidnight(span: string): boolean {
  const [opens = '', closes = ''] = span.slice(-'10:00-19:00'.length).split('-');
  return closes <= opens;
}
