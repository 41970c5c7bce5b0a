// Translators, password managers and grammar checkers change the page before and after the form's script has loaded.

import { setTimeout as later } from 'node:timers/promises';
import { expect } from 'vitest';
import { asha } from '../../support/enquiry.ts';
import type { Tab } from './engine.ts';
import {
  again,
  awake,
  click,
  failed,
  fillIn,
  isEmpty,
  isFocused,
  submit,
  thanked,
  until,
  valuesIn,
} from './hand.ts';
import type { Line } from './line.ts';
import { openSiteInEngines } from './open.ts';

const { rows, test } = await openSiteInEngines();

/** Runs in the page: what extensions do to a form, around the inputs and beside them. */
function extend() {
  for (const input of document.querySelectorAll('.form-input')) {
    input.before(document.createElement('i'));
    input.after(document.createElement('i'));
    if (input === document.activeElement) continue;
    const wrapper = document.createElement('span');
    wrapper.style.width = '100%';
    input.replaceWith(wrapper);
    wrapper.append(input);
  }
  for (const parent of document.querySelectorAll('[data-enquiry] form, .form-answers'))
    parent.prepend(document.createElement('i'));
  for (const element of document.querySelectorAll('form, form *')) {
    element.setAttribute('data-gramm', 'false');
    element.setAttribute('style', 'outline-offset: 1px');
  }
}

// Contact has suggestions and is cleared by a failure; SEM has a captcha. The others differ in their words only.
for (const path of ['/contact', '/sem-marketing-services']) {
  test(`with elements beside and around the inputs on ${path} no key is lost while the script loads, and the enquiry is sent`, async (here) => {
    const { line, tab, message } = here;
    line.held = '/assets/enquiry-';
    await tab.goto(line.url + path);
    await until('the focus', async () => {
      await click(tab, '[name="message"]');
      return isFocused(tab, '[name="message"]');
    });
    await tab.keyboard.type(message);
    await tab.evaluate(extend);
    line.held = null;
    await tab.keyboard.type(' typed while it loads');
    await awake(tab);
    await tab.keyboard.type(', and after');
    const whole = `${message} typed while it loads, and after`;
    expect((await valuesIn(tab)).message).toBe(whole);
    const { message: _, ...others } = asha;
    await fillIn(tab, others);

    const typed = await valuesIn(tab);
    line.held = '/assets/enquiry-';
    await tab.reload();
    await tab.evaluate(extend);
    line.held = null;
    await awake(tab);
    expect(await valuesIn(tab)).toEqual(typed);
    await send(tab, line);
    await thanked(tab);
    expect(await isEmpty(tab)).toBe(true);
    expect(rows(whole)).toHaveLength(1);
  });

  for (const kind of ['wrapped', 'in place'] as const)
    test(`on ${path}, translated all the time with texts ${kind}, an enquiry is refused, corrected and sent, twice`, async (here) => {
      const { line, tab, message } = here;
      await tab.goto(line.url + path);
      await tab.evaluate(translateFromNowOn, kind);
      await awake(tab);

      // The contact form leaves it to the server to refuse, and is cleared.
      const [email, rest] = path === '/contact' ? ['asha@example', '.com'] : ['asha', '@example.com'];
      await fillIn(tab, { ...asha, name: '', email, message });
      await submit(tab);
      await errorsIn(tab, 2);
      if (path === '/contact') await click(tab, '.form-restore');
      await fillIn(tab, { name: asha.name, email: rest });
      await errorsIn(tab, 0);
      await send(tab, line);
      const { reference } = await thanked(tab);
      expect(rows(message)).toHaveLength(1);

      await again(tab);
      await fillIn(tab, { ...asha, message: `${message} again` });
      // A failure takes ten seconds to be shown, so one form stands for all.
      if (path === '/contact') line.fault = 'cut before';
      await send(tab, line);
      if (line.fault) await failed(tab);
      line.fault = null;
      expect((await thanked(tab)).reference).not.toBe(reference);
      expect(rows(`${message} again`)).toHaveLength(1);
    }, 240_000);
}

