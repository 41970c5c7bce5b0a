// Generates valid requests, malformed ones, and mixtures of both.

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { asha } from '../support/enquiry.ts';

export type Strange = { method: string; path: string; headers: [string, string][]; body: Buffer };

/** No response may contain it unescaped. */
export const marker = '<zq"\'>';

/** `paths` are existing pages, `files` the assets that they load. */
export function strangeRequests(paths: string[], files: string[]): fc.Arbitrary<Strange> {
  const anything = fc.record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('GET', 'POST') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'HEAD',
          'PUT',
          'DELETE',
          'OPTIONS',
          'PATCH',
          'TRACE',
          'PROPFIND',
          'get',
          'BREW',
        ),
      },
    ),
    path: pathsLike(paths, files),
    headers: fc.array(header, { maxLength: 8 }),
    body: bodies,
  });
  const almostRight = fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom('/send', '/send', '/vitals'),
    headers: fc.array(header, { maxLength: 2 }).map((some): Strange['headers'] => [json, ...some]),
    body: fields.map((posted) => Buffer.from(JSON.stringify(posted) ?? '')),
  });
  return fc.oneof({ weight: 3, arbitrary: anything }, { weight: 2, arbitrary: almostRight });
}

const json: [string, string] = ['Content-Type', 'application/json'];

function pathsLike(paths: string[], files: string[]): fc.Arbitrary<string> {
  const known = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...paths) },
    { weight: 1, arbitrary: fc.constantFrom(...files) },
    { weight: 1, arbitrary: fc.constantFrom('/send', '/send', '/vitals') },
  );
  const tail = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    fc.constantFrom(
      '',
      '',
      '',
      '/',
      '//',
      '?',
      '?x=1',
      '#x',
      '%',
      '%zz',
      '%00',
      '/..',
      '/%2e%2e/%2e%2e/etc/passwd',
      ';x',
    ),
    fc.constant(`?q=${marker}`),
    fc.constant(`/${encodeURIComponent(marker)}`),
    fc.string({ maxLength: 20 }).map((text) => `/${text}`),
    fc.integer({ min: 1, max: 4_000 }).map((length) => `?${'x'.repeat(length)}`),
  );
  const whole = fc.constantFrom(
    '*',
    '//evil.example/',
    'http://evil.example/',
    '/\\evil.example',
    '/assets/../../package.json',
  );
  return fc
    .oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(known, fc.nat(9), tail)
          .map(([path, shout, end]) => (shout === 0 ? path.toUpperCase() : path) + end),
      },
      { weight: 2, arbitrary: fc.tuple(known, tail).map(([path, end]) => path + end) },
      { weight: 1, arbitrary: whole },
    )
    .map(printable);
}

const junk = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constant(marker),
  fc.constant(''),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const header: fc.Arbitrary<[string, string]> = fc.oneof(
  ...(
    [
      ['Accept', ['text/html', 'application/json', '*/*', ';;q=', 'text/html;q=9']],
      ['Accept-Encoding', ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=x,,']],
      ['Content-Encoding', ['gzip', 'br', 'deflate', 'identity', 'zstd', 'x']],
      [
        'Content-Type',
        [
          'application/json',
          'application/x-www-form-urlencoded',
          'text/plain',
          'multipart/form-data',
          'application/json; charset=x',
          '/',
        ],
      ],
      ['Origin', ['null', 'https://evil.example', 'x']],
      ['Sec-Fetch-Site', ['same-origin', 'cross-site', 'none']],
      ['Referer', ['https://evil.example/', '/', 'http://x/seo-services']],
      ['Range', ['bytes=0-', 'bytes=9-1', 'bytes=-', 'x']],
      ['If-None-Match', ['*', '"x"', 'W/"x"']],
      ['If-Modified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'x']],
      ['Expect', ['100-continue', 'x']],
      ['X-Forwarded-For', ['203.0.113.7', '::1', 'x', '1,2,3']],
      ['Host', ['evil.example', '', 'a b']],
      ['Cookie', ['__proto__=1']],
    ] as [string, string[]][]
  ).map(([name, values]) =>
    fc.oneof(fc.constantFrom(...values), junk).map((value): [string, string] => [name, printable(value)]),
  ),
);

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.values(asha), marker, '', `${marker}@example.com`) },
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 90_000 }).map((length) => 'क'.repeat(length)) },
);

const fields = fc.oneof(
  fc.dictionary(
    fc.constantFrom(
      ...Object.keys(asha),
      'form',
      'page',
      'key',
      'link',
      'captcha',
      'tookMs',
      '__proto__',
      'constructor',
    ),
    value,
  ),
  fc.record({ name: value, email: value, phone: value, subject: value, message: value }),
  fc.constant({ page: '/', metrics: [{ name: 'CLS', value: 1e308, id: 'v5-1' }] }),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

const plain = fc.oneof(
  fields.map((posted) => Buffer.from(JSON.stringify(posted) ?? '')),
  fields.map((posted) =>
    Buffer.from(
      new URLSearchParams(
        Object.entries(posted ?? {}).map(([name, text]) => [
          name,
          typeof text === 'string' ? text : (JSON.stringify(text) ?? ''),
        ]),
      ).toString(),
    ),
  ),
  fc
    .tuple(fields, fc.nat(400))
    .map(([posted, at]) => Buffer.from((JSON.stringify(posted) ?? '').slice(0, at))),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from(`${'['.repeat(10_000)}`)),
  fc.constant(Buffer.alloc(0)),
);

const bodies = fc.oneof(
  { weight: 6, arbitrary: plain },
  { weight: 1, arbitrary: plain.map((body) => gzipSync(body)) },
  { weight: 1, arbitrary: plain.map((body) => brotliCompressSync(body)) },
  { weight: 1, arbitrary: plain.map((body) => deflateSync(body).subarray(1)) },
  { weight: 1, arbitrary: fc.constant(gzipSync(Buffer.alloc(5_000_000, ' '))) },
);

// Another test covers bytes that break the request line itself.
function printable(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, (character) =>
    encodeURIComponent(character.isWellFormed() ? character : '?'),
  );
}
