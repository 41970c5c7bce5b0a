import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { nothing } from './people.ts';
import { readUnsentKeys } from './unsent-storage.ts';
import { holdPosts, stopClock } from './visitor.ts';

const { site, openForm } = await browse();
const stored = (message: string) => site.stored.filter((enquiry) => enquiry.message === message);

type Answer = (route: Route) => unknown;
const drop: Answer = (route) => route.abort();
const answering =
  (status: number, body = '', headers = {}): Answer =>
  (route) =>
    route.fulfill({ status, body, headers: { 'Content-Type': 'text/html', ...headers } });
const dropped = 'The connection dropped. Trying again…';
/** A failure is shown within ten seconds of the click, while retries continue. */
const sayMs = 8_000;

for (const [message, answers, says] of [
  ['two dropped connections', [drop, drop], dropped],
  ['a busy gateway', [answering(502), answering(504)], 'The website is busy. Trying again…'],
] as const)
  test(`an enquiry that meets ${message} is reported, retried with the same key and stored once`, async () => {
    await using form = await begin(message);
    const { submit } = form;
    const left = [...answers];
    form.meet((route) => left.shift()?.(route), answers.length);
    await submit.click();
    for (const [index, ms] of [1_000, 3_000].entries()) {
      await expect.poll(() => form.status.textContent()).toBe(says);
      expect(await submit.textContent()).toBe('Trying again…');
      expect(await submit.getAttribute('aria-disabled')).toBe('true');
      expect(await form.alert.textContent()).toBe('');
      await submit.click({ force: true });
      await form.expectValues({ ...asha, message });
      await form.pass(ms, index + 2);
    }
    await form.thanked();
    await form.expectValues(nothing);
    expect(new Set(form.sent.map((post) => JSON.stringify(post))).size).toBe(1);
    expect(stored(message)).toHaveLength(1);
  });

test('after any other answer the failure is shown, focused and explained, no text is lost, and the next try succeeds', async () => {
  const tooMany = 'Too many messages have come from your network';
  const refusal = '{"success":false}';
  const answers: [answer: Answer, explanation: string, isFinal?: true][] = [
    ...[500, 415, 400].map((status): [Answer, string, true] => [answering(status, refusal), '', true]),
    [answering(403, refusal), 'Write to us in another way', true],
    [answering(413, '<h1>Request Entity Too Large</h1>'), 'Your message is too long', true],
    [answering(500, '<h1>Oh no</h1>'), ''],
    [answering(400, '[null]'), ''],
    [answering(403), 'Write to us in another way'],
    [answering(200, refusal), ''],
    [answering(204), 'log in'],
    [answering(200, '<h1>Log in</h1>'), 'log in'],
    [answering(407, '<h1>Proxy Authentication Required</h1>'), 'We are still trying'],
    [answering(429, '<h1>Too Many Requests</h1>'), tooMany],
    [answering(429, refusal), tooMany],
  ];
  const message = 'Any other answer';
  await using form = await begin(message);
  for (const [index, [answer, explanation, isFinal]] of answers.entries()) {
    form.meet(answer);
    await form.submit.click();
    await form.focused('answers');
    await form.failed();
    const told = (await form.answers.textContent()) ?? '';
    expect([index, told]).toEqual([index, expect.stringContaining(explanation)]);
    expect([index, told.includes('log in')]).toEqual([index, explanation === 'log in']);
    await form.expectValues({ ...asha, message });
    if (isFinal) await form.page.clock.fastForward(60_000);
    await form.settled();
    expect(form.sent).toHaveLength(index + 1);
  }
  form.meet(drop, 0);
  await form.submit.click();
  await form.thanked();
  expect(await form.alert.textContent()).toBe('');
  expect(new Set(form.sent.map(({ key }) => key)).size).toBe(1);
});

