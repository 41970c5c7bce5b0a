import { expect, test } from 'vitest';
import { asha, browserAccept } from '../support/enquiry.ts';
import { openSite, type Row } from '../support/site.ts';

function contextOf(row: Row | undefined) {
  return { referrer: row?.referrer, utm: JSON.parse(String(row?.utm)), tookMs: row?.took_ms };
}

const nothing = { referrer: null, utm: {}, tookMs: null };

test('the visitor’s referrer, campaign and time to fill in the form are stored with the enquiry', async () => {
  await using agency = openSite();
  const utm = { source: 'news', medium: 'email', campaign: 'spring', term: 'shop', content: 'blue' };
  const { status } = await agency.http
    .post('/send')
    .send({ ...asha, referrer: 'www.search.example', utm, tookMs: 61_234 });
  expect(status).toBe(200);
  expect(contextOf(agency.rows()[0])).toEqual({ referrer: 'www.search.example', utm, tookMs: 61_234 });
});

test.each<[string, object, object]>([
  ['nothing', {}, {}],
  ['a URL instead of a host as the referrer', { referrer: 'https://search.example/?q=asha' }, {}],
  ['an invalid host', { referrer: '<script>' }, {}],
  ['a string instead of campaign tags', { utm: 'source' }, {}],
  ['an unknown tag', { utm: { source: 'news', id: '7' } }, { utm: { source: 'news' } }],
  ['a tag that is too long', { utm: { source: 'x'.repeat(101), term: 'shop' } }, { utm: { term: 'shop' } }],
  ['a tag that is not a string', { utm: { source: ['a'], medium: '' } }, {}],
  ['a tag with a line break', { utm: { source: 'a\r\nb' } }, { utm: { source: 'a b' } }],
  [
    'a tag that changes the direction of text',
    { utm: { source: 'a\u202eb\u2028c' } },
    { utm: { source: 'ab c' } },
  ],
  ['a tag truncated within an emoji', { utm: { source: 'tea \ud83c' } }, { utm: { source: 'tea \ufffd' } }],
  ['a negative duration', { tookMs: -1 }, {}],
  ['a duration that is not a number', { tookMs: '9' }, {}],
  ['a duration of a month', { tookMs: 30 * 86_400_000 }, {}],
])('stores an enquiry even if it reports %s', async (_what, reported, stored) => {
  await using agency = openSite();
  const { status } = await agency.http.post('/send').send({ ...asha, ...reported });
  expect(status).toBe(200);
  expect(agency.rows()).toMatchObject([{ ...asha, state: 'waiting' }]);
  expect(contextOf(agency.rows()[0])).toEqual({ ...nothing, ...stored });
});

test('without script the campaign is read from the URL of the page', async () => {
  await using agency = openSite();
  await agency.http
    .post('/send')
    .set({ Accept: browserAccept, Host: 'localhost:8080' })
    .set('Referer', 'http://localhost:8080/seo-services?utm_source=news&utm_campaign=spring&x=1')
    .type('form')
    .send({ ...asha, form: 'seo', page: '/seo-services' });
  expect(contextOf(agency.rows()[0])).toEqual({ ...nothing, utm: { source: 'news', campaign: 'spring' } });
});

test('no IP address of a visitor is stored', async () => {
  await using agency = openSite({ TRUST_PROXY: '1' });
  await agency.http.post('/send').set('X-Forwarded-For', '203.0.113.7').send(asha);
  expect(JSON.stringify(agency.rows())).not.toContain('203.0.113.7');
  expect(JSON.stringify(agency.lines)).not.toContain('203.0.113.7');
});
