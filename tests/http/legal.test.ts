// The privacy page and the terms: what they say depends on settings, and what happens has to be what they say.

import { expect, test } from 'vitest';
import { journalDays } from '../../server/limits.ts';
import { facts, notice, site as rows } from '../../views/index.ts';
import { spokenDate } from '../../views/measurements.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';
import { findJsonLd } from '../support/structured-data.ts';

const policy = '/privacy-policy';

async function mainOf(path = policy, env: Record<string, string> = {}) {
  await using site = openSite(env);
  return parsePage((await site.http.get(path)).text).main;
}

const mail = { SMTP_URL: 'smtps://mail.agency.example', MAIL_TO: 'desk@agency.example' };
const named = {
  ...{ LEGAL_NAME: 'Tea House Private Limited', DATA_CONTACT: 'Anita Rao, Manager', BACKUP_DAYS: '21' },
  ...{ PROCESSORS: 'hosting: Host Ltd, India; mail: Post Ltd, Ireland', CAPTCHA: 'turnstile' },
};
const receipt = 'one e-mail that confirms it';
const keeps = 'makes us keep some of it even if you erase it';
const captcha = 'the map and the captcha';

test.each<[env: Record<string, string>, says: string[], path?: string]>([
  [
    named,
    [
      ...['Tea House Private Limited', 'Anita Rao, Manager', 'Host Ltd, India', 'Post Ltd, Ireland'],
      ...['21 days', 'Cloudflare', `${captcha} may bring those of other companies`],
    ],
  ],
  [{ CAPTCHA: 'off' }, [`not: ${captcha}`]],
  [{ RECEIPT: '1', ...mail }, [receipt]],
  [{ RECEIPT: '1' }, [`not: ${receipt}`]],
  [mail, [`not: ${receipt}`]],
  [{ ERASE_AFTER_DAYS: '365' }, [keeps, 'the law makes us keep a part until 365 days after it came']],
  [{ RETENTION_DAYS: '400' }, ['is erased from our server 400 days after it arrived']],
  [
    { SITE_BRAND: 'Tea House' },
    [
      ...['Tea House', 'when you ask', '30 days', `not: ${keeps}`, 'not: makes us keep a part'],
      `“visitor” where you asked for it by form. Each line is erased after ${journalDays} days`,
      'kept in the e-mail that answers you, until it is sent',
      ...['for an hour, how many requests to see or erase', 'Data Protection Board of India'],
      `version ${notice.version}`,
    ],
  ],
  [{ LEGAL_NAME: 'Tea House Private Limited' }, ['Tea House Private Limited'], '/term-and-conditions'],
  [{}, [`version ${facts.termsVersion}, of ${spokenDate(facts.termsDate)}`], '/term-and-conditions'],
])('with the settings %j the policy or the terms say %j', async (env, says, path = policy) => {
  const text = textOf(await mainOf(path, env));
  for (const words of says) {
    if (words.startsWith('not: ')) expect(text).not.toContain(words.slice(5));
    else expect(text).toContain(words);
  }
  expect(facts).toMatchObject({ journalDays });
});

test('the policy in short names the same companies, cookies and dates as the long one', async () => {
  const text = textOf(await mainOf(policy, named));
  const dated = 'may complain to the Data Protection Board of India from May 2027 on';
  const parts = ['Host Ltd, India', 'Post Ltd, Ireland', dated, 'may set cookies of its own'];
  // Two summaries are in the other languages.
  expect(parts.map((part) => text.split(part).length - 1)).toEqual([4, 4, 2, 2]);
});

test.each([
  ['', 'https://www.openstreetmap.org/directions?to='],
  ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/dir/?api=1&destination='],
])('with the map "%s" the contact page links to directions at %s', async (MAP_EMBED_URL, route) => {
  const main = await mainOf('/contact', { SITE_ADDRESS: '1 High Street, Mohali & Co', MAP_EMBED_URL });
  const links = main.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toContain(`${route}1%20High%20Street%2C%20Mohali%20%26%20Co`);
});

test('the terms and the prices have one rule for a client who stops', async () => {
  for (const path of ['/term-and-conditions', '/price-packages'])
    expect(textOf(await mainOf(path))).toMatch(/work done by (that day|then).*never less than the deposit/);
});

test('the notice of a form links to the rights section, which says how to use each, whom to ask and until when', async () => {
  const main = await mainOf();
  const [path, anchor] = notice.href.split('#');
  expect(path).toBe(rows.privacy.path);
  expect(main.querySelector(`#${anchor}`)?.textContent).toContain('Your rights');
  const clauses = main.querySelectorAll('.clause strong').map(textOf);
  expect(clauses).toEqual(expect.arrayContaining(['See.', 'Correct.', 'Withdraw.', 'Erase.']));
  expect(main.querySelector('a[href="mailto:hello@openhand.example"]')).not.toBeNull();
  // The maximum in the DPDP Rules, 2025.
  expect(Number(/within (\d+) days at the latest/.exec(textOf(main))?.[1])).toBeLessThanOrEqual(90);
});

test('the notice shown beside the form is stored with the enquiry, and nothing is stored where none was shown', async () => {
  await using site = openSite();
  for (const shown of [notice.version, '<b>1</b>', undefined])
    await site.http.post('/send').send({ ...asha, message: `With ${shown}`, notice: shown });
  expect(site.rows().map((row) => row.notice)).toEqual([notice.version, null, null]);
});

test('a visitor without script sees the reference of a stored enquiry below the success message, as does an agent', async () => {
  await using site = openSite();
  const post = async (values: object) => {
    const answer = site.http.post('/send').set('Accept', browserAccept).type('form');
    const { text } = await answer.send({ ...values, form: 'seo', page: '/seo-services' });
    const shown = parsePage(text).main.querySelector('.form-answers .form-reference strong');
    return [shown?.textContent, findJsonLd(text, 'CommunicateAction')];
  };
  const [shown, data] = await post(asha);
  const reference = site.rows()[0]?.reference;
  expect(shown).toBe(reference);
  expect(data).toMatchObject({ actionStatus: 'CompletedActionStatus', identifier: reference });
  const error = [{ description: 'Enter your name' }, {}, { description: 'Tell us what you need' }];
  expect(await post({})).toMatchObject([undefined, { actionStatus: 'FailedActionStatus', error }]);
});
