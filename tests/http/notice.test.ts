import { afterAll, expect, test } from 'vitest';
import { notice, site } from '../../views/index.ts';
import { asha, browserAccept } from '../support/enquiry.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';
import { findJsonLd } from '../support/structured-data.ts';

// Read-only tests; they share one site.
const agency = openSite({ SEND_LIMIT: '1000', RETENTION_DAYS: '400' });
afterAll(() => agency[Symbol.asyncDispose]());

const privacy = await pageAt(site.privacy.path);

async function pageAt(path: string) {
  return parsePage((await agency.http.get(path)).text);
}

test('the privacy notice links to the rights section of the privacy page', () => {
  const [path, anchor] = notice.href.split('#');
  expect(path).toBe(site.privacy.path);
  expect(privacy.main.querySelector(`#${anchor}`)?.textContent).toContain('Your rights');
});

test('the notice shown beside the form is stored with the enquiry, and nothing is stored where none was shown', async () => {
  await using own = openSite();
  await own.http.post('/send').send({ ...asha, notice: notice.version });
  await own.http.post('/send').send({ ...asha, message: 'Another one', notice: '<b>1</b>' });
  await own.http.post('/send').send({ ...asha, message: 'A third one' });
  expect(own.rows().map((row) => row.notice)).toEqual([notice.version, null, null]);
});

test('the privacy page states the configured retention period', () => {
  expect(textOf(privacy.main)).toContain('is erased from our server 400 days after it arrived');
});

test.each(['See.', 'Correct.', 'Withdraw.', 'Erase.'])('the privacy page says how to: %s', (right) => {
  const clauses = privacy.main.querySelectorAll('.clause strong').map(textOf);
  expect(clauses).toContain(right);
});

test('the privacy page names who handles data requests, the deadline, and the authority for complaints', () => {
  const words = textOf(privacy.main);
  expect(privacy.main.querySelector(`a[href="mailto:${agency.config.settings.email}"]`)).not.toBeNull();
  const days = Number(/within (\d+) days at the latest/.exec(words)?.[1]);
  // The maximum in the DPDP Rules, 2025.
  expect(days).toBeLessThanOrEqual(90);
  expect(words).toContain('Data Protection Board of India');
  expect(words).toContain(`version ${notice.version}`);
});

test('a visitor without script sees the reference of the stored enquiry below the unchanged success message', async () => {
  await using own = openSite();
  const { text, headers } = await own.http
    .post('/send')
    .set('Accept', browserAccept)
    .type('form')
    .send({ ...asha, form: 'seo', page: '/seo-services' });
  const answers = parsePage(text).main.querySelector('.form-answers');
  expect(answers?.querySelector('[role="status"]')?.textContent).toBe(
    'Thanks for contacting us. We will get back to you shortly',
  );
  const reference = own.rows()[0]?.reference;
  expect(headers['enquiry-reference']).toBe(reference);
  expect(answers?.querySelector('.form-reference strong')?.textContent).toBe(reference);
  // A browsing agent gets the same.
  expect(findJsonLd(text, 'CommunicateAction')).toMatchObject({
    actionStatus: 'CompletedActionStatus',
    identifier: reference,
  });
});

test('a refused enquiry has no reference', async () => {
  const { text } = await agency.http
    .post('/send')
    .set('Accept', browserAccept)
    .type('form')
    .send({ form: 'seo' });
  expect(parsePage(text).main.querySelector('.form-reference')).toBeNull();
  expect(findJsonLd(text, 'CommunicateAction')).toMatchObject({
    actionStatus: 'FailedActionStatus',
    error: [{ description: 'Enter your name' }, {}, { description: 'Tell us what you need' }],
  });
});
