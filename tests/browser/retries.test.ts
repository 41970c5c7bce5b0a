import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store.ts';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { rowsOf } from '../support/site.ts';
import { browse } from './open.ts';
import { nothing } from './people.ts';
import { readUnsentKeys } from './unsent-storage.ts';
import { stopClock } from './visitor.ts';

// A real store, so that tests check what is stored.
const folder = mkdtempSync(join(tmpdir(), 'retries-'));
const store = await openStore(`file:${folder}/enquiries.db`);
const { openForm } = await browse({}, { store });
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const dropped = 'The connection dropped. Trying again…';
const busy = 'The website is busy. Trying again…';
/** A failure is shown within ten seconds of the click, while retries continue. */
const sayMs = 8_000;

const answering = (status: number) => (route: Route) => route.fulfill({ status, body: 'Busy' });

test.each<[what: string, answer: (route: Route) => unknown, says: string, waits: number[]]>([
  ['two dropped connections', (route) => route.abort(), dropped, [1_000, 3_000]],
  ['a lost response', loseAnswer, dropped, [1_000]],
  ['502', answering(502), busy, [1_000]],
  ['503', answering(503), busy, [1_000]],
  ['504', answering(504), busy, [1_000]],
])(
  'an enquiry that meets %s is reported, retried with the same key and stored once',
  async (message, answer, says, waits) => {
    await using form = await begin(message);
    const { submit } = form;
    await form.onSend(answer, waits.length);
    await submit.click();
    for (const [index, ms] of waits.entries()) {
      await form.says(says);
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
  },
);

test('a response of 400, 403, 413, 415 or 500 is final', async () => {
  await using form = await begin('Final');
  for (const [index, status] of [400, 403, 413, 415, 500].entries()) {
    await form.onSend((route) => route.fulfill({ status, json: { success: false } }));
    await form.submit.click();
    await form.focused('answers');
    await form.failed();
    await form.page.clock.fastForward(60_000);
    await form.settled();
    expect([status, form.sent.length]).toEqual([status, index + 1]);
  }
});

test('a response of 429 is retried after the time that it names', async () => {
  const message = 'Too many';
  await using form = await begin(message);
  const headers = { 'Retry-After': '90' };
  await form.onSend((route) => route.fulfill({ status: 429, headers, json: { success: false } }));
  await form.submit.click();
  await form.failing();
  await form.pass(90_000, 2);
  await form.thanked();
  expect(stored(message)).toHaveLength(1);
});

test('a server that never responds is reported, and retried after twenty seconds', async () => {
  const message = 'Silence';
  await using form = await begin(message);
  const { clock } = form.page;
  await form.onSend(() => {});
  await form.submit.click();
  await expect.poll(() => form.sent.length).toBe(1);
  await clock.fastForward(sayMs - 1);
  expect(await form.submit.textContent()).toBe('Sending…');
  await clock.fastForward(1);
  await form.failing();
  await clock.fastForward(20_000 - sayMs);
  await form.pass(1_000, 2);
  await form.thanked();
  expect(await form.alert.textContent()).toBe('');
  await form.expectValues(nothing);
  expect(stored(message)).toHaveLength(1);
});

test.each(['seo', 'contact'] as const)(
  '%s: a visitor who sees the failure keeps the typed text, or can restore it, and can send it again',
  async (name) => {
    const message = `No network on ${name}`;
    await using form = await begin(message, name);
    await form.failForNow();
    if (name === 'contact') {
      await form.expectValues(nothing);
      await form.restoreTyped();
    } else await form.focused('answers');
    await form.expectValues({ ...asha, message });
    await form.submit.click();
    await form.thanked();
    expect(new Set(form.sent.map(({ key }) => key)).size).toBe(1);
    expect(stored(message)).toHaveLength(1);
  },
);

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
  const message = 'A shared phone';
  await using form = await begin(message, 'contact');
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
  expect(await drafts(page)).not.toContain(message);
  await form.reload();
  await form.awake();
  await form.expectValues(nothing);
});

test.each(['while a post is under way', 'after the failure was shown'])(
  'text typed %s is not cleared by the success',
  async (when) => {
    await using form = await begin(`Typed on ${when}`);
    const { page } = form;
    if (when.startsWith('after')) await form.failForNow();
    else {
      await form.onSend((route) => route.abort());
      await form.submit.click();
      await form.says(dropped);
      await form.settled();
    }
    await form.field('message').fill('And another thing');
    await page.clock.fastForward(9_000);
    await form.thanked();
    await form.expectValues({ ...asha, message: 'And another thing' });
  },
);

test.each(['online', 'visibilitychange'])(
  'a browser that is online again, or a tab that is visible again (%s), retries at once, but at most once a second',
  async (event) => {
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
  },
);

test('an enquiry sent again after a reload is the same one, and one that is sent after that is new', async () => {
  const message = 'Sent, reloaded, sent';
  await using form = await begin(message);
  const { page } = form;
  await form.onSend((route) => route.abort(), 100);
  await form.onSend(loseAnswer);
  await form.submit.click();
  await expect.poll(() => stored(message).length).toBe(1);
  await form.reload();
  await form.awake();
  await form.expectValues({ ...asha, message });
  const notice = page.locator('[data-unsent] section');
  await notice.waitFor();
  await page.unroute('**/send');
  await form.submit.click();
  await form.thanked();
  expect(await notice.count()).toBe(0); // the form says it
  expect(stored(message)).toHaveLength(1);

  await form.again();
  await form.send({ ...asha, message });
  await expect.poll(() => stored(message).length).toBe(2);
  expect(stored(message)[1]?.possible_repeat_of).toBe(stored(message)[0]?.reference);
});

