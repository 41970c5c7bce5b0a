import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { browse } from './open.ts';
import { nothing } from './people.ts';
import { holdPosts, isFocused } from './visitor.ts';

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
    await form.submit.scrollIntoViewIfNeeded();
    const clicks = form.page.evaluate(async () => {
      const place = (document.querySelector('.form-submit') as Element).getBoundingClientRect();
      const aimed = { clientX: place.left + 5, clientY: place.top + 5, detail: 1 };
      const link = document.body.appendChild(document.createElement('a'));
      /** Whether the page leaves a click to the link. */
      const isFollowedBy = (click: MouseEventInit) => {
        let isFollowed = false;
        const follow = (event: Event) => {
          isFollowed = true;
          event.preventDefault();
        };
        link.addEventListener('click', follow, { once: true });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
        link.removeEventListener('click', follow);
        return isFollowed;
      };
      await new Promise<void>((resolve) => {
        const look = () => document.querySelector('.form-answer, [aria-invalid="true"]') && resolve();
        const form = document.querySelector('[data-enquiry]') as Element;
        new MutationObserver(look).observe(form, { subtree: true, childList: true, attributes: true });
      });
      const results = {
        aimed: isFollowedBy(aimed),
        elsewhere: isFollowedBy({ ...aimed, clientY: place.bottom + 1 }),
        keyboard: isFollowedBy({ ...aimed, detail: 0 }),
      };
      await new Promise((resolve) => setTimeout(resolve, 600));
      return { ...results, later: isFollowedBy(aimed) };
    });
    await form.submit.click();
    expect(await clicks).toEqual({ aimed: false, elsewhere: true, keyboard: true, later: true });
  },
);

test.each(['before', 'after'])(
  'a double click on a retry, whose second is %s the answer, keeps the answer in view',
  async (when) => {
    await using form = await openForm('seo');
    const { page, submit, answers } = form;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route('**/send', (route) => route.fulfill({ status: 400, json: { success: false } }), {
      times: 1,
    });
    await form.send(asha);
    await form.failed();
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

test('cleared fields can be restored even after an empty form was sent', async () => {
  await using form = await openForm('contact');
  await form.page.route('**/send', (route) =>
    route.request().postDataJSON().name ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await form.send(asha);
  await form.restore.waitFor();
  await form.expectValues(nothing);
  await form.submit.click();
  await form.error('name').waitFor();
  await form.restoreTyped();
  await form.expectValues(asha);
  await form.focused('name');
});
