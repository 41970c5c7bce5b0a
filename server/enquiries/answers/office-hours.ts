// Office hours: how much of a period lies within the agency's opening hours. Every week is alike, because the
// agency's zone has no daylight saving time.

import { agencyOffsetMs, dayMs, mondayOffsetMs, weekMs } from '../../time/dates.ts';

export type OfficeHours = {
  /** No opening hours are set, so every hour counts. */
  isRoundTheClock: boolean;
  /** Never negative; 0 when the period ends before it begins. */
  msBetween(from: Date, to: Date): number;
};

/** Milliseconds from Monday, 00:00 in the agency's zone. */
type Interval = { fromMs: number; toMs: number };

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The spans are the setting SITE_HOURS, such as `Mo-Fr 10:00-19:00`. */
export function officeHours(spans: string[]): OfficeHours {
  const open = union(spans.flatMap(intervalsOf));
  const isRoundTheClock = open.length === 0;
  const intervals = isRoundTheClock ? [{ fromMs: 0, toMs: weekMs }] : open;
  const openMsEach = intervals.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

  /** The open time since a fixed Monday; only differences between two results are meaningful. */
  function openMsUntil(at: Date): number {
    const ms = at.getTime() + agencyOffsetMs - mondayOffsetMs;
    const weeks = Math.floor(ms / weekMs);
    const withinMs = ms - weeks * weekMs;
    const passed = intervals.map(({ fromMs, toMs }) => Math.max(0, Math.min(withinMs, toMs) - fromMs));
    return weeks * openMsEach + passed.reduce((sum, part) => sum + part, 0);
  }

  return { isRoundTheClock, msBetween: (from, to) => Math.max(0, openMsUntil(to) - openMsUntil(from)) };
}

/** Whether a span ends before it begins: hours over midnight are not in the format, and do not count. */
export function isOverMidnight(span: string): boolean {
  const { fromMs, toMs } = timesOf(span);
  return toMs <= fromMs;
}

function intervalsOf(span: string): Interval[] {
  if (isOverMidnight(span)) return [];
  const { fromMs, toMs } = timesOf(span);
  return daysOf(span).map((day) => ({ fromMs: day * dayMs + fromMs, toMs: day * dayMs + toMs }));
}

// A range such as Sa-Mo goes over the end of the week.
function daysOf(span: string): number[] {
  const [first = '', last = first] = (span.split(' ')[0] ?? '').split('-');
  const from = dayNames.indexOf(first);
  const count = ((dayNames.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (from + index) % 7);
}

function timesOf(span: string): Interval {
  const [opens = '', closes = ''] = (span.split(' ')[1] ?? '').split('-');
  return { fromMs: timeMs(opens), toMs: timeMs(closes) };
}

function timeMs(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000;
}

// Spans may overlap, and no minute counts twice.
function union(intervals: Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { fromMs, toMs } of intervals.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = merged.at(-1);
    if (last && fromMs <= last.toMs) last.toMs = Math.max(last.toMs, toMs);
    else merged.push({ fromMs, toMs });
  }
  return merged;
}