test.each(['after the failure of', 'two seconds after'])(
  'an enquiry that is sent %s an earlier one is stored too, and both are reported',
  async (when) => {
    const [first, second] = [`Earlier, ${when}`, `Later, ${when}`];
    await using form = await begin(first, 'contact');
    const { page } = form;
    if (when === 'after the failure of') await form.failForNow(100);
    else {
      await form.onSend((route) => route.abort(), 100);
      await form.submit.click();
      await page.clock.runFor(2_000);
    }
    await form.fill({ ...asha, message: second });
    await form.submit.click({ force: true }); // it may be busy, and aria-disabled
    const earlier = page.locator('[data-unsent]');
    await expect.poll(() => earlier.textContent()).toContain('We are still trying');
    await page.clock.fastForward(sayMs);
    await expect.poll(() => form.answers.textContent()).toContain('We are still trying');
    await page.unroute('**/send');
    await form.noticed(messages.success);
    await form.thanked();
    for (const message of [first, second]) {
      expect(stored(message)).toHaveLength(1);
      const { reference } = stored(message)[0] ?? {};
      expect(await (message === first ? earlier : form.answers).textContent()).toContain(reference);
    }
    await expect.poll(() => page.evaluate(readUnsentKeys)).toEqual([]);
  },
);

test('a failure takes neither the focus nor the fields of somebody who writes on', async () => {
  await using form = await begin('Before the failure', 'contact');
  await form.onSend((route) => route.abort(), 100);
  await form.submit.click();
  await form.page.clock.runFor(2_000);
  await form.field('message').fill('Written on');
  await form.page.clock.fastForward(sayMs);
  await form.failing();
  await form.focused('message');
  await form.expectValues({ ...asha, message: 'Written on' });
});

test('text that is typed while an earlier enquiry is retried stays when that one is sent', async () => {
  const third = { ...asha, message: 'The third of three' };
  await using form = await begin('The first of three', 'contact');
  const { page } = form;
  await form.failForNow(100);
  await form.send({ ...asha, message: 'The second of three' });
  await page.clock.fastForward(sayMs);
  await form.failing();
  await form.fill(third);
  // Only the first gets through.
  await page.unroute('**/send');
  await page.route('**/send', (route) =>
    route.request().postDataJSON().message === 'The first of three' ? route.continue() : route.abort(),
  );
  await form.noticed(messages.success);
  await form.expectValues(third);
});

test.each(['seo', 'contact'] as const)(
  'a reload while the %s form is still trying says that the enquiry was sent, and offers no text again',
  async (name) => {
    const message = `Reloaded on ${name}`;
    await using form = await begin(message, name);
    await form.failForNow();
    await form.reload();
    await form.noticed(messages.success);
    expect(stored(message)).toHaveLength(1);
    await form.awake();
    await form.expectValues(nothing);
    expect(await form.restore.count()).toBe(0);
    expect(await drafts(form.page)).not.toContain(message);
  },
);

/** A form that is filled in, on a simulated clock. */
async function begin(message: string, name: 'seo' | 'contact' = 'seo') {
  const form = await openForm(name);
  const { page, sent, answers, status, submit } = form;
  await form.fill({ ...asha, message });
  await stopClock(page);
  const onSend = (answer: (route: Route) => unknown, times = 1) => page.route('**/send', answer, { times });
  const says = (text: string) => expect.poll(() => status.textContent()).toBe(text);
  let ended = 0;
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfailed', (request) => {
      if (request.url().endsWith('/send')) ended++;
    });
  /** Resolves when the page has seen the end of each post, and has asked its storage for the next one. */
  const settled = async () => {
    await page.evaluate(readUnsentKeys);
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
    await expect.poll(() => ended).toBe(sent.length);
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
  };
  const failing = async () => {
    await form.failed();
    expect(await status.textContent()).toBe('');
    expect(await answers.textContent()).toContain('We are still trying');
    expect(await submit.getAttribute('aria-disabled')).toBeNull();
  };
  return Object.assign(form, {
    ...{ onSend, says, settled, failing },
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
    async reload() {
      await page.reload();
      await start(page);
    },
    /** The next post is exactly then. */
    async pass(ms: number, posts: number) {
      await settled();
      await page.clock.fastForward(ms - 1);
      await settled();
      expect(sent).toHaveLength(posts - 1);
      await page.clock.fastForward(1);
      await expect.poll(() => sent.length).toBe(posts);
    },
    /** Three tries fail, after which the failure is shown; and as many as are said. */
    async failForNow(failures = 3) {
      await onSend((route) => route.abort(), failures);
      await submit.click();
      for (const [index, waitMs] of [1_000, 3_000].entries()) {
        await expect.poll(() => sent.length).toBe(index + 1);
        await settled();
        await says(dropped);
        await page.clock.fastForward(waitMs);
      }
      await expect.poll(() => sent.length).toBe(3);
      await settled();
      await page.clock.fastForward(sayMs - 4_000);
      await failing();
      expect(sent).toHaveLength(3);
    },
  });
}

/** The page's script starts 200 ms after the page has loaded, and waits a second for its storage. */
const start = ({ clock }: Page) => clock.runFor(300);

async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function goOnline(page: Page, ms: number, event = 'online'): Promise<void> {
  await page.evaluate(
    (event) => void (event === 'online' ? window : document).dispatchEvent(new Event(event)),
    event,
  );
  await page.clock.runFor(ms);
}

function drafts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage }));
}

function stored(message: string) {
  return rowsOf(`${folder}/enquiries.db`).filter((row) => row.message === message);
}