test.each<[what: string, answer: Answer, says: number, ends: number, waits: number]>([
  ['says when to come back', answering(429, '{"success":false}', { 'Retry-After': '90' }), 0, 0, 90_000],
  ['never responds within twenty seconds', () => {}, sayMs, 20_000, 1_000],
])('a server that %s is reported, and tried again then', async (message, answer, says, ends, waits) => {
  await using form = await begin(message);
  const { clock } = form.page;
  form.meet(answer, 1);
  await form.submit.click();
  await expect.poll(() => form.sent.length).toBe(1);
  if (says > 0) {
    await clock.fastForward(says - 1);
    expect(await form.submit.textContent()).toBe('Sending…');
    await clock.fastForward(1);
  }
  await form.failing();
  await clock.fastForward(ends - says);
  await form.pass(waits, 2);
  await form.thanked();
  expect(stored(message)).toHaveLength(1);
});

test('after ten minutes retries end, and what was restored and edited is still there', async () => {
  await using form = await begin('Ten minutes', 'contact');
  const { clock } = form.page;
  await form.failForNow(100);
  await form.restoreTyped();
  await form.field('message').fill('Better words');
  for (const waitMs of [9_000, 27_000, 60_000, 120_000, 120_000, 120_000, 120_000]) {
    const { length } = form.sent;
    await clock.fastForward(waitMs);
    await expect.poll(() => form.sent.length).toBe(length + 1);
    await form.settled();
  }
  await clock.fastForward(120_000);
  await expect.poll(() => form.answers.textContent()).toContain('We have stopped trying');
  await form.failed();
  await clock.fastForward(600_000);
  expect(form.sent).toHaveLength(11);
  await form.expectValues({ ...asha, message: 'Better words' });
});

test('an enquiry deleted on a shared phone is in no field, draft or store, and is not retried', async () => {
  await using form = await begin('A shared phone', 'contact');
  const { page } = form;
  await form.failForNow();
  await form.answers.getByRole('button', { name: 'Delete my message' }).press('Enter');
  await expect.poll(() => form.answers.textContent()).toBe('Your message was deleted.');
  await form.expectValues(nothing);
  // Before the clock goes on: the page waits a second for its storage.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.clock.fastForward(600_000);
  await form.settled();
  expect(form.sent).toHaveLength(3);
  await form.reload();
  await form.awake();
  await form.expectValues(nothing);
});

for (const event of ['online', 'visibilitychange'])
  test(`a browser that is online again, or a tab that is visible again (${event}), retries at once, but at most once a second`, async () => {
    await using form = await begin(`Back at ${event}`);
    await form.failForNow(4); // the next try would be in 9 s, of which 4 have passed
    for (let time = 0; time < 9; time++) {
      await goOnline(form.page, 1, event);
      await expect.poll(() => form.sent.length).toBe(4);
      await form.settled();
    }
    await form.page.clock.fastForward(1_000);
    await form.thanked();
    expect(form.sent).toHaveLength(5);
  });

