import { expect, test } from 'vitest';
import { readyMsMax } from '../../server/http/health.ts';
import { fakeStore } from '../support/fake-store.ts';
import { enquiry, noon } from '../support/isolated-store.ts';
import { openSite } from '../support/site.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_TO: 'desk@agency.example' };

test('a working site is ready', async () => {
  await using agency = openSite();
  const { status, text, headers } = await agency.http.get('/readyz');
  expect({ status, text }).toEqual({ status: 200, text: 'ok\n' });
  expect(headers['cache-control']).toBe('no-store');
});

test('a site whose store does not respond is alive but not ready', async () => {
  await using agency = openSite({}, { store: fakeStore({}) });
  expect((await agency.http.get('/readyz')).status).toBe(503);
  expect((await agency.http.get('/readyz')).text).toBe('store does not respond\n');
  expect((await agency.http.get('/healthz')).status).toBe(200);
  expect((await agency.http.get('/')).status).toBe(200);
});

test('health checks query the store at a limited rate, however many there are', async () => {
  let asked = 0;
  const probe = async () => {
    asked += 1;
  };
  await using agency = openSite({}, { store: fakeStore({ probe }) });
  for (let time = 1; time <= 20; time++) await agency.http.get('/readyz');
  expect(asked).toBe(1);
});

test('a process stays ready while an enquiry is unsent for days, because mail is down for all processes', async () => {
  const now = () => new Date(noon.getTime() + 100 * 3_600_000);
  await using agency = openSite(mail, { now });
  await agency.store.insert(enquiry({ receivedAt: noon }));
  expect((await agency.http.get('/readyz')).status).toBe(200);
});

test('a site that cannot check its disk is not ready, and says so', async () => {
  await using agency = openSite({ DATABASE_URL: 'file:/no/such/folder/enquiries.db' });
  const { status, text } = await agency.http.get('/readyz');
  expect({ status, text }).toEqual({ status: 503, text: 'free disk space unknown\n' });
  expect(JSON.stringify(agency.lines)).toContain('ENOENT');
});

test('a health check does not wait for a store that never responds', async () => {
  const probe = () => new Promise<void>(() => {});
  await using agency = openSite({}, { store: fakeStore({ probe }) });
  const startedMs = performance.now();
  expect((await agency.http.get('/readyz')).status).toBe(503);
  expect(performance.now() - startedMs).toBeLessThan(readyMsMax + 2_000);
});

test('a site whose disk is almost full is alive but not ready', async () => {
  // These file systems have no disk, so they report no free space.
  const folder = process.platform === 'linux' ? '/proc' : '/dev';
  await using agency = openSite({ DATABASE_URL: `file:${folder}/enquiries.db` });
  const { status, text } = await agency.http.get('/readyz');
  expect({ status, text }).toEqual({ status: 503, text: 'disk almost full\n' });
  expect((await agency.http.get('/healthz')).status).toBe(200);
});

test('security.txt says where to report a vulnerability', async () => {
  const now = () => noon;
  await using agency = openSite(
    { SITE_URL: 'https://www.example.com', SITE_EMAIL: 'hello@example.com' },
    { now },
  );
  const { text, headers, status } = await agency.http.get('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toBe(
    [
      'Contact: mailto:hello@example.com',
      'Expires: 2027-02-27T00:00:00.000Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
