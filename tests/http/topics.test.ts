// Services without a form of their own lead to the form of Contact, which says what the enquiry is about.

import { afterAll, expect, test } from 'vitest';
import { forms } from '../../views/index.ts';
import { type PageName, site as rows, topicId, topics } from '../../views/site.ts';
import { parsePage, textOf } from '../support/page-content.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
afterAll(() => site[Symbol.asyncDispose]());

const read = async (path: string) => parsePage((await site.http.get(path)).text).main;
const services = (Object.keys(rows) as PageName[]).filter((name) => rows[name].group !== undefined);

test('every service without a form of its own has a topic, and no other', async () => {
  const formless: PageName[] = [];
  for (const name of services) {
    if (!(await read(rows[name].path)).querySelector('[data-enquiry]')) formless.push(name);
  }
  expect(Object.keys(topics).sort()).toEqual(formless.sort());
  expect(formless).toHaveLength(11);
});

test('the subject of each topic is a short name of its own, which fits its field', () => {
  const subjects = Object.values(topics).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  const { lengthMax } = forms.contact.fields.subject;
  expect(subjects.filter((subject) => subject.length > lengthMax)).toEqual([]);
});

test.each(Object.keys(topics) as (keyof typeof topics)[])(
  'the closing call of %s, and every other button to Contact, names its topic',
  async (name) => {
    const main = await read(rows[name].path);
    const id = topicId(name);
    const buttons = main.querySelectorAll('a.button').map((button) => button.getAttribute('href') ?? '');
    const toContact = buttons.filter((href) => href.startsWith('/contact'));
    expect(new Set(toContact)).toEqual(new Set([`/contact#${id}`]));
    expect(main.querySelector('.cta .button')?.getAttribute('href')).toBe(`/contact#${id}`);
    const { subject, words } = topics[name];
    const line = (await read('/contact')).querySelector(`form [id="${id}"]`);
    expect(line && textOf(line)).toBe(`About: ${words}`);
    expect(line?.getAttribute('data-subject')).toBe(subject);
  },
);

test('the lines of the topics are above the fields, and only in English, to which the links lead', async () => {
  const main = await read('/contact');
  const order = main.querySelectorAll('.form-about, .form-field');
  expect(order.map((part) => part.classNames.includes('form-about'))).toEqual([
    ...Object.keys(topics).map(() => true),
    ...Object.keys(forms.contact.fields).map(() => false),
  ]);
  expect((await read('/contact?language=hi')).querySelectorAll('.form-about')).toEqual([]);
});
