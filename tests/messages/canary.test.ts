// A canary passes every step, and reports the step at which it fails.

import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { canaryHeader, canaryTokenMsMax, createCanaryToken } from '../../server/canary/recognition.ts';
import { readCanaryRecord } from '../../server/canary/run.ts';
import { openCanarySite } from '../support/canary-site.ts';
import { asha } from '../support/enquiry.ts';

test('a canary passes through the page, the form, the store and the mail server, and leaves no data', async () => {
  await using agency = await openCanarySite();
  const result = await agency.run();
  expect(result).toMatchObject({ ok: true, step: null, error: null, mail: 'recipients accepted' });
  expect(result.steps.map(({ step }) => step)).toEqual(['page', 'post', 'store', 'mail', 'removal']);
  expect(agency.mailbox.stages).toEqual(['connect', 'sender', 'recipient']);
  expect(agency.mailbox.emails).toEqual([]);
  expect(agency.rows()).toEqual([]);
  expect(await readCanaryRecord(agency.store)).toMatchObject({
    ...{ ok: true, at: result.at, lastSuccessAt: result.at, tookMs: result.tookMs, step: null },
  });
  expect(agency.faults()).toEqual([]);
});

test('with CANARY_TO its letter is sent there and nowhere else', async () => {
  await using agency = await openCanarySite({ env: { CANARY_TO: 'canary@agency.example' } });
  expect(await agency.run()).toMatchObject({ ok: true, mail: 'letter sent' });
  expect(agency.mailbox.emails).toMatchObject([
    { recipients: ['canary@agency.example'], subject: 'Test of the website' },
  ]);
  expect(agency.mailbox.emails[0]?.raw).toContain('Auto-Submitted: auto-generated');
  expect(agency.mailbox.emails[0]?.replyTo).toBeUndefined();
  expect(agency.rows()).toEqual([]);
});

test('a canary’s requests look like those of a browser', async () => {
  await using agency = await openCanarySite();
  await agency.run();
  const [page, post] = agency.requests;
  expect(page).toMatchObject({ url: '/contact', headers: { accept: expect.stringContaining('text/html') } });
  expect(post).toMatchObject({
    url: '/send',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      origin: agency.url,
      referer: `${agency.url}/contact`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
    },
  });
});

test('without mail settings the canary ends at the store, and succeeds', async () => {
  await using agency = await openCanarySite();
  const config = { ...agency.config, mail: null };
  expect(await agency.run({ config })).toMatchObject({ ok: true, mail: 'not configured' });
  expect(agency.rows()).toEqual([]);
  expect(agency.mailbox.stages).toEqual([]);
});

test('no limit stops a canary, and a canary counts towards none', async () => {
  await using agency = await openCanarySite({ env: { SEND_LIMIT: '1' } });
  for (let time = 1; time <= 3; time++) expect(await agency.run()).toMatchObject({ ok: true });
  const send = (headers = {}) => agency.http.post('/send').set(headers).send(asha);
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  expect(await agency.run()).toMatchObject({ ok: true });
  const elsewhere = { secret: async () => 'another secret' };
  const forged = (await createCanaryToken(elsewhere, agency.now())).text;
  for (const text of ['x', '', 'x'.repeat(5_000), forged, `${forged}x`, forged.replace(/^./, '2')])
    expect((await send({ [canaryHeader]: text })).status).toBe(429);
});

test('a post with a forged, expired or premature token is an ordinary enquiry', async () => {
  await using agency = await openCanarySite();
  const elsewhere = { secret: async () => 'another secret' };
  const send = (text: string, message: string) =>
    agency.http
      .post('/send')
      .set(canaryHeader, text)
      .send({ ...asha, message })
      .expect(200);
  const at = async (ms: number) =>
    (await createCanaryToken(agency.store, new Date(agency.now().getTime() + ms))).text;
  const other = (await createCanaryToken(elsewhere, agency.now())).text;
  const tokens = {
    ...{ forged: other, swapped: (await at(0)).replace(/[^.]*$/, other.split('.')[2] ?? '') },
    ...{
      expired: await at(-canaryTokenMsMax - 1),
      premature: await at(canaryTokenMsMax + 1),
      garbage: 'a.b.c',
    },
  };
  for (const [message, text] of Object.entries(tokens)) await send(text, message);
  expect(await agency.store.list({}, 10)).toHaveLength(5);
  expect(agency.rows().filter(({ canary }) => canary === 1)).toEqual([]);
});

