import { expect, test } from 'vitest';
import { storeMetrics } from '../../server/metrics/metrics.ts';
import { createLog } from '../../server/observability/log.ts';
import { fakeStore } from '../support/fake-store.ts';

test('metrics count enquiries and the messages of each channel, and have the age of the last backup if there is one', async () => {
  let backup: string | null = null;
  const { messages, dataRequests } = fakeStore({});
  const store = fakeStore({
    messages: Object.assign(messages, {
      counts: async (channel: string) => ({ waiting: channel === 'visitor' ? 2 : 0, refused: 1 }),
      oldestUnsent: async () => null,
    }),
    dataRequests: Object.assign(dataRequests, { tasks: async () => [] }),
    counts: async () => ({ waiting: 3, held: 0, sent: 0, refused: 0 }),
    oldestUnsent: async () => null,
    probe: async () => {},
    bookmark: async (name) => (name === 'backup' ? backup : null),
  });
  const now = () => new Date('2026-03-04T12:00:00Z');
  const log = createLog('silent', { write: () => {} });
  const read = storeMetrics({ store, databaseUrl: 'postgres:', now }, log);
  const lines = (await read()).split('\n');
  for (const line of [
    ...['site_store_up 1', 'site_enquiries{state="waiting"} 3'],
    'site_messages{channel="visitor",state="waiting"} 2',
    'site_messages{channel="webhook",state="refused"} 1',
    'site_message_oldest_unsent_seconds{channel="visitor"} 0',
  ])
    expect(lines).toContain(line);
  for (const [at, age] of [
    [null, undefined],
    ['2026-03-04T11:00:00.000Z', '3600'],
    ['2026-03-04T12:01:00.000Z', '0'], // by the clock of another host
    ['2027-03-04T11:00:00.000Z', undefined],
  ] as const) {
    backup = at && JSON.stringify({ at, bytes: 4_096, file: '/backups/x.db' });
    const found = /^site_backup_age_seconds (\d+)$/m.exec(await read())?.[1];
    expect([at, found]).toEqual([at, age]);
  }
});
