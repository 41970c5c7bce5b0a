import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { site, success } from '../../views/index.ts';
import { asha } from '../support/enquiry.ts';
import { listen } from '../support/listen.ts';
import { openSite } from '../support/site.ts';

const shared = openSite({ SEND_LIMIT: '1000' });
afterAll(() => shared[Symbol.asyncDispose]());

/** Another key each time: equal values are another enquiry. */
async function stored(values: object) {
  const enquiry = { ...asha, key: randomUUID(), ...values };
  const { headers } = await shared.http.post('/send').send(enquiry).expect(200, success);
  const { reference, state, spam_signals } = shared.rows().at(-1) ?? {};
  expect(reference).toBe(headers['enquiry-reference']);
  return { state, signals: JSON.parse(String(spam_signals)) };
}

const shops = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://shop-${number}.example`).join('\n');

test.each<[string, object, string[]]>([
  ['fills the honeypot field', { link: 'x' }, ['honeypot']],
  ['is sent within a second', { tookMs: 900 }, ['haste']],
  ['does all of it', { link: 'x', tookMs: 0, message: shops(19) }, ['honeypot', 'haste', 'links']],
])('an enquiry that %s gets the usual response, is stored, and is held', async (_what, values, signals) => {
  expect(await stored(values)).toEqual({ state: 'held', signals });
});

test.each([
  'Nice site [url=http://pills.example]best pills[/url]',
  'Look at [URL]http://x.example[/URL]',
  'See [link=http://x.example]this[/link]',
  shops(20),
  'Лучшее онлайн казино, бездепозитный бонус 500 и фриспины https://casino.example',
  'Заработок на криптовалюте, доход от 500$ в день! Подробнее https://t.me/earnfast',
  'Best online casino: 200 free spins and a welcome bonus, jackpot slots. https://spin.example',
  'Get 1xbet promo code, bonus up to $130 on sports betting http://bet.example',
  '<a href="http://meds.example">Buy tramadol online</a> <a href="http://meds2.example">buy xanax</a>',
  'Make $5,000 per day with our Bitcoin trading bot, guaranteed profit: https://bot.example',
  'Get an instant loan without collateral at 2%: https://loan.example/approval guaranteed approval',
])('the spam %j is held', async (message) => {
  expect(await stored({ message })).toEqual({ state: 'held', signals: ['links'] });
});

test('a link as a name is spam', async () => {
  const signals = ['links'];
  expect(await stored({ name: 'https://win.example/u7' })).toEqual({ state: 'held', signals });
});

const networks = ['facebook', 'instagram', 'youtube', 'x', 'justdial', 'zomato', 'swiggy'];
const footer = networks.map((name) => `<li><a href="https://www.${name}.example/sharma">${name}</a></li>`);

test.each<string | object>([
  ...[{ tookMs: 2_000 }, { link: '' }, { name: 'www.kapoorprinters.example' }],
  'Ours is https://www.tea.example, and it is slow. www.a.example www.a.example www.a.example www.a.example',
  'Budget < 50,000 > 20,000, <b>soon</b>',
  'Bonus points for our buyers: the BONUS page of https://shop.example is too slow.',
  'Please redo our site [link to the old site] [link: below] by Diwali.',
  `We like these, please make ours similar:\n${shops(8)}`,
  'Menu is broken: <div class="nav"><a href="https://sweets.example/">Home</a> <img src="cart.png"></div>',
  `Footer should stay: <ul>${footer.join('')}</ul>`,
  'Our logo is <a href="https://drive.example/d/1aB">here</a>, please vectorise.',
  'PHP Fatal error in /home/shop/wp-content/themes/astra/functions.php:212 #0 https://gupta.example/wp-admin',
  'We are at https://maps.app.goo.gl/x1 and https://wa.me/919876543210, brochure https://bit.ly/rk-catalogue',
  'हमारी मिठाई की दुकान की वेबसाइट चाहिए। पुरानी साइट: https://mithai.example',
  `We want to be first on Google for "hotel in Manali", with backlinks and guest posts. Rivals:\n${shops(6)}`,
  'We are a Bitcoin exchange (https://coin.example). Need an app, crypto wallet and landing page.',
  'Gupta Medicos needs online ordering of medicines with prescription upload, like https://1mg.example.',
  'Здравствуйте! Нам нужен сайт для туров в Индию: https://tours.example. Бюджет 5000 долларов.',
  'Event planners in Goa (casino nights): https://events.example. Our bank loan comes in January.',
])('the enquiry %j is not held', async (sample) => {
  const values = typeof sample === 'string' ? { message: sample } : sample;
  expect(await stored(values)).toEqual({ state: 'waiting', signals: [] });
});