test('a post that is repeated with its token stores nothing more, and is never an enquiry', async () => {
  await using agency = await openCanarySite();
  const { text, nonce } = await createCanaryToken(agency.store, agency.now());
  const send = () => agency.http.post('/send').set(canaryHeader, text).send(asha).expect(200);
  await send();
  await send();
  expect(agency.rows()).toMatchObject([{ canary: 1 }]);
  await agency.store.removeCanaries(nonce, agency.now());
  await send();
  expect(agency.rows()).toMatchObject([{ canary: 1 }]);
  expect(await agency.store.list({}, 10)).toEqual([]);
});

test('a page that does not belong to this site is reported', async () => {
  await using agency = await openCanarySite();
  const answers: [number, RegExp][] = [
    [502, /set the proxy to its HOST and PORT/],
    [301, /Set SITE_URL to the URL at which visitors arrive/],
    [200, /Open it in a browser/],
    [404, /Read the log/],
  ];
  for (const [status, remedy] of answers) {
    agency.proxyAnswers((_req, res) => {
      res
        .writeHead(status, { Location: 'https://www.other.example/' })
        .end('<form action="/login">\u001b[2J');
    });
    const result = await agency.run();
    expect(result).toMatchObject({ ok: false, step: 'page', remedy: expect.stringMatching(remedy) });
    if (status === 301) expect(result.error).toContain('redirects to https://www.other.example/');
    expect(await readCanaryRecord(agency.store)).toMatchObject({
      ok: false,
      step: 'page',
      lastSuccessAt: null,
    });
  }
  expect(agency.requests.map(({ url }) => url)).toEqual(answers.map(() => '/contact'));
});

test('a post that does not get the normal answer of the site is reported', async () => {
  await using agency = await openCanarySite();
  const answers: [number, string, RegExp][] = [
    [403, '{"success":false}', /Make the proxy pass Host and Origin on/],
    [429, 'slow down', /Read the log of the site/],
    [503, '{"success":false}', /Read the log of the site and of the proxy/],
    [200, '<h1>Log in to the hotel</h1>', /pass POST \/send and its answer on unchanged/],
    [200, '{"success":true}', /pass POST \/send and its answer on unchanged/],
  ];
  for (const [status, body, remedy] of answers) {
    agency.proxyAnswers((req, res) => {
      if (req.method === 'GET') return void agency.app(req, res);
      res.writeHead(status, { 'Enquiry-Reference': 'none' }).end(body);
    });
    const failed = { ok: false, step: 'post', remedy: expect.stringMatching(remedy) };
    expect(await agency.run()).toMatchObject(failed);
  }
});

test('a post whose answer is lost leaves no row behind', async () => {
  await using agency = await openCanarySite();
  agency.proxyAnswers((req, res) => {
    if (req.method === 'POST') res.end = () => res.destroy();
    agency.app(req, res);
  });
  expect(await agency.run()).toMatchObject({
    ok: false,
    step: 'post',
    steps: [{ step: 'page' }, { step: 'removal' }],
  });
  expect(agency.rows()).toEqual([]);
});

test('a canary ends in time when a server hangs, sends slowly or never ends its response', async () => {
  await using agency = await openCanarySite();
  agency.proxyAnswers(() => {});
  expect(await agency.run({ msMax: 100 })).toMatchObject({
    step: 'page',
    error: expect.stringContaining('in time'),
  });
  agency.proxyAnswers((_req, res) => {
    const timer = setInterval(() => res.write('<p>'), 10);
    res.on('close', () => clearInterval(timer));
  });
  expect(await agency.run({ msMax: 100 })).toMatchObject({
    step: 'page',
    error: expect.stringContaining('in time'),
  });
  agency.proxyAnswers((_req, res) => {
    const flood = () => {
      while (res.write('x'.repeat(60_000)));
    };
    res.on('drain', flood);
    flood();
  });
  expect(await agency.run()).toMatchObject({ step: 'page', error: expect.stringContaining('too long') });
  agency.proxyAnswers((req) => void req.socket.destroy());
  expect(await agency.run()).toMatchObject({
    step: 'page',
    error: expect.stringContaining('cannot be reached'),
  });
});

