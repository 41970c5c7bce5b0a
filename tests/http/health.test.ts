import { expect, test, vi } from 'vitest';
import { readyMsMax } from '../../server/http/health.ts';
import { fakeStore } from '../support/fake-store.ts';
import { enquiry, noon } from '../support/isolated-store.ts';
import { openSite } from '../support/site.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_TO: 'desk@agency.example' };
// These file systems have no disk, so they report no free space.
const full = process.platform === 'linux' ? '/proc' : '/dev';

test('a working site is ready, also while an enquiry is unsent for days, because mail is down for all processes', async () => {
  const now = () => new Date(noon.getTime() + 100 * 3_600_000);
  await using agency = openSite(mail, { now });
  await agency.store.insert(enquiry({ receivedAt: noon }));
  for (const path of ['/readyz', '/healthz']) {
    const { headers } = await agency.http.get(path).expect(200, 'ok\n');
    expect(headers['cache-control']).toBe('no-store');
  }
});

test.each<[string, string, Parameters<typeof openSite>]>([
  ['whose store does not respond', 'store does not respond', [{}, { store: fakeStore({}) }]],
  ['that cannot check its disk', 'free disk space unknown', [{ DATABASE_URL: 'file:/no/such/a.db' }]],
  ['whose disk is almost full', 'disk almost full', [{ DATABASE_URL: `file:${full}/a.db` }]],
])('a site %s is alive and serves pages, but is not ready', async (_what, said, options) => {
  await using agency = openSite(...options);
  await agency.http.get('/readyz').expect(503, `${said}\n`);
  for (const path of ['/healthz', '/']) await agency.http.get(path).expect(200);
  if (said.includes('unknown')) expect(JSON.stringify(agency.lines)).toContain('ENOENT');
});

test('health checks ask the store at a limited rate, and do not wait for one that never responds', async () => {
  for (const [probe, status] of [
    [vi.fn(async () => {}), 200],
    [vi.fn(() => new Promise<void>(() => {})), 503],
  ] as const) {
    await using agency = openSite({}, { store: fakeStore({ probe }) });
    const startedMs = performance.now();
    await Promise.all(Array.from({ length: 5 }, () => agency.http.get('/readyz').expect(status)));
    expect(performance.now() - startedMs).toBeLessThan(readyMsMax + 5_000);
    expect(probe).toHaveBeenCalledTimes(1);
  }
});

test('security.txt says where to report a vulnerability', async () => {
  const env = { SITE_URL: 'https://www.example.com', SITE_EMAIL: 'hello@example.com' };
  await using agency = openSite(env, { now: () => noon });
  const { text, headers } = await agency.http.get('/.well-known/security.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: mailto:hello@example\.com\nExpires: 2027-02-27T00:00:00\.000Z\n/);
  expect(text).toContain('\nCanonical: https://www.example.com/.well-known/security.txt\n');
});
