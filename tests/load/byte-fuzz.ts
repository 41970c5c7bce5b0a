// npm run test:fuzz runs this: valid requests that are cut, joined, reordered, reset and paused at any byte, on many
// connections at once. Half of the clients wait for each answer; the others pipeline, and may be disconnected.

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { asha } from '../support/enquiry.ts';
import { seed } from '../support/seeded-random.ts';
import { rowsOf } from '../support/site.ts';
import { command, play } from './growth.ts';

type Answer = { status: number; headers: Map<string, string>; body: Buffer };
type Sent = { method: string; bytes: Buffer; isExpected: (answer: Answer) => boolean };

const answerMsMax = 20_000;

export async function byteFuzz(sessions: number, from = seed, settleMs = 0) {
  const references = new Set<string>();
  let posts = 0;
  const result = await play(sessions, from, settleMs, {
    atOnce: 64,
    cases: async (url) => sessionsOf(await requestsTo(url)),
    async play(url, session) {
      posts += session.requests.filter(({ method }) => method === 'POST').length;
      const { answers, fault } = await exchange(url, session);
      for (const { headers } of answers) references.add(headers.get('enquiry-reference') ?? '');
      return {
        statuses: answers.map(({ status }) => status),
        fault: fault && `${session.behavior}: ${fault}`,
      };
    },
    faultsAtEnd({ folder }) {
      references.delete('');
      const stored = new Set(rowsOf(`${folder}/data/enquiries.db`).map(({ reference }) => reference));
      const lost = [...references].filter((reference) => !stored.has(reference));
      if (lost.length === 0 && stored.size <= posts) return [];
      return [`${stored.size} are stored of ${posts} posts, and ${lost.length} acknowledged ones are not.`];
    },
  });
  return { ...result, acknowledged: references.size };
}

async function requestsTo(url: string): Promise<fc.Arbitrary<Sent>> {
  // Each page has its own ETag, which identifies its response and so shows the order.
  const tags = new Map<string, string>();
  for (const path of ['/', '/seo-services', '/contact', '/price-packages', '/robots.txt']) {
    const { headers } = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
    tags.set(path, headers.get('etag') ?? '');
  }
  const is = (expected: number) => (answer: Answer) => answer.status === expected;
  const page = fc
    .tuple(fc.constantFrom(...tags), fc.constantFrom('GET', 'HEAD'), fc.boolean())
    .map(([[path, tag], method, isKnown]) => {
      const isExpected = ({ status, headers }: Answer) =>
        status === (isKnown ? 304 : 200) && headers.get('etag') === tag;
      return sent(`${method} ${path}`, isKnown ? [`If-None-Match: ${tag}`] : [], isExpected);
    });
  const refused = { text: 'x'.repeat(200) };
  const others = fc.constantFrom(
    sent('GET /none', [], is(404)),
    sent('GET /healthz', [], ({ status, body }) => status === 200 && body.length === 3),
    sent('POST /send', ['Sec-Fetch-Site: cross-site', 'Accept: text/html'], is(403), refused),
    sent('POST /send', ['Content-Type: text/plain'], is(415), refused),
  );
  const enquiry = fc
    .record({
      id: fc.noBias(fc.nat()),
      name: fc.constantFrom('Asha', 'Asha', 'Asha', ''),
      length: fc.nat(200),
      waits: fc.constantFrom([], [], [], ['Expect: 100-continue']),
      chunk: fc.option(fc.integer({ min: 50, max: 200 })),
    })
    .map(({ id, name, length, waits, chunk }) => {
      const message = `Enquiry ${id} ${'tea '.repeat(length)}`;
      const text = JSON.stringify({ ...asha, email: `v${id}@example.com`, name, message });
      const fields = ['Content-Type: application/json', ...waits];
      return sent('POST /send', fields, is(name ? 200 : 400), { text, chunk });
    });
  return fc.oneof(page, others, enquiry);
}

type Body = { text: string; chunk?: number | null };

function sent(line: string, fields: string[], isExpected: Sent['isExpected'], body?: Body): Sent {
  const { text = '', chunk = null } = body ?? {};
  const chunks = text.match(new RegExp(`.{1,${chunk ?? 1}}`, 'gs')) ?? [];
  const chunked = chunks.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('');
  const length = chunk === null ? `Content-Length: ${text.length}` : 'Transfer-Encoding: chunked';
  const head = [`${line} HTTP/1.1`, 'Host: x', ...fields, ...(body ? [length] : [])].join('\r\n');
  const bytes = Buffer.from(`${head}\r\n\r\n${chunk === null ? text : `${chunked}0\r\n\r\n`}`);
  return { method: line.split(' ')[0] ?? '', isExpected, bytes };
}

type Delivery = { parts: Buffer[]; end?: 'end' | 'reset'; intactTo?: number };