test('an enquiry sent again after a reload is the same one, and one that is sent after that is new', async () => {
  const message = 'Sent, reloaded, sent';
  await using form = await begin(message);
  form.meet(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.submit.click();
  await expect.poll(() => stored(message).length).toBe(1);
  await form.reload();
  await form.awake();
  await form.expectValues({ ...asha, message });
  const notice = form.page.locator('[data-unsent] section');
  await notice.waitFor();
  form.meet(drop, 0);
  await form.submit.click();
  await form.thanked();
  expect(await notice.count()).toBe(0); // the form says it
  expect(stored(message)).toHaveLength(1);

  await form.again();
  await form.send({ ...asha, message });
  await expect.poll(() => stored(message).length).toBe(2);
});

for (const when of ['after the failure of', 'two seconds after'])
  test(`an enquiry that is sent ${when} an earlier one is stored too, both are reported, and a third that is typed stays`, async () => {
    const [first, second, third] = [`Earlier, ${when}`, `Later, ${when}`, `Typed, ${when}`];
    await using form = await begin(first, 'contact');
    const { page } = form;
    if (when === 'after the failure of') await form.failForNow(100);
    else {
      form.meet(drop);
      await form.submit.click();
      await page.clock.runFor(2_000);
    }
    await form.fill({ ...asha, message: second });
    await form.submit.click({ force: true }); // it may be busy, and aria-disabled
    const earlier = page.locator('[data-unsent]');
    await expect.poll(() => earlier.textContent()).toContain('We are still trying');
    await page.clock.fastForward(sayMs);
    await expect.poll(() => form.answers.textContent()).toContain('We are still trying');
    await form.fill({ ...asha, message: third });
    form.meet(drop, 0);
    await form.noticed(messages.success);
    await form.thanked();
    await form.expectValues({ ...asha, message: third });
    for (const [message, place] of [[first, earlier] as const, [second, form.answers] as const]) {
      expect(stored(message)).toHaveLength(1);
      const reference = `TEST-000${site.stored.findIndex((enquiry) => enquiry.message === message) + 1}`;
      expect(await place.textContent()).toContain(reference);
    }
    await expect.poll(() => page.evaluate(readUnsentKeys)).toEqual([]);
  });

test('a failure takes neither the focus nor the fields of somebody who writes on', async () => {
  await using form = await begin('Before the failure', 'contact');
  form.meet(drop);
  await form.submit.click();
  await form.page.clock.runFor(2_000);
  await form.field('message').fill('Written on');
  await form.page.clock.fastForward(sayMs);
  await form.failing();
  await form.focused('message');
  await form.expectValues({ ...asha, message: 'Written on' });
});

for (const when of ['before', 'after'])
  test(`a double click on a retry, whose second is ${when} the answer, keeps the answer in view`, async () => {
    await using form = await begin(`Double click ${when}`);
    const { page, submit, answers } = form;
    await page.setViewportSize({ width: 390, height: 800 });
    form.meet(answering(400, '{"success":false}'), 1);
    await submit.click();
    await form.failed();
    await page.clock.runFor(500); // the half second in which a second click counts; that of the retry does not pass
    const answer = await holdPosts(page);
    await submit.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const click = () => page.mouse.click(x + width / 2, y + height / 2);
    const address = page.url();
    await click();
    if (when === 'before') await click();
    answer();
    await form.thanked();
    if (when === 'after') await click();
    await form.focused('answers');
    expect(page.url()).toBe(address);
    expect(await answers.evaluate((area) => area.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  });

// The packaged browser has Background Sync disabled, so the test dispatches the event to the worker.
test('Background Sync sends what the closed page could not, the oldest first, and the worker is removed', async () => {
  await using form = await openForm('seo');
  const other = await form.page.context().newPage();
  await other.goto(`${site.url}/privacy-policy`);
  const session = await other.context().newCDPSession(other);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
    for (const { registrationId, isDeleted } of found) if (!isDeleted) registrations.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  const workers = () =>
    other.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
    );
  site.setReachable(false);
  await form.send({ ...asha, message: 'In the background' });
  await expect.poll(workers).toEqual(['activated']);
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await form.page.close({ runBeforeUnload: false });
  expect(stored('In the background')).toEqual([]);
  const key = 'a-later-submission-of-the-form';
  const body = JSON.stringify({ ...asha, message: 'Later', key, form: 'seo', page: '/seo-services' });
  await other.evaluate(readUnsentKeys, { key: '0', body, triedAtMs: Date.now() + 5_000 });

  site.setReachable(true);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    ...{ origin: site.url, registrationId: registrations.at(-1) ?? '', tag: 'enquiry', lastChance: false },
  });
  await expect.poll(() => other.evaluate(readUnsentKeys)).toEqual([]);
  expect(site.stored.slice(-2).map(({ message }) => message)).toEqual(['In the background', 'Later']);
  await expect.poll(workers).toEqual([]);
});

