import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openNoticeOutbox } from '../../server/enquiries/notices/notice-outbox.ts';
import { createPostNotice } from '../../server/enquiries/notices/post-notice.ts';
import { openSqlite } from '../../server/enquiries/store/sqlite.ts';
import { emailLeaseMs, leaseWritableMs } from '../../server/limits.ts';
import { createLog } from '../../server/observability/log.ts';
import { type Clock, systemClock } from '../../server/time/clock.ts';
import { asha } from '../support/enquiry.ts';
import { openNoticeReceiver, reply } from '../support/notice-receiver.ts';
import { startServer } from '../support/server-process.ts';
import { signingSecret } from '../support/site-with-notices.ts';

test('a notice that was being sent when the process was killed is sent again under the same id', async () => {
  await using receiver = await openNoticeReceiver(() => {}); // it has the notice, and does not answer
  const settings = { NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret };
  await using server = startServer(settings);
  await send(await server.url());
  await expect.poll(() => receiver.received.length).toBe(1);
  server.child.kill('SIGKILL');
  const { out, err } = await server.ended;
  expect(out + err).not.toContain('T0KEN');

  receiver.reaction = reply(200, 'ok');
  const store = openSqlite(`${server.folder}/data/enquiries.db`);
  const config = readConfig(settings);
  if (!config.notify) throw new Error('The test needs NOTIFY_URL.');
  let passedMs = 0;
  const clock: Clock = {
    now: () => new Date(),
    monotonicMs: () => passedMs,
    sleep: systemClock.sleep,
  };
  const outbox = openNoticeOutbox({
    ...{ store, notify: config.notify, settings: config.settings, clock },
    post: createPostNotice({ isPrivateAllowed: false }),
    log: createLog('silent', { write: () => {} }),
  });
  await outbox.deliver();
  expect(receiver.received).toHaveLength(1); // the lease of the killed process
  passedMs += emailLeaseMs - leaseWritableMs;
  await outbox.deliver();
  passedMs += leaseWritableMs;
  await outbox.deliver();
  expect(receiver.received).toHaveLength(2);
  expect(new Set(receiver.ids()).size).toBe(1);
  expect(await store.notices.counts()).toEqual({ waiting: 0, sent: 1, refused: 0 });
  await store.close();
});

test('a visitor does not wait for a receiver that hangs, and a stop is not delayed beyond its limit', async () => {
  await using receiver = await openNoticeReceiver(() => {});
  await using server = startServer({ NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret });
  const url = await server.url();
  const startedMs = performance.now();
  expect((await send(url)).status).toBe(200);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect((await send(url, { ...asha, subject: 'Another' })).status).toBe(200);
  expect(performance.now() - startedMs).toBeLessThan(4_000);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(performance.now() - startedMs).toBeLessThan(12_000);
});

function send(url: string, values = asha): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(values) });
}
