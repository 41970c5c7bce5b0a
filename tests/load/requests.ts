// Generates valid requests, malformed ones, and mixtures of both.

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { asha } from '../support/enquiry.ts';

export type Strange = { method: string; path: string; headers: [string, string][]; body: Buffer };

/** No response may contain it unescaped. */
export const marker = '<zq"\'>';

const of = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });
const json: [string, string] = ['Content-Type', 'application/json'];

/** `paths` are existing pages, `files` the assets that they load. */
export function strangeRequests(paths: string[], files: string[]): fc.Arbitrary<Strange> {
  const odd = 'HEAD PUT DELETE OPTIONS PATCH TRACE PROPFIND get BREW'.split(' ');
  const anything = fc.record({
    method: fc.oneof(of(6, fc.constantFrom('GET', 'POST')), of(1, fc.constantFrom(...odd))),
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
  return fc.oneof(of(3, anything), of(2, almostRight));
}

function pathsLike(paths: string[], files: string[]): fc.Arbitrary<string> {
  const known = fc.oneof(
    ...[of(8, fc.constantFrom(...paths)), of(1, fc.constantFrom(...files))],
    of(1, fc.constantFrom('/send', '/send', '/vitals')),
  );
  const ends = '/ // ? ?x=1 #x % %zz %00 /.. /%2e%2e/%2e%2e/etc/passwd ;x'.split(' ');
  const tail = fc.oneof(
    of(14, fc.constant('')),
    fc.constantFrom(...ends, `?q=${marker}`, `/${encodeURIComponent(marker)}`),
    fc.string({ maxLength: 20 }).map((text) => `/${text}`),
    fc.integer({ min: 1, max: 4_000 }).map((length) => `?${'x'.repeat(length)}`),
  );
  const whole = '* //evil.example/ http://evil.example/ /\\evil.example /assets/../../package.json'.split(
    ' ',
  );
  const shouted = fc
    .tuple(known, fc.nat(9), tail)
    .map(([path, shout, end]) => (shout === 0 ? path.toUpperCase() : path) + end);
  return fc.oneof(of(10, shouted), of(1, fc.constantFrom(...whole))).map(printable);
}

const junk = fc.oneof(
  ...[fc.string({ maxLength: 60 }), fc.constant(marker), fc.constant('')],
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const headerValues: Record<string, string> = {
  Accept: 'text/html | application/json | */* | ;;q= | text/html;q=9',
  'Accept-Encoding': 'br | gzip | identity;q=0 | *;q=0 | br;q=x,,',
  'Content-Encoding': 'gzip | br | deflate | identity | zstd | x',
  'Content-Type':
    'application/json | application/x-www-form-urlencoded | text/plain | multipart/form-data | application/json; charset=x | /',
  Origin: 'null | https://evil.example | x',
  'Sec-Fetch-Site': 'same-origin | cross-site | none',
  Referer: 'https://evil.example/ | / | http://x/seo-services',
  Range: 'bytes=0- | bytes=9-1 | bytes=- | x',
  'If-None-Match': '* | "x" | W/"x"',
  'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT | x',
  Expect: '100-continue | x',
  'X-Forwarded-For': '203.0.113.7 | ::1 | x | 1,2,3',
  Host: 'evil.example |  | a b',
  Cookie: '__proto__=1',
};

const header = fc
  .constantFrom(...Object.entries(headerValues))
  .chain(([name, values]) =>
    fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...values.split(' | ')), junk.map(printable))),
  );

const value = fc.oneof(
  of(4, fc.constantFrom(...Object.values(asha), marker, '', `${marker}@example.com`)),
  of(1, fc.string({ unit: 'grapheme', maxLength: 300 })),
  of(1, fc.string({ unit: 'binary', maxLength: 40 })),
  of(1, fc.jsonValue() as fc.Arbitrary<unknown>),
  fc.integer({ min: 1, max: 90_000 }).map((length) => 'क'.repeat(length)),
);

const names = [...Object.keys(asha), ...'form page key link captcha tookMs __proto__ constructor'.split(' ')];

const fields = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), value),
  fc.record({ name: value, email: value, phone: value, subject: value, message: value }),
  fc.constant({ page: '/', metrics: [{ name: 'CLS', value: 1e308, id: 'v5-1' }] }),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

const asJson = (posted: unknown) => JSON.stringify(posted) ?? '';

const asForm = (posted: unknown) => {
  const texts = Object.entries(posted ?? {}).map(([name, one]) => [
    name,
    typeof one === 'string' ? one : asJson(one),
  ]);
  return new URLSearchParams(texts).toString();
};

const plain = fc.oneof(
  fields.map((posted) => Buffer.from(asJson(posted))),
  fields.map((posted) => Buffer.from(asForm(posted))),
  fc.tuple(fields, fc.nat(400)).map(([posted, at]) => Buffer.from(asJson(posted).slice(0, at))),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(Buffer.from('['.repeat(10_000)), Buffer.alloc(0)),
);

const bodies = fc.oneof(
  of(6, plain),
  plain.map((body) => gzipSync(body)),
  plain.map((body) => brotliCompressSync(body)),
  plain.map((body) => deflateSync(body).subarray(1)),
  fc.constant(gzipSync(Buffer.alloc(5_000_000, ' '))),
);

// Another test covers bytes that break the request line itself.
function printable(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, (character) =>
    encodeURIComponent(character.isWellFormed() ? character : '?'),
  );
}
