// Translators, password managers and grammar checkers change the page before and after the form's script has loaded.

import { setTimeout as later } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { asha } from '../../support/enquiry.ts';
import type { Tab } from './engine.ts';
import { openEngines } from './engines.ts';
import { awake, failed, fillIn, submit, thanked, until, valuesIn } from './hand.ts';
import { type Line, openLine } from './line.ts';
import { openStoredSite } from './site.ts';

const site = await openStoredSite();
const { names, engine, close } = await openEngines();
afterAll(async () => {
  await close();
  await site.close();
});

// Contact has suggestions and is cleared by a failure; SEM has a captcha. The others differ in their words only.
const paths = process.env.ENGINES
  ? ['/', '/contact', '/seo-services', '/sem-marketing-services']
  : ['/contact', '/sem-marketing-services'];

/** What an extension does to the form, as a function that runs in the page. */
const changes: Record<string, () => void> = {
  'an element after each input': () => {
    for (const input of document.querySelectorAll('.form-input')) input.after(document.createElement('i'));
  },
  'an element before each input': () => {
    for (const input of document.querySelectorAll('.form-input')) input.before(document.createElement('i'));
  },
  'an element at the start of form and message area': () => {
    for (const parent of document.querySelectorAll('[data-enquiry] form, .form-answers'))
      parent.prepend(document.createElement('i'));
  },
  'an element around each input but the focused one': () => {
    for (const input of document.querySelectorAll('.form-input:not(:focus)')) {
      const wrapper = document.createElement('span');
      wrapper.style.width = '100%';
      input.replaceWith(wrapper);
      wrapper.append(input);
    }
  },
  'attributes on every element': () => {
    for (const element of document.querySelectorAll('form, form *')) {
      element.setAttribute('data-gramm', 'false');
      element.setAttribute('style', 'outline-offset: 1px');
    }
  },
  'every text wrapped': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest('script, style, textarea')) continue;
      const font = document.createElement('font');
      node.replaceWith(font);
      font.append(node);
    }
  },
};

const meetings = Object.keys(changes).flatMap((change) => paths.map((path) => ({ change, path })));

test.for(names.flatMap((name) => meetings.map((meeting) => ({ name, ...meeting }))))(
  '$name: with $change on $path no key is lost while the script loads, and the enquiry is sent',
  async ({ name, change, path }) => {
    await using line = await openLine(site.url);
    const tab = await engine(name).open();
    const changeNow = () => tab.run(changes[change] ?? (() => {}));
    line.held = '/assets/enquiry-';
    await tab.go(line.url + path);
    await until('the message field', () =>
      tab.run(() => {
        const field = document.querySelector<HTMLElement>('.form-input[name="message"]');
        field?.focus();
        return field !== null;
      }),
    );
    const started = `${change} on ${path} in ${name}: `.slice(0, 120);
    await tab.type(started);
    await changeNow();
    line.held = null;
    await tab.type('typed while it loads');
    await awake(tab);
    await tab.type(', and after');
    const message = `${started}typed while it loads, and after`;
    expect((await valuesIn(tab)).message).toBe(message);
    const { name: visitor, email, phone, subject } = asha;
    await fillIn(tab, { name: visitor, email, phone, subject });

    const typed = await valuesIn(tab);
    line.held = '/assets/enquiry-';
    await tab.reload();
    await until('the fields', () => tab.run(() => document.querySelector('.form-submit') !== null));
    await changeNow();
    line.held = null;
    await awake(tab);
    expect(await valuesIn(tab)).toEqual(typed);
    await send(tab, line);
    await answered(tab);
    expect(Object.values(await valuesIn(tab)).join('')).toBe('');
    expect(site.rows(message)).toHaveLength(1);
    await tab.close();
  },
);

const translations = (['wrapped', 'in place'] as const).flatMap((kind) =>
  paths.map((path) => ({ kind, path })),
);

test.for(names.flatMap((name) => translations.map((translation) => ({ name, ...translation }))))(
  '$name: on $path, translated all the time with texts $kind, an enquiry is refused, corrected and sent, twice',
  { timeout: 120_000 },
  async ({ name, kind, path }) => {
    await using line = await openLine(site.url);
    const tab = await engine(name).open();
    await tab.go(line.url + path);
    await translateFromNowOn(tab, kind);
    await awake(tab);
    const message = `Translated ${kind} on ${path} in ${name}`;

    // The contact form leaves it to the server to refuse, and is cleared.
    const [email, rest] = path === '/contact' ? ['asha@example', '.com'] : ['asha', '@example.com'];
    await fillIn(tab, { ...asha, name: '', email, message });
    await submit(tab);
    await until('the errors', async () => (await errorsIn(tab)).length === 2);
    if (path === '/contact') await tab.click('.form-restore');
    await fillIn(tab, { name: asha.name, email: rest });
    await until('the errors go', async () => (await errorsIn(tab)).length === 0);
    await send(tab, line);
    const reference = await answered(tab);
    expect(site.rows(message)).toHaveLength(1);

    await again(tab);
    await fillIn(tab, { ...asha, message: `${message} again` });
    await send(tab, line);
    expect(await answered(tab)).not.toBe(reference);
    expect(site.rows(`${message} again`)).toHaveLength(1);

    // A failure takes ten seconds to be shown, so one form stands for all.
    if (path !== '/contact') return tab.close();
    await again(tab);
    line.fault = 'cut before';
    await fillIn(tab, { ...asha, message: `${message} offline` });
    await send(tab, line);
    await failed(tab);
    line.fault = null;
    await answered(tab);
    expect(site.rows(`${message} offline`)).toHaveLength(1);
    await tab.close();
  },
);