for (const [what, ageMs, isOffered] of [
  ['eight days old', 8 * 24 * 3_600_000, false],
  ['six days old', 6 * 24 * 3_600_000, true],
  ['of a clock that was an hour ahead', -3_600_000, true],
] as const)
  test(`an unsent enquiry that is ${what} is offered only within its time limit, and once deleted it is in no draft either`, async () => {
    await using form = await openForm('seo');
    const { page } = form;
    const message = `Stored <b>${ageMs}</b>`;
    await page.route('**/send', (route) => route.abort());
    await form.send({ ...asha, message });
    await expect.poll(() => page.evaluate(readUnsentKeys)).toHaveLength(1);
    // It is not offered for as long as a try of another tab takes. A page's script would try to send it.
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(readUnsentKeys, { triedAtMs: Date.now() - ageMs, isUnderWay: false });
    await page.goto(site.addressOf('seo'));
    const offer = page.locator('[data-unsent]');
    if (isOffered) {
      await offer.getByRole('button', { name: 'Delete it' }).click();
      await expect.poll(() => offer.textContent()).toContain('Your message was deleted.');
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(message);
      expect(await form.field('message').inputValue()).toBe('');
    }
    await expect.poll(() => page.evaluate(readUnsentKeys)).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

/** A form that is filled in, on a simulated clock. */
async function begin(message: string, name: 'seo' | 'contact' = 'seo') {
  const form = await openForm(name);
  const { page, sent, answers, status, submit } = form;
  await form.fill({ ...asha, message });
  await stopClock(page);
  let fate = { answer: drop, times: 0 };
  await page.route('**/send', (route) => (fate.times-- > 0 ? fate.answer(route) : route.continue()));
  let ended = 0;
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfailed', (request) => {
      if (request.url().endsWith('/send')) ended++;
    });
  const answered = () => page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
  const more = {
    /** The next posts get this answer. */
    meet(answer: Answer, times = 100) {
      fate = { answer, times };
    },
    /** Resolves when the page has seen the end of each post, and has asked its storage for the next one. */
    async settled() {
      await page.evaluate(readUnsentKeys);
      await answered();
      await expect.poll(() => ended).toBe(sent.length);
      await answered();
    },
    async failing() {
      await form.failed();
      expect(await status.textContent()).toBe('');
      expect(await answers.textContent()).toContain('We are still trying');
      expect(await submit.getAttribute('aria-disabled')).toBeNull();
    },
    /** Goes online until the page says so of an enquiry that is no longer in the form: a try may be under way. */
    async noticed(text: string) {
      const notices = page.locator('[data-unsent]');
      await notices.waitFor();
      const said = async () => {
        await goOnline(page, 3_000);
        return notices.textContent();
      };
      await expect.poll(said).toContain(text);
    },
    /** The page's script starts 200 ms after the page has loaded, and waits a second for its storage. */
    async reload() {
      await page.reload();
      await page.clock.runFor(300);
    },
    /** The next post is exactly then. */
    async pass(ms: number, posts: number) {
      await more.settled();
      await page.clock.fastForward(ms - 1);
      await more.settled();
      expect(sent).toHaveLength(posts - 1);
      await page.clock.fastForward(1);
      await expect.poll(() => sent.length).toBe(posts);
    },
    /** Three tries fail, after which the failure is shown; and as many as are said. */
    async failForNow(failures = 3) {
      more.meet(drop, failures);
      await submit.click();
      for (const [index, waitMs] of [1_000, 3_000, sayMs - 4_000].entries()) {
        await expect.poll(() => sent.length).toBe(index + 1);
        await more.settled();
        await expect.poll(() => status.textContent()).toBe(dropped);
        await page.clock.fastForward(waitMs);
      }
      await more.failing();
      expect(sent).toHaveLength(3);
    },
  };
  return Object.assign(form, more);
}

async function goOnline(page: Page, ms: number, event = 'online'): Promise<void> {
  await page.evaluate(
    (event) => void (event === 'online' ? window : document).dispatchEvent(new Event(event)),
    event,
  );
  await page.clock.runFor(ms);
}
