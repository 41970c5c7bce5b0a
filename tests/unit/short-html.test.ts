import { expect, test } from 'vitest';
import { shortHtml } from '../../views/short-html.ts';

test.each([
  ['pieces of text are joined', '<p>From <!-- -->7<!-- --> days</p>', '<p>From 7 days</p>'],
  ['shapes close themselves', '<svg><path d="M0 0"></path></svg>', '<svg><path d="M0 0"/></svg>'],
  [
    'a shape with content keeps its end tag',
    '<svg><path d="M0 0"><title>A</title></path></svg>',
    '<svg><path d="M0 0"><title>A</title></path></svg>',
  ],
])('%s', (_, html, short) => {
  expect(shortHtml(html)).toBe(short);
});