test.for(names)(
  '%s: when a script empties the message area, nothing that was typed is lost and the form posts natively',
  async (name) => {
    await using line = await openLine(site.url);
    const tab = await engine(name).open();
    await tab.go(`${line.url}/seo-services`);
    await awake(tab);
    const message = `An emptied message area in ${name}`;
    await fillIn(tab, { ...asha, name: '', email: 'asha', message });
    await submit(tab);
    await until('the summary', () => tab.run(() => document.querySelector('.form-needs') !== null));
    await tab.run(() => {
      for (const part of document.querySelectorAll('.form-answers > *')) part.replaceChildren();
    });
    await fillIn(tab, { name: asha.name, email: '@example.com' });
    expect(await valuesIn(tab)).toMatchObject({ name: asha.name, email: 'asha@example.com', message });
    await send(tab, line);
    await thanked(tab);
    expect(line.posts.at(-1)).not.toMatch(/^\{/); // not by the script, which would post JSON
    expect(site.rows(message)).toHaveLength(1);
    await tab.close();
  },
);

test.for(names)('%s: fields that a script replaces are the ones that are checked and sent', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services`);
  await awake(tab);
  const message = `Replaced fields in ${name}`;
  await fillIn(tab, { ...asha, name: '', message: 'An old text' });
  const replaceFields = () =>
    tab.run(() => {
      for (const field of document.querySelectorAll('.form-input')) field.replaceWith(field.cloneNode(true));
    });
  await replaceFields();
  await submit(tab);
  await until('the error', async () => (await errorsIn(tab)).length === 1);
  await replaceFields();
  await tab.run(() => {
    for (const area of document.querySelectorAll('textarea')) area.value = '';
  });
  await fillIn(tab, { name: asha.name, message });
  await until('the error goes', async () => (await errorsIn(tab)).length === 0);
  expect(await tab.run(() => document.querySelectorAll('[aria-invalid="true"]').length)).toBe(0);
  await submit(tab);
  await thanked(tab);
  expect(site.rows(message)).toMatchObject([{ name: asha.name, phone: asha.phone }]);
  await tab.close();
});

test.for(names)('%s: a form whose message area a script has replaced posts natively', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services`);
  await awake(tab);
  const message = `A replaced message area in ${name}`;
  await fillIn(tab, { ...asha, message });
  await tab.run(() => {
    const area = document.querySelector('.form-answers');
    area?.replaceWith(area.cloneNode(true));
  });
  await submit(tab);
  await thanked(tab);
  expect(site.rows(message)).toHaveLength(1);
  await tab.close();
});

test.for(names)('%s: when a script empties a failure’s message, the next try loses no text', async (name) => {
  await using line = await openLine(site.url);
  const tab = await engine(name).open();
  await tab.go(`${line.url}/seo-services`);
  await awake(tab);
  const message = `An emptied failure in ${name}`;
  await fillIn(tab, { ...asha, message });
  line.fault = 'blocked';
  await submit(tab);
  await failed(tab);
  await tab.run(() => {
    for (const part of document.querySelectorAll('.form-answers > *')) part.replaceChildren();
  });
  line.fault = null;
  const posts = line.posts.length;
  await submit(tab);
  await until('the post by the script', async () => line.posts.length > posts);
  await later(1_000);
  // Nobody has told the visitor that it arrived, so the text has to be there.
  expect(await valuesIn(tab)).toMatchObject({ name: asha.name, message });
  await submit(tab);
  await thanked(tab);
  expect(site.rows(message)).toHaveLength(2); // the second is marked as a possible repeat
  await tab.close();
});

/**
 * Clicks until the form is posted: the page moves as its errors go, and a person clicks again. WebKit stops answering its
 * driver at the alert of the contact form; Firefox's closes by itself.
 */
async function send(tab: Tab, { posts }: Line) {
  await tab.run(() => {
    window.alert = () => {};
  });
  const before = posts.length;
  await until('the post', async () => {
    if (posts.length === before) await submit(tab);
    await later(300);
    return posts.length > before;
  });
}

/** Resolves with the reference, once Firefox has closed the alert. */
async function answered(tab: Tab): Promise<string> {
  await thanked(tab, 30_000).catch(() => {});
  await later(500);
  await until('the end of the alert', () => tab.run(() => true));
  return (await thanked(tab)).reference;
}

async function again(tab: Tab) {
  // For half a second a click where the send button was counts as the second of a double click.
  await until('an empty form', async () => {
    if (await tab.run(() => document.querySelector('.form-again') !== null)) await tab.click('.form-again');
    return tab.run(() => document.activeElement?.matches('.form-input[name="name"]') === true);
  });
}

function errorsIn(tab: Tab): Promise<string[]> {
  return tab.run(() => [...document.querySelectorAll('.form-error')].map(({ textContent }) => textContent));
}

/** As the translators of browsers do: each text is replaced, and whatever changes is translated again. */
function translateFromNowOn(tab: Tab, kind: 'wrapped' | 'in place') {
  return tab.run((kind) => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode as Text);
      for (const node of nodes) {
        if (!node.data.trim() || node.data.endsWith('°')) continue;
        if (node.parentElement?.closest('script, style, textarea')) continue;
        if (kind === 'in place') {
          node.data += '°';
          continue;
        }
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        (font.firstChild as Element).textContent = `${node.data}°`;
        node.replaceWith(font);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, kind);
}
