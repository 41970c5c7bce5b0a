// Parses the filters and counts that commands take as options.

import { enquiryForms, type FormName } from '../../views/index.ts';
import { type Filter, type State, states } from '../enquiries/store/types.ts';
import { agencyOffset, dayMs } from '../time/dates.ts';
import { type Options, UsageError, type Values } from './command.ts';

export const filterOptions: Options = {
  state: { type: 'string', value: 'STATE', description: states.join(', ') },
  service: {
    type: 'string',
    value: 'NAME',
    description: 'the form, such as seo, ppc, contact or home',
  },
  since: {
    type: 'string',
    value: 'DATE',
    description: 'received on or after: 2026-03-04, or 7d or 12h ago',
  },
  until: {
    type: 'string',
    value: 'DATE',
    description: 'received on or before: 2026-03-04, or 7d or 12h ago',
  },
};

export function parseFilter({ state, service, since, until }: Values, now: Date): Filter {
  return {
    ...(state !== undefined && { state: parseChoice('--state', state, states) as State }),
    ...(service !== undefined && {
      form: parseChoice('--service', service, Object.keys(enquiryForms)) as FormName,
    }),
    ...(since !== undefined && { since: parseTime('--since', String(since), now) }),
    ...(until !== undefined && { until: parseTime('--until', String(until), now, dayMs) }),
  };
}

/** A filter in words that are the same in every journal line. */
export function selectionOf({ state, form, since, until }: Filter): Record<string, string> {
  return {
    ...(state && { state }),
    ...(form && { service: form }),
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
  };
}

export function parseCount(name: string, value: Values[string], otherwise: number, max: number): number {
  if (value === undefined) return otherwise;
  if (!/^[1-9]\d{0,9}$/.test(String(value)) || Number(value) > max)
    throw new UsageError(`${name} must be a whole number from 1 to ${max}.`);
  return Number(value);
}

export function parseChoice(name: string, value: Values[string], known: readonly string[]): string {
  if (!known.includes(String(value))) throw new UsageError(`${name} must be one of ${known.join(', ')}.`);
  return String(value);
}

const hourMs = 60 * 60 * 1000;

// Days are in the agency's time zone.
function parseTime(name: string, text: string, now: Date, wholeDayMs = 0): Date {
  const [, count, unit] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
  if (count) return new Date(now.getTime() - Number(count) * (unit === 'd' ? dayMs : hourMs));
  if (!isDay(text))
    throw new UsageError(`${name} must be a date such as 2026-03-04, or a period such as 7d or 12h.`);
  return new Date(new Date(`${text}T00:00:00${agencyOffset}`).getTime() + wholeDayMs);
}

// JavaScript parses 2026-02-31 as 3 March.
function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString() === `${text}T00:00:00.000Z`;
}
