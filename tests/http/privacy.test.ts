import { expect, test, vi } from 'vitest';
import { fakeStore } from '../support/fake-store.ts';
import { openSite } from '../support/site.ts';

// Each string is unique, so that any part of it can be searched for. Some are stored in another form.
const marked = {
  name: ' Qzanna\r\nMarked-Vexler ',
  email: 'qzanna.vexler@marked.example',
  phone: '98712 36540',
  subject: 'Qzubject "of" marks',
  message: ' Qzource: Qzessage line one\r\nline two, with ünlaut & <b>tags</b>',
};
const secrets = [
  ...['Qzanna', 'Vexler', 'qzanna', '9871236540', '98712 36540', 'Qzubject', 'Qzessage', 'nlaut', 'Qzource'],
  ...['203.0.113.77', 'Qzowser'],
];

/** Errors as databases report them for a row that they refuse. */
const brokenStore = fakeStore({
  insert: (enquiry) => {
    const { name, email, phone, message: text, context } = enquiry;
    const message = `Then ended: (${name}, ${email}, ${phone}, ${text}, ${context.utm.source}).`;
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
])(
  'an enquiry that %s leaves no personal data in the log, and no IP address or browser in the store',
  async (_way, [env, things]) => {
    await using agency = openSite({ TRUST_PROXY: '1', ...env }, things);
    const json = JSON.stringify({ ...marked, form: 'sem', language: 'en', utm: { source: 'Qzource' } });
    const post = (path = '/send', type = 'json') =>
      agency.http
        .post(path)
        .set({ 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Qzowser/1.0' })
        .type(type);
    await post().send(json);
    await post('/send', 'form').send(new URLSearchParams(marked).toString());
    await post().send(`${json}}`);
    await post().send({ ...marked, email: 'qzanna at marked', phone: `${marked.phone}999` });
    await post('/send', 'text/plain').send(json);
    await post().send({ ...marked, message: marked.message.repeat(5_000) });
    await post().set('Sec-Fetch-Site', 'cross-site').send(json);
    await post().set('Content-Encoding', 'gzip').send(json);
    await post(`/send?email=${marked.email}`).set('Referer', `http://x/${marked.email}`).send(json);
    await post(`/${marked.email}/9871236540`).send(json);
    await agency.http.get(`/${marked.email}?phone=9871236540`).set('User-Agent', 'Qzanna');
    await post('/vitals').send({ page: '/9871236540', metrics: [{ name: 'CLS', value: 0, id: 'Qzanna' }] });
    expect(agency.lines.length).toBeGreaterThanOrEqual(12);
    const rows = JSON.stringify(agency.tables());
    for (const secret of ['203.0.113', 'Qzowser', '"Qzanna"']) expect(rows).not.toContain(secret);
    for (const secret of secrets) expect(JSON.stringify(agency.lines)).not.toContain(secret);
    if (things?.store) expect(JSON.stringify(agency.lines)).toContain('Then ended: (');
  },
);

test('all log lines of one request have its id, and each request has its own', async () => {
  await using agency = openSite({}, { store: brokenStore });
  for (let time = 1; time <= 2; time++) await agency.http.post('/send').send(marked);
  const [one, same, other, last] = agency.lines.map(({ id }) => id);
  expect([one, other]).toEqual([same, last]);
  expect(one).not.toBe(other);
  const request = { msg: 'request', method: 'POST', route: '/send', status: 503, ms: expect.any(Number) };
  expect(agency.lines.slice(0, 2)).toMatchObject([{ msg: 'enquiry not stored' }, request]);
});