/** What a client does to the bytes of its requests; up to `intactTo` they are unchanged and followed by none. */
const behaviors: Record<string, (bytes: Buffer, from: number, to: number) => Delivery> = {
  whole: (bytes) => ({ parts: [bytes] }),
  pieces: (bytes, from, to) => {
    const size = Math.max(Math.ceil(bytes.length / 40), (to - from) % 600);
    const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => index * size);
    return { parts: starts.map((start) => bytes.subarray(start, start + size)) };
  },
  cut: (bytes, from) => ({ parts: [bytes.subarray(0, from)], end: 'end', intactTo: 0 }),
  reset: (bytes, from) => ({ parts: [bytes.subarray(0, from)], end: 'reset', intactTo: 0 }),
  reordered: (bytes, from, to) => {
    const parts = [bytes.subarray(0, from), bytes.subarray(to), bytes.subarray(from, to)];
    return { parts, intactTo: from };
  },
  flipped: (bytes, from, to) => {
    const parts = [bytes.subarray(0, from), Buffer.from([to]), bytes.subarray(from + 1)];
    return { parts, intactTo: from };
  },
};

const sessionsOf = (requests: fc.Arbitrary<Sent>) =>
  fc.record({
    behavior: fc.constantFrom(...Object.keys(behaviors)),
    isPipelined: fc.boolean(),
    requests: fc.array(requests, { minLength: 1, maxLength: 8 }),
    places: fc.tuple(fc.noBias(fc.nat(9_999)), fc.noBias(fc.nat(9_999))),
    pauses: fc.array(fc.constantFrom<number[]>(0, 0, 0, 0, 20, 60), { minLength: 1 }),
  });

type Session = ReturnType<typeof sessionsOf> extends fc.Arbitrary<infer One> ? One : never;

/** Sends the requests in that way, and reads the answers. */
export async function exchange(url: URL, { behavior, isPipelined, requests, places, pauses }: Session) {
  const socket = connect(Number(url.port), url.hostname);
  const heard: Buffer[] = [];
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {}).on('data', (part: Buffer) => heard.push(part));
  let [intact, count] = [0, 0];
  const read = () => {
    const methods = requests.slice(0, intact).map(({ method }) => method);
    return readAnswers(Buffer.concat(heard), methods);
  };
  const isWaiting = () => !socket.destroyed && !read().fault && read().answers.length < intact;
  await Promise.race([once(socket, 'connect').catch(() => {}), closed]);
  for (const batch of isPipelined ? [requests] : requests.map((one) => [one])) {
    if (intact < count || socket.destroyed) break;
    count += batch.length;
    const bytes = Buffer.concat(batch.map((one) => one.bytes));
    const [from = 0, to = 0] = places.map((place) => place % bytes.length).sort((one, other) => one - other);
    const way = behaviors[behavior]?.(bytes, from, to) ?? { parts: [bytes] };
    const { parts, end, intactTo = bytes.length } = way;
    for (const [index, part] of parts.entries()) {
      const pause = pauses[index % pauses.length];
      if (index > 0 && pause) await delay(pause);
      socket.write(part);
    }
    if (end === 'end') socket.end();
    if (end === 'reset') await delay(pauses[0]).then(() => socket.resetAndDestroy());
    // How many requests, from the first, were sent completely.
    const ends = batch.map((_, at) => Buffer.concat(batch.slice(0, at + 1).map((one) => one.bytes)).length);
    intact += ends.filter((end) => end <= intactTo).length;
    const giveUpMs = performance.now() + answerMsMax;
    while (isWaiting() && performance.now() < giveUpMs) await Promise.race([closed, delay(5)]);
  }
  // The response to the damaged rest, if there is one.
  if (intact < requests.length) await Promise.race([closed, delay(100)]);
  socket.destroy();
  await closed;
  const { answers, fault } = read();
  const isMissing = !isPipelined && behavior !== 'reset' && answers.length < intact;
  const missing = isMissing ? `${answers.length} answers to ${intact} whole requests` : undefined;
  return { answers, fault: fault ?? faultIn(answers, requests.slice(0, intact)) ?? missing };
}

function faultIn(answers: Answer[], intact: Sent[]): string | undefined {
  for (const [index, answer] of answers.entries()) {
    const { status, headers } = answer;
    if (!headers.get('content-security-policy')?.includes("default-src 'none'"))
      return `answer ${index} (${status}) has no security headers`;
    if (status >= 500) return `answer ${index} is ${status}`;
    if (intact[index]?.isExpected(answer) === false) return `answer ${index} is out of order: ${status}`;
  }
  return undefined;
}

/**
 * Parses pipelined responses; `fault` is why the bytes are none. `methods` are those of the requests as far as they are
 * known, because a response to HEAD has no body; after them, the body ends where the next response starts.
 */
function readAnswers(bytes: Buffer, methods: string[]): { answers: Answer[]; fault?: string } {
  const answers: Answer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end === -1) break;
    const [line = '', ...fields] = bytes.toString('latin1', at, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    if (Number.isNaN(status)) return { answers, fault: `no status line: ${line.slice(0, 80)}` };
    at = end + 4;
    if (status === 100) continue;
    const headers = new Map(
      fields.map((field): [string, string] => {
        const [name = '', ...value] = field.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );
    if (headers.has('transfer-encoding')) return { answers, fault: 'an answer came in chunks' };
    const isNext = at === bytes.length || bytes.toString('latin1', at, at + 9) === 'HTTP/1.1 ';
    const isHead = answers.length < methods.length ? methods[answers.length] === 'HEAD' : isNext;
    const length =
      isHead || status === 204 || status === 304 ? 0 : Number(headers.get('content-length') ?? 0);
    if (at + length > bytes.length) break;
    answers.push({ status, headers, body: bytes.subarray(at, at + length) });
    at += length;
  }
  return { answers };
}

if (import.meta.main) await command('50000', byteFuzz);