test('a proxy that drops the token is reported, and the enquiry is held and not mailed', async () => {
  await using agency = await openCanarySite();
  agency.proxyAnswers((req, res) => {
    delete req.headers[canaryHeader.toLowerCase()];
    agency.app(req, res);
    res.on('finish', () => void agency.deliver());
  });
  expect(await agency.run()).toMatchObject({
    ...{ ok: false, step: 'store', remedy: expect.stringContaining('Enquiry-Canary') },
  });
  expect(agency.states()).toEqual(['held']);
  expect(agency.mailbox.stages).toEqual([]);
});

test('a store other than the site’s is reported', async () => {
  await using agency = await openCanarySite();
  await using elsewhere = await openCanarySite();
  const store = { ...elsewhere.store, secret: agency.store.secret };
  expect(await agency.run({ store })).toMatchObject({
    ...{ ok: false, step: 'store', remedy: expect.stringContaining('DATABASE_URL') },
  });
});

test('a store that does not respond fails at the store, and one that keeps the row at the removal', async () => {
  await using agency = await openCanarySite();
  const away = () => Promise.reject(new Error('disk full'));
  expect(await agency.run({ store: { ...agency.store, find: away } })).toMatchObject({ step: 'store' });
  expect(await agency.run({ store: { ...agency.store, removeCanaries: away } })).toMatchObject({
    ...{ ok: false, step: 'removal', error: expect.stringContaining('disk full') },
  });
  expect(agency.rows()).toMatchObject([{ canary: 1, state: 'sent' }]);
});

test('a mail server that is down fails at the mail, with its error and the setting', async () => {
  await using agency = await openCanarySite();
  await agency.mailbox.down();
  const result = await agency.run();
  expect(result).toMatchObject({
    ...{ ok: false, step: 'mail' },
    error: expect.stringMatching(/^The mail server has not accepted the canary: .*ECONNREFUSED.*[^.]$/),
    remedy: 'Start the mail server, or set SMTP_URL to its host and port.',
  });
  expect(agency.rows()).toEqual([]);
});

test('recipients that the mail server refuses fail at once, and each is named', async () => {
  await using agency = await openCanarySite({ env: { MAIL_TO: 'a@agency.example,b@agency.example' } });
  const refuse = (recipients: RegExp) => {
    agency.mailbox.smtpReplies = (stage, what) =>
      stage === 'recipient' && recipients.test(what) ? '550 No such user' : undefined;
  };
  refuse(/./);
  expect(await agency.run()).toMatchObject({
    ...{ step: 'mail', remedy: 'Set MAIL_TO to e-mail addresses that the mail server accepts.' },
    error: expect.stringMatching(/^The mail server has not accepted the canary: .*550 No such user/),
  });
  refuse(/^b@/);
  const result = await agency.run();
  expect(result).toMatchObject({ step: 'mail', error: expect.stringContaining('550 No such user') });
  expect(result.error).toContain('b@agency.example');
  expect(result.error).not.toContain('a@agency.example');
});

test('a refused CANARY_TO is named as the setting to correct', async () => {
  await using agency = await openCanarySite({ env: { CANARY_TO: 'canary@agency.example' } });
  agency.mailbox.smtpReplies = (stage) => (stage === 'recipient' ? '550 No such user' : undefined);
  expect(await agency.run()).toMatchObject({
    ...{ step: 'mail', remedy: 'Set CANARY_TO to an e-mail address that the mail server accepts.' },
  });
});

