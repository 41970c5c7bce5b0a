import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dateOption } from '../../server/cli/command.ts';
import { formatTime as formatSortable } from '../../server/cli/format.ts';
import { loadConfig } from '../../server/config.ts';
import { formatDay, formatTime } from '../../server/messages/templates/email-body.ts';
import { lastWeek, zoneName } from '../../server/time/dates.ts';
import { officeHours } from '../../server/time/office-hours.ts';

// Clocks go forward on 8 March 2026.
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.stubEnv('TIME_ZONE', 'America/New_York');
  loadConfig();
});
afterEach(() => vi.unstubAllEnvs());

test('times are in the zone that is set, in winter and in summer, and e-mails name it', () => {
  const [winter, summer] = [new Date('2026-03-04T03:06:00Z'), new Date('2026-07-04T03:06:00Z')];
  const times = ['3 Mar 2026, 10:06 pm GMT-5', '3 Jul 2026, 11:06 pm GMT-4'];
  expect([winter, summer].map(formatTime)).toEqual(times);
  expect([winter, summer].map(formatDay)).toEqual(['3 Mar 2026', '3 Jul 2026']);
  expect([winter, summer].map(formatSortable)).toEqual(['2026-03-03 22:06', '2026-07-03 23:06']);
  expect(zoneName()).toBe('New York Time');
});

test('office hours, weeks, and days that are entered, are those of the zone, before and after clocks change', () => {
  const [since, until] = [new Date('2026-03-02T05:00:00Z'), new Date('2026-03-09T04:00:00Z')];
  expect(lastWeek(until)).toEqual({ name: '2026-W10', since, until });
  vi.stubEnv('TIME_ZONE', 'America/Havana'); // whose clocks go forward at midnight
  loadConfig();
  const [monday, next] = [new Date('2027-03-08T05:00:00Z'), new Date('2027-03-15T04:00:00Z')];
  expect(lastWeek(next)).toEqual({ name: '2027-W10', since: monday, until: next });
  vi.stubEnv('TIME_ZONE', 'America/New_York');
  loadConfig();
  const { msBetween } = officeHours(['Mo-Fr 09:00-17:00']);
  const hours = msBetween(new Date('2026-03-06T15:00:00Z'), new Date('2026-03-09T15:00:00Z')) / 3_600_000;
  expect(hours).toBe(7 + 2); // from Friday 10:00 to Monday 11:00
  const dateOf = (days: number) => {
    const { parseArg } = dateOption('--day <date>', 'a day', { now: () => new Date(), loadConfig }, days);
    return parseArg?.('2026-03-08', undefined);
  };
  expect(dateOf(0)).toEqual(new Date('2026-03-08T05:00:00Z'));
  expect(dateOf(1)).toEqual(new Date('2026-03-09T04:00:00Z'));
});
