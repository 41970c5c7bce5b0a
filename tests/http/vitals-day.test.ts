import { expect, test, vi } from 'vitest';
import { openSite } from '../builders/site.ts';

vi.mock('../../server/limits.ts', async (limits) => ({ ...(await limits<object>()), vitalsPerDayMax: 2 }));

test('a process takes so many reports in a day, and as many on the next', async () => {
  let today = '2026-11-20';
  await using agency = openSite({}, { now: () => new Date(`${today}T12:00:00Z`) });
  const report = async (id: string) => {
    const metrics = [{ name: 'CLS', value: 0, id }];
    expect((await agency.http.post('/vitals').send({ page: '/', metrics })).status).toBe(204);
  };
  for (const id of ['one', 'two', 'three']) await report(id);
  expect(await agency.store.vitalsSince('2026-01-01')).toMatchObject([{ count: 2 }]);

  today = '2026-11-21';
  await report('four');
  expect(await agency.store.vitalsSince(today)).toMatchObject([{ count: 1 }]);
});