test('a bot fills in the hidden field, and browsers and password managers do not', async () => {
  await using agency = openSite();
  const { text } = await agency.http.get(site.contact.path);
  const form = text.split('data-enquiry="contact"')[1]?.split('</form>')[0] ?? '';
  const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name);
  const filled = Object.fromEntries(names.map((name) => [name, 'https://spam.example']));
  const posted = { ...filled, ...asha, form: 'contact', page: '/contact' };
  await agency.http.post('/send').type('form').send(posted);
  expect(agency.rows()).toMatchObject([{ state: 'held', spam_signals: '["honeypot"]' }]);

  const [hidden = ''] = text.match(/<div[^>]* inert=""[^>]*>.*?<\/div>/s) ?? [];
  expect(hidden).toMatch(/aria-hidden="true".*tabindex="-1"/s);
  expect(hidden.toLowerCase()).toContain('autocomplete="off"');
  const known =
    /name|mail|phone|tel|mobile|fax|address|street|city|town|state|province|region|country|zip|post|pin|company|organi|title|user|login|pass|card|cvc|birth|age|sex|web|site|url|home|promo|coupon|search|otp|code/i;
  const [, own = ''] = hidden.match(/ name="(\w+)"/) ?? [];
  const [, id = ''] = hidden.match(/<input[^>]* id="[^"]*-(\w+)"/) ?? [];
  const label = hidden.replace(/<[^>]+>/g, '');
  expect([own, id, label].filter((word) => word === '' || known.test(word))).toEqual([]);
});

const keys = { CAPTCHA: 'recaptcha site-key secret' };

/** A stand-in for a captcha provider's verify API: it accepts one token, or answers every request with a text. */
async function openVerifier(answer?: string) {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (req, res) => {
    const form = new URLSearchParams(Buffer.concat(await req.toArray()).toString());
    asked.push(form);
    const isGood = form.get('response') === 'good' && form.get('secret') === 'secret';
    if (answer !== 'silence') res.end(answer ?? JSON.stringify({ success: isGood }));
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    context: { captchaVerifier: { url, secret: 'secret' } },
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const good = { captcha: 'good' };
const enquiry = { ...asha, form: 'sem', page: site.sem.path };

test.each<[what: string, answer: string | undefined, token: object, captcha: string, signals: string[]]>([
  ['a good token', undefined, good, 'passed', []],
  ['a good token in the widget’s own field', undefined, { 'g-recaptcha-response': 'good' }, 'passed', []],
  ['a bad token', undefined, { captcha: 'bad' }, 'failed', ['captcha-failed']],
  ['no token', undefined, {}, 'missing', ['captcha-missing']],
  ['a token that is too long', undefined, { captcha: 'x'.repeat(10_000) }, 'missing', ['captcha-missing']],
  ['a token that the provider does not answer for', 'silence', good, 'unverified', []],
  ['a token that the provider answers for with HTML', '<html>busy</html>', good, 'unverified', []],
])('an enquiry with %s is stored, and held or not', async (_what, answer, token, captcha, signals) => {
  await using verifier = await openVerifier(answer);
  await using open = openSite(keys, verifier.context);
  const post = open.http.post('/send');
  await post.send({ ...enquiry, ...token }).expect(200, success);
  const state = signals.length > 0 ? 'held' : 'waiting';
  expect(open.rows()).toMatchObject([{ ...asha, captcha, state, spam_signals: JSON.stringify(signals) }]);
});

test('a provider that cannot be reached, or rejects the secret in CAPTCHA, blocks no visitor; the latter is logged', async () => {
  await using verifier = await openVerifier('{"success":false,"error-codes":["invalid-input-secret"]}');
  const unreachable = { captchaVerifier: { url: 'http://127.0.0.1:9', secret: 'secret' } };
  const remedy = expect.stringContaining('Set CAPTCHA');
  const said = { level: 50, msg: 'captcha provider rejects the secret in CAPTCHA', remedy };
  for (const context of [unreachable, verifier.context]) {
    await using open = openSite(keys, context);
    const post = open.http.post('/send');
    await post.send({ ...enquiry, ...good }).expect(200, success);
    expect(open.rows()).toMatchObject([{ ...asha, captcha: 'unverified', state: 'waiting' }]);
    const logged = open.lines.filter(({ level }) => level === 50);
    expect(logged).toMatchObject(context === unreachable ? [] : [said]);
  }
});

test('only the forms that have a captcha are verified, and none without keys', async () => {
  await using verifier = await openVerifier();
  await using keyless = openSite({ CAPTCHA: 'recaptcha' });
  await using open = openSite(keys, verifier.context);
  await keyless.http
    .post('/send')
    .send({ ...enquiry, captcha: 'bad' })
    .expect(200);
  await open.http
    .post('/send')
    .send({ ...enquiry, form: 'seo', captcha: 'bad' })
    .expect(200);
  for (const { rows } of [keyless, open]) expect(rows()).toMatchObject([{ captcha: null, state: 'waiting' }]);
  expect(verifier.asked).toEqual([]);
});
