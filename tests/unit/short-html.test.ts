import { expect, test } from 'vitest';
import { shortHtml } from '../../views/short-html.ts';

test.each([
  [
    'a void element has no slash',
    '<meta charSet="utf-8"/><p>1/&gt;2<br/>3</p>',
    '<meta charSet="utf-8"><p>1/&gt;2<br>3</p>',
  ],
  ['pieces of text are joined', '<p>From <!-- -->7<!-- --> days</p>', '<p>From 7 days</p>'],
  ['list items end where the next begins', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['shapes close themselves', '<svg><path d="M0 0"></path></svg>', '<svg><path d="M0 0"/></svg>'],
  [
    'a shape with content keeps its end tag',
    '<svg><path d="M0 0"><title>A</title></path></svg>',
    '<svg><path d="M0 0"><title>A</title></path></svg>',
  ],
])('%s', (_, html, short) => {
  expect(shortHtml(html)).toBe(short);
});

test('a form keeps what React compares when it takes it over', () => {
  const form = '<form><p>Use <!-- -->10</p><ul><li>a</li></ul><input name="a"/></form>';
  const expected = form.replace('/>', '>');
  expect(shortHtml(`<p>a<!-- -->b</p>${form}<p>c<!-- -->d</p>${form}`)).toBe(
    `<p>ab</p>${expected}<p>cd</p>${expected}`,
  );
});
