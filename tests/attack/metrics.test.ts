import { expect, test } from 'vitest';
import { storeMetrics } from '../../server/metrics/metrics.ts';
import { createLog } from '../../server/observability/log.ts';
import { fakeStore } from '../support/fake-store.ts';

test('a store that never responds gets each query once, however often metrics are read', async () => {
  const read = () => {
    let asked = 0;
    const hang = () => {
      asked += 1;
      return new Promise<never>(() => {});
    };
    const { messages, dataRequests } = fakeStore({});
    const store = fakeStore({
      ...{ probe: hang, counts: hang, oldestUnsent: hang, bookmark: hang },
      messages: { ...messages, counts: hang, oldestUnsent: hang },
      dataRequests: { ...dataRequests, tasks: hang },
    });
    const log = createLog('silent', { write: () => {} });
    const metrics = storeMetrics({ store, databaseUrl: 'postgres:', now: () => new Date() }, log);
    return { metrics, asked: () => asked };
  };
  const [single, often] = [read(), read()];
  const texts = await Promise.all([single.metrics(), ...Array.from({ length: 20 }, often.metrics)]);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('site_store_up 0');
  expect(often.asked()).toBe(single.asked());
});
