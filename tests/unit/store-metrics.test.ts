import { expect, test } from 'vitest';
import { openMetrics, storeMetrics } from '../../server/metrics/metrics.ts';
import { asha } from '../support/enquiry.ts';
import { listen } from '../support/listen.ts';
import { ownSettings } from '../support/own-settings.ts';
import { openSite } from '../support/site.ts';

test('metrics count enquiries and the messages of each channel, and have the age of the last backup if there is one', async () => {
  await using site = openSite({ ...ownSettings, RECEIPT: '1', NOTIFY_URL: 'https://ntfy.sh/topic' });
  await site.http.post('/send').send({ ...asha, form: 'contact', page: '/contact' });
  const now = () => new Date('2026-03-04T12:00:00Z');
  const read = storeMetrics({ store: site.store, databaseUrl: site.config.databaseUrl, now }, site.log);
  const lines = (await read()).split('\n');
  for (const line of [
    ...['site_store_up 1', 'site_enquiries{state="waiting"} 1'],
    ...['visitor', 'webhook'].map((channel) => `site_messages{channel="${channel}",state="waiting"} 1`),
    'site_messages{channel="visitor",state="refused"} 0',
  ])
    expect(lines).toContain(line);
  for (const [at, age] of [
    [null, undefined],
    ['2026-03-04T11:00:00.000Z', '3600'],
    ['2026-03-04T12:01:00.000Z', '0'], // by the clock of another host
    ['2027-03-04T11:00:00.000Z', undefined],
  ] as const) {
    if (at)
      await site.store.setBookmark('backup', JSON.stringify({ at, bytes: 4_096, file: '/backups/x.db' }));
    const found = /^site_backup_age_seconds (\d+)$/m.exec(await read())?.[1];
    expect([at, found]).toEqual([at, age]);
  }
});

test('the series of refused enquiries begins with 0, so that its first one is an increase', async () => {
  await using site = openSite();
  const { store, config, log } = site;
  const deps = { store, databaseUrl: config.databaseUrl, now: () => new Date(), log, lostLogLines: () => 0 };
  const { server } = openMetrics(deps);
  const response = await fetch(`http://127.0.0.1:${await listen(server)}/metrics`);
  const refused = /^site_http_requests_total\{(?=.*method="POST")(?=.*route="\/send").*status="503".*\} 0$/m;
  expect(await response.text()).toMatch(refused);
  server.closeAllConnections();
  server.close();
});
