import { expect, test, vi } from 'vitest';
import { fakeStore } from '../support/fake-store.ts';
import { openSite } from '../support/site.ts';

// Each string is unique, so that any part of it can be searched for.
const marked = {
  name: 'Qzanna Marked-Vexler',
  email: 'qzanna.vexler@marked.example',
  phone: '9871236540',
  subject: 'Qzubject "of" marks',
  message: 'Qzessage line one\nline two, with ünlaut & <b>tags</b>',
};
const secrets = ['Qzanna', 'Vexler', 'qzanna', '9871236540', 'Qzubject', 'Qzessage', 'nlaut', '203.0.113.77'];

/** Errors as databases report them for a row that they refuse. */
const brokenStore = fakeStore({
  insert: (enquiry) => {
    const message = `Failing row contains (${enquiry.name}, ${enquiry.email}, ${enquiry.message}).`;
    const found = { code: '23514', detail: JSON.stringify(enquiry), parameters: Object.values(enquiry) };
    return Promise.reject(Object.assign(new Error(message), found));
  },
});

const fail = (error: Error) => () => {
  throw error;
};
const bug = new Error(`a bug with ${marked.name}, ${marked.name} and ${JSON.stringify(marked.message)}`);
const worksOnce = vi.fn<() => Date>(fail(new TypeError('there is no time'))).mockReturnValueOnce(new Date());
const verifier = { captchaVerifier: { url: 'http://127.0.0.1:1/', secret: 's' } };

test.each<[string, Parameters<typeof openSite>]>([
  ['is stored', []],
  ['cannot be stored', [{}, { store: brokenStore }]],
  ['exceeds the rate limit', [{ SEND_LIMIT: '1' }]],
  ['fails after it is stored', [{}, { onStored: fail(bug) }]],
  ['fails before it is read', [{}, { now: worksOnce }]], // once, when the app is created
  ['cannot be verified', [{ CAPTCHA: 'recaptcha k s' }, verifier]],
])('an enquiry that %s leaves no personal data in the log', async (_way, [env, things]) => {
  await using agency = openSite({ TRUST_PROXY: '1', ...env }, things);
  const json = JSON.stringify({ ...marked, form: 'sem' });
  const post = (path = '/send', type = 'json') =>
    agency.http.post(path).set('X-Forwarded-For', '203.0.113.77').type(type);
  await post().send(json);
  await post('/send', 'form').send(new URLSearchParams(marked).toString());
  await post().send(`${json}}`);
  await post().send({ ...marked, email: 'qzanna at marked', phone: `${marked.phone}999` });
  await post('/send', 'text/plain').send(json);
  await post().send({ ...marked, message: marked.message.repeat(5_000) });
  await post().set('Sec-Fetch-Site', 'cross-site').send(json);
  await post().set('Content-Encoding', 'gzip').send(json);
  await post(`/send?email=${marked.email}`).set('Referer', `http://x/${marked.email}`).send(json);
  await post(`/${marked.email}/${marked.phone}`).send(json);
  await agency.http.get(`/${marked.email}?phone=${marked.phone}`).set('User-Agent', marked.name);
  await post('/vitals').send({
    page: `/${marked.phone}`,
    metrics: [{ name: 'CLS', value: 0, id: 'Qzanna' }],
  });
  expect(agency.lines.length).toBeGreaterThanOrEqual(12);
  for (const secret of secrets) expect(JSON.stringify(agency.lines)).not.toContain(secret);
});

test('a database error leaves no stored value in the log, even where it differs from the posted one, and keeps its own words', async () => {
  await using agency = openSite();
  agency.store.insert = ({ name, phone, message, context }) =>
    Promise.reject(new Error(`then ended: ${name}, ${phone}, ${message}, ${context.utm.source}`));
  const typed = { name: ` Qzanna\r\nVexler `, phone: '98712 36540', message: ' Qzessage\r\nline two ' };
  const enquiry = { ...marked, ...typed, utm: { source: 'Qzource' }, language: 'en' };
  await agency.http.post('/send').send(enquiry).expect(503);
  const err = expect.objectContaining({ message: expect.stringMatching(/^then ended: /) });
  expect(agency.lines).toContainEqual(expect.objectContaining({ msg: 'enquiry not stored', err }));
  for (const secret of [...secrets, 'Qzource']) expect(JSON.stringify(agency.lines)).not.toContain(secret);
});

test('no IP address and no user agent is stored, with an enquiry or with a measurement', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  const headers = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Qzowser/1.0' };
  await agency.http.post('/send').set(headers).send(marked).expect(200);
  const metrics = [{ name: 'LCP', value: 900, id: 'v5-1' }];
  await agency.http.post('/vitals').set(headers).send({ page: '/', metrics }).expect(204);
  const stored = JSON.stringify([agency.tables(), agency.lines]);
  expect(stored).toContain(marked.email);
  expect(stored).toContain('LCP');
  expect(stored).not.toContain('203.0.113');
  expect(stored).not.toContain('Qzowser');
});

test('all log lines of one request have its id, and each request has its own', async () => {
  await using agency = openSite({}, { store: brokenStore });
  for (let time = 1; time <= 2; time++) await agency.http.post('/send').send(marked);
  const [one, same, other, last] = agency.lines.map(({ id }) => id);
  expect([one, other]).toEqual([same, last]);
  expect(one).not.toBe(other);
  const request = { msg: 'request', method: 'POST', route: '/send', status: 503, ms: expect.any(Number) };
  expect(agency.lines.slice(0, 2)).toMatchObject([{ msg: 'enquiry not stored' }, request]);
});
