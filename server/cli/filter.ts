import { type FormName, forms } from '../../views/index.ts';
import { type Filter, type State, states } from '../enquiries/store/types.ts';
import { agencyOffset, dayMs } from '../time/dates.ts';
import { Misunderstood, type Options, type Values } from './command.ts';

export const filterOptions: Options = {
  state: { type: 'string', value: 'STATE', says: states.join(', ') },
  service: {
    type: 'string',
    value: 'NAME',
    says: 'the form it came from, such as seo, ppc, contact or home',
  },
  since: {
    type: 'string',
    value: 'DATE',
    says: 'from that day on: 2026-03-04, or 7d or 12h for so long ago',
  },
  until: { type: 'string', value: 'DATE', says: 'up to that day, the day included' },
};

export function readFilter({ state, service, since, until }: Values, now: Date): Filter {
  return {
    ...(state !== undefined && { state: oneOf('--state', state, states) as State }),
    ...(service !== undefined && { form: oneOf('--service', service, Object.keys(forms)) as FormName }),
    ...(since !== undefined && { since: readMoment('--since', String(since), now) }),
    ...(until !== undefined && { until: readMoment('--until', String(until), now, dayMs) }),
  };
}

export function readCount(name: string, value: Values[string], otherwise: number, max: number): number {
  if (value === undefined) return otherwise;
  if (!/^[1-9]\d{0,9}$/.test(String(value)) || Number(value) > max)
    throw new Misunderstood(`${name} takes a whole number from 1 to ${max}.`);
  return Number(value);
}

export function oneOf(name: string, value: Values[string], known: readonly string[]): string {
  if (!known.includes(String(value))) throw new Misunderstood(`${name} takes one of ${known.join(', ')}.`);
  return String(value);
}

const hourMs = 60 * 60 * 1000;

// A day is one of the agency's.
function readMoment(name: string, text: string, now: Date, wholeDayMs = 0): Date {
  const [, count, unit] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
  if (count) return new Date(now.getTime() - Number(count) * (unit === 'd' ? dayMs : hourMs));
  if (!isDay(text)) throw new Misunderstood(`${name} takes a day such as 2026-03-04, or 7d or 12h.`);
  return new Date(new Date(`${text}T00:00:00${agencyOffset}`).getTime() + wholeDayMs);
}

// JavaScript takes 2026-02-31 for the third of March.
function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString() === `${text}T00:00:00.000Z`;
}
