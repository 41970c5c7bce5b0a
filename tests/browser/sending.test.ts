import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { holdPosts, isFocused, stopClock } from './visitor.ts';

const { site, openForm } = await browse();

test('a second click while sending sends once', async () => {
  await using form = await openForm('seo');
  const { submit } = form;
  const answer = await holdPosts(form.page);
  const storedBefore = site.stored.length;
  await form.fill(asha);
  await submit.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => submit.textContent()).toBe('Sending…');
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await submit.click({ force: true });
  expect(await submit.evaluate(isFocused)).toBe(true);
  answer();

  await form.thanked();
  expect(await submit.textContent()).not.toBe('Sending…');
  expect(await submit.getAttribute('aria-disabled')).toBeNull();
  expect(form.sent).toHaveLength(1);
  expect(site.stored.length - storedBefore).toBe(1);
});

test.each([
  ['the success message', asha],
  ['errors', { ...asha, name: '' }],
] as const)(
  'a second click on the send button does not follow a link that %s put below it',
  async (_, values) => {
    await using form = await openForm('seo');
    await form.fill(values);
    const { page, submit, container } = form;
    await submit.scrollIntoViewIfNeeded();
    const box = await submit.boundingBox();
    if (!box) throw new Error('The button is not shown.');
    await stopClock(page);
    await submit.click();
    await container.locator('.form-answer, [aria-invalid="true"]').first().waitFor();
    /** Whether the page leaves a click to the link. */
    const isFollowed = (click: { clientX: number; clientY: number; detail?: number }) =>
      page.evaluate((click) => {
        const link = document.body.appendChild(document.createElement('a'));
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...click });
        let isFollowed = false;
        link.onclick = () => {
          isFollowed = true;
        };
        link.dispatchEvent(event);
        return isFollowed && !event.defaultPrevented;
      }, click);
    const aimed = { clientX: box.x + 5, clientY: box.y + 5 };
    expect(await isFollowed(aimed)).toBe(false);
    expect(await isFollowed({ ...aimed, clientY: box.y + box.height + 1 })).toBe(true);
    expect(await isFollowed({ ...aimed, detail: 0 })).toBe(true); // by keyboard
    await page.clock.runFor(499);
    expect(await isFollowed(aimed)).toBe(false);
    await page.clock.runFor(1);
    expect(await isFollowed(aimed)).toBe(true);
  },
);

test.each(['before', 'after'])(
  'a double click on a retry, whose second is %s the answer, keeps the answer in view',
  async (when) => {
    await using form = await openForm('seo');
    const { page, submit, answers } = form;
    await page.setViewportSize({ width: 390, height: 800 });
    const refusal = { status: 400, json: { success: false } };
    await page.route('**/send', (route) => route.fulfill(refusal), { times: 1 });
    await form.send(asha);
    await form.failed();
    await stopClock(page); // the half second in which a second click counts does not pass
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
  },
);

test('the alert opens when the message is already visible', async () => {
  await using form = await openForm('contact');
  const framesBetween = form.page.evaluate(() => {
    let frames = 0;
    let shownAt = Number.POSITIVE_INFINITY;
    const count = () => {
      frames++;
      if (document.querySelector('.form-answer')) shownAt = Math.min(shownAt, frames);
      requestAnimationFrame(count);
    };
    count();
    return new Promise<number>((resolve) => {
      window.alert = () => resolve(frames - shownAt);
    });
  });
  await form.send(asha);
  expect(await framesBetween).toBeGreaterThanOrEqual(1);
});

const html = (status: number, body = '') => ({ status, contentType: 'text/html', body });

test('after any other answer the failure is shown, focused and explained, no text is lost, and the next try succeeds', async () => {
  const tooMany = 'Too many messages have come from your network';
  // After some of them the script tries again, after the last it does not.
  const answers = [
    [html(500, '<h1>Oh no</h1>'), ''],
    [{ status: 400, json: [null] }, ''],
    [{ status: 200, json: { success: false } }, ''],
    [{ status: 204 }, ''],
    [html(200, '<h1>Log in</h1>'), 'log in'],
    [{ status: 429, json: { success: false } }, tooMany],
    [html(429, '<h1>Too Many Requests</h1>'), tooMany],
    [html(403), 'Write to us in another way'],
    [html(407, '<h1>Proxy Authentication Required</h1>'), 'We are still trying'],
    [html(413, '<h1>Request Entity Too Large</h1>'), 'Your message is too long'],
  ] as const;
  await using form = await openForm('seo');
  let answer: (typeof answers)[number][0] | null = null;
  await form.page.route('**/send', (route) => (answer ? route.fulfill(answer) : route.continue()));
  await form.fill(asha);
  await stopClock(form.page); // no try is made but those of the visitor
  for (const [given, explanation] of answers) {
    answer = given;
    await form.submit.click();
    await form.focused('answers');
    await form.failed();
    const told = (await form.answers.textContent()) ?? '';
    expect([given, told]).toEqual([given, expect.stringContaining(explanation)]);
    expect([given, told.includes('log in')]).toEqual([given, explanation === 'log in']);
    await form.expectValues(asha);
  }
  answer = null;
  await form.submit.click();
  await form.thanked();
  expect(await form.alert.textContent()).toBe('');
});
