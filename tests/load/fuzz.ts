// npm run test:fuzz runs this: valid requests, malformed ones, and mixtures of both. [--runs 100000] [--seed 1]

import { globSync } from 'node:fs';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { knownPaths } from '../../server/http/request-log.ts';
import { publicFolder } from '../../server/paths.ts';
import { redirects } from '../../views/site.ts';
import { asha } from '../support/enquiry.ts';
import { exchange } from './byte-fuzz.ts';
import { command, play } from './growth.ts';

type Strange = { method: string; path: string; headers: [string, string][]; body: Buffer };

/** No response may contain it unescaped. */
const marker = '<zq"\'>';

export function fuzz(runs: number, seed: number, settleMs = 0) {
  return play(runs, seed, settleMs, {
    atOnce: 8,
    cases: async () => fc.oneof(of(3, anything()), of(2, almostRight)),
    async play(url, strange) {
      const bytes = requestBytes(strange);
      const requests = [{ method: strange.method, bytes, isExpected: () => true }];
      const how = { behavior: 'whole', isPipelined: true, places: [0, 0] as [number, number], pauses: [0] };
      const { answers, fault } = await exchange(url, { ...how, requests });
      const isEchoed = answers.some(
        ({ headers, body }) => headers.get('content-type')?.startsWith('text/html') && body.includes(marker),
      );
      const wrong = isEchoed ? 'its response repeats request data' : fault;
      const statuses = answers.length > 0 ? answers.map(({ status }) => status) : ['none'];
      return { statuses, fault: wrong && `${wrong}\n${bytes.toString('latin1').slice(0, 2_000)}` };
    },
  });
}

function requestBytes({ method, path, headers, body }: Strange): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const host = headers.some(([name]) => name === 'Host') ? '' : 'Host: 127.0.0.1\r\n';
  const length = method === 'GET' && body.length === 0 ? '' : `Content-Length: ${body.length}\r\n`;
  const head = `${method} ${path} HTTP/1.1\r\n${host}${lines}${length}Connection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

const of = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });
const oneOf = (texts: string, separator = ' ') => fc.constantFrom(...texts.split(separator));

// Another test covers bytes that break the request line itself.
const printable = (text: string) =>
  text.replace(/[^\x21-\x7e]/g, (character) =>
    encodeURIComponent(character.isWellFormed() ? character : '?'),
  );

function paths(): fc.Arbitrary<string> {
  const files = globSync('**/*.*', { cwd: publicFolder }).filter((name) => !/\.(?:br|gz)$/.test(name));
  const known = fc.oneof(
    of(8, fc.constantFrom(...knownPaths, ...Object.keys(redirects))),
    of(1, fc.constantFrom(...files.map((name) => `/${name}`))),
    of(1, oneOf('/send /send /vitals')),
  );
  const tail = fc.oneof(
    of(14, fc.constant('')),
    oneOf('/ // ? ?x=1 #x % %zz %00 /.. /%2e%2e/%2e%2e/etc/passwd ;x'),
    fc.constantFrom(`?q=${marker}`, `/${encodeURIComponent(marker)}`, `?${'x'.repeat(4_000)}`),
    fc.string({ maxLength: 20 }).map((text) => `/${text}`),
  );
  const whole = oneOf('* //evil.example/ http://evil.example/ /\\evil.example /assets/../../package.json');
  const built = fc
    .tuple(known, fc.nat(9), tail)
    .map(([path, shout, end]) => (shout === 0 ? path.toUpperCase() : path) + end);
  return fc.oneof(of(10, built), of(1, whole)).map(printable);
}

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
const junk = fc.oneof(fc.string(), fc.constantFrom(marker, ''), fc.string({ unit: 'binary' }));
const header = fc
  .constantFrom(...Object.entries(headerValues))
  .chain(([name, values]) =>
    fc.tuple(fc.constant(name), fc.oneof(oneOf(values, ' | '), junk.map(printable))),
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
const asForm = (posted: unknown) =>
  new URLSearchParams(
    Object.entries(posted ?? {}).map(([name, one]) => [name, typeof one === 'string' ? one : asJson(one)]),
  ).toString();
const plain = fc
  .oneof(
    fields.map(asJson),
    fields.map(asForm),
    fc.tuple(fields, fc.nat(400)).map(([posted, at]) => asJson(posted).slice(0, at)),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('['.repeat(10_000), ''),
  )
  .map((text) => Buffer.from(text));
const bodies = fc.oneof(
  of(6, plain),
  plain.map((body) => gzipSync(body)),
  plain.map((body) => brotliCompressSync(body)),
  plain.map((body) => deflateSync(body).subarray(1)),
  fc.constant(gzipSync(Buffer.alloc(5_000_000, ' '))),
);

const anything = (): fc.Arbitrary<Strange> =>
  fc.record({
    method: fc.oneof(
      of(6, oneOf('GET POST')),
      of(1, oneOf('HEAD PUT DELETE OPTIONS PATCH TRACE PROPFIND get BREW')),
    ),
    path: paths(),
    headers: fc.array(header, { maxLength: 8 }),
    body: bodies,
  });
const almostRight: fc.Arbitrary<Strange> = fc.record({
  method: fc.constant('POST'),
  path: oneOf('/send /send /vitals'),
  headers: fc
    .array(header, { maxLength: 2 })
    .map((some): Strange['headers'] => [['Content-Type', 'application/json'], ...some]),
  body: fields.map((posted) => Buffer.from(asJson(posted))),
});

if (import.meta.main) await command('100000', fuzz);