function emptyAnswers() {
  for (const part of document.querySelectorAll('.form-answers > *')) part.replaceChildren();
}
function replaceAnswers() {
  const area = document.querySelector('.form-answers');
  area?.replaceWith(area.cloneNode(true));
}
for (const [what, change] of [['emptied', emptyAnswers] as const, ['replaced', replaceAnswers] as const])
  test(`when a script has ${what} the message area, nothing that was typed is lost and the form posts natively`, async (here) => {
    const { line, tab, message, openFilled } = here;
    await openFilled({ name: '', email: 'asha' });
    await submit(tab);
    await until('the summary', () => tab.evaluate(() => document.querySelector('.form-needs') !== null));
    await tab.evaluate(change);
    await fillIn(tab, { name: asha.name, email: '@example.com' });
    expect(await valuesIn(tab)).toMatchObject({ name: asha.name, email: 'asha@example.com', message });
    await send(tab, line);
    await thanked(tab);
    expect(line.posts.at(-1)).not.toMatch(/^\{/); // not by the script, which would post JSON
    expect(rows(message)).toHaveLength(1);
  });

test('fields that a script replaces are the ones that are checked and sent', async (here) => {
  const { tab, message, openFilled } = here;
  await openFilled({ name: '', message: 'An old text' });
  const replaceFields = () =>
    tab.evaluate(() => {
      for (const field of document.querySelectorAll('.form-input')) field.replaceWith(field.cloneNode(true));
      for (const area of document.querySelectorAll('textarea')) area.value = '';
    });
  await replaceFields();
  await submit(tab);
  await errorsIn(tab, 2);
  await replaceFields();
  await fillIn(tab, { name: asha.name, message });
  await errorsIn(tab, 0);
  expect(await tab.evaluate(() => document.querySelectorAll('[aria-invalid="true"]').length)).toBe(0);
  await submit(tab);
  await thanked(tab);
  expect(rows(message)).toMatchObject([{ name: asha.name, phone: asha.phone }]);
});

test('when a script empties a failure’s message, the next try loses no text', async (here) => {
  const { tab, message, openFilled, sendInto } = here;
  await openFilled();
  await sendInto('blocked');
  await failed(tab);
  await tab.evaluate(emptyAnswers);
  await sendInto(null);
  await until('the enquiry', async () => rows(message).length === 1);
  await tab.evaluate(() => fetch('/healthz').then((answer) => answer.text())); // after the answer to the post
  // Nobody has told the visitor that it arrived, so the text has to be there.
  expect(await valuesIn(tab)).toMatchObject({ name: asha.name, message });
  await submit(tab);
  await thanked(tab);
  expect(rows(message)).toHaveLength(2); // the second is marked as a possible repeat
});

/** Clicks until the form is posted: the page moves as its errors go, and a person clicks again. */
async function send(tab: Tab, { posts }: Line) {
  const before = posts.length;
  await until('the post', async () => {
    if (posts.length === before) await submit(tab);
    await later(300);
    return posts.length > before;
  });
}

function errorsIn(tab: Tab, count: number) {
  return until(`${count} errors`, async () => {
    return (await tab.evaluate(() => document.querySelectorAll('.form-error').length)) === count;
  });
}

/** Runs in the page. As the translators of browsers do: each text is replaced, and what changes is translated again. */
function translateFromNowOn(kind: 'wrapped' | 'in place') {
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.data.endsWith('°')) continue;
      if (node.parentElement?.closest('script, style, textarea')) continue;
      node.data += '°';
      if (kind === 'in place') continue;
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      node.replaceWith(font);
      inner.append(new Text(node.data));
    }
  };
  translate();
  const what = { subtree: true, childList: true, characterData: true };
  new MutationObserver(translate).observe(document.body, what);
}
