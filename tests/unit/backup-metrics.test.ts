import { expect, test } from 'vitest';
import { createLog } from '../../server/observability/log.ts';
import { storeMetrics } from '../../server/observability/store-metrics.ts';
import { fakeStore } from '../support/fake-store.ts';

const now = new Date('2026-03-04T12:00:00Z');

test('metrics have the age and size of the last backup, and neither while there is none', async () => {
  let value: string | null = null;
  const none = async () => null;
  const store = fakeStore({
    notices: {
      ...fakeStore({}).notices,
      counts: async () => ({ waiting: 0, sent: 0, refused: 0 }),
      oldestUnsent: none,
    },
    visitorLetters: {
      ...fakeStore({}).visitorLetters,
      counts: async () => ({ waiting: 2, refused: 1 }),
      oldestUnsent: none,
    },
    counts: async () => ({ waiting: 0, held: 0, sent: 0, refused: 0 }),
    oldestUnsent: none,
    probe: async () => {},
    bookmark: async (name) => (name === 'backup' ? value : null),
  });
  const read = storeMetrics({ store, now: () => now }, createLog('silent', { write: () => {} }));
  expect(await read()).not.toMatch(/^backup_/m);
  value = JSON.stringify({ at: '2026-03-04T11:00:00.000Z', bytes: 4_096, file: '/backups/x.db' });
  const text = await read();
  expect(text).toMatch(/^backup_age_seconds 3600$/m);
  expect(text).toMatch(/^backup_bytes 4096$/m);
  expect(text).toMatch(/^visitor_letters\{state="waiting"\} 2$/m);
  expect(text).toMatch(/^visitor_letters\{state="refused"\} 1$/m);
  expect(text).toMatch(/^visitor_letter_oldest_unsent_seconds 0$/m);
  value = JSON.stringify({ at: '2026-03-04T12:01:00.000Z', bytes: 4_096, file: '/backups/x.db' });
  expect(await read()).toMatch(/^backup_age_seconds 0$/m); // by the clock of another host
  value = JSON.stringify({ at: '2027-03-04T11:00:00.000Z', bytes: 4_096, file: '/backups/x.db' });
  expect(await read()).not.toMatch(/^backup_age_seconds/m);
  expect(await read()).toMatch(/^backup_bytes 4096$/m);
  value = '{"at":"lately"}';
  expect(await read()).not.toMatch(/^backup_/m);
  expect(await read()).toMatch(/^store_up 1$/m);
});