test('a greylisted canary passes at a later try, or reports "later" at the end of its time', async () => {
  await using agency = await openCanarySite();
  let asked = 0;
  agency.mailbox.smtpReplies = (stage) => {
    if (stage !== 'recipient') return undefined;
    asked += 1;
    return asked === 1 ? '450 Greylisted' : undefined;
  };
  expect(await agency.run()).toMatchObject({ ok: true });
  expect(asked).toBe(2);
  agency.mailbox.smtpReplies = (stage) => (stage === 'recipient' ? '450 Greylisted' : undefined);
  expect(await agency.run()).toMatchObject({
    step: 'mail',
    error: expect.stringContaining('450 Greylisted'),
  });
});

test('a site that does not mail, and a mail server that does not reply, fail at the mail in time', async () => {
  await using agency = await openCanarySite();
  const sleep = async (ms: number) => agency.advance(ms);
  const clock = { ...agency.clock, sleep };
  const unanswered = { step: 'mail', error: 'The mail server has not replied in time' };
  expect(await agency.run({ clock })).toMatchObject(unanswered);
  const { transport } = agency.sender.mail ?? {};
  const silent = { ...transport, askRecipients: () => new Promise(() => {}) } as never;
  const claiming = {
    ...clock,
    async sleep(ms: number) {
      void agency.another({ transport: silent }).deliver();
      await later(20);
      agency.advance(ms);
    },
  };
  expect(await agency.run({ clock: claiming, msMax: 2_000 })).toMatchObject(unanswered);
});

test('a canary delays no enquiry: neither when it hangs nor when it fails', async () => {
  await using agency = await openCanarySite({ env: { CANARY_TO: 'canary@agency.example' } });
  agency.mailbox.smtpReplies = (stage, what) =>
    stage === 'recipient' && what.startsWith('canary@') ? 'silence' : undefined;
  const { text } = await createCanaryToken(agency.store, agency.now());
  await agency.http.post('/send').set(canaryHeader, text).send(asha).expect(200);
  await agency.sendEnquiry({ subject: 'Real' });
  const delivering = agency.deliver();
  await expect.poll(agency.subjects).toEqual(['Real']);
  const canary = async () => (await agency.store.messages.list({ channel: 'canary' }, 1))[0];
  expect(await canary()).toMatchObject({ isBeingSent: true }); // it waits for its reply
  await delivering;
  expect(await canary()).toMatchObject({ state: 'waiting', isBeingSent: false });
  await agency.sendEnquiry({ subject: 'Next' });
  await agency.deliver();
  expect(agency.subjects()).toEqual(['Real', 'Next']);
  expect(agency.faults().filter(({ channel }) => channel !== 'canary')).toEqual([]);
});

test('the canary of a killed command is removed by the next after an hour, and is in no list until then', async () => {
  await using agency = await openCanarySite();
  const killed = { ...agency.store, removeCanaries: () => Promise.reject(new Error('killed')) };
  await agency.run({ store: killed });
  expect(agency.rows()).toHaveLength(1);
  expect(await agency.store.list({}, 10)).toEqual([]);
  await agency.run();
  expect(agency.rows()).toHaveLength(1);
  agency.advance(61 * 60_000);
  await agency.run();
  expect(agency.rows()).toEqual([]);
});

test('a canary that is stopped removes its row and records no result', async () => {
  await using agency = await openCanarySite();
  const stopping = new AbortController();
  const clock = { ...agency.clock, sleep: async () => stopping.abort() };
  await expect(agency.run({ clock, signal: stopping.signal })).rejects.toThrow('aborted');
  expect(agency.rows()).toEqual([]);
  expect(await readCanaryRecord(agency.store)).toBeNull();
});

test('a success that a clock recorded in the future does not hide later failures', async () => {
  await using agency = await openCanarySite();
  const { at } = await agency.run();
  agency.jumpClock(-24 * 60 * 60 * 1000);
  await agency.mailbox.down();
  const failed = await agency.run();
  expect(failed.at < at).toBe(true);
  expect(await readCanaryRecord(agency.store)).toMatchObject({ ok: false, lastSuccessAt: failed.at });
});
