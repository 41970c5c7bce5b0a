// npm run test:fuzz runs this: valid requests that are cut, joined, reordered, reset and paused at any byte, on many
// connections at once. Half of the clients wait for each answer; the others pipeline, and may be disconnected.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { asha } from '../support/enquiry.ts';
import { readTidied, settledMs, tidying } from '../support/metrics.ts';
import { seed, seededRandom } from '../support/seeded-random.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { growthOver, report, saidBy } from './growth.ts';
import { type HttpAnswer, readAnswers } from './http-answers.ts';

type Sent = { method: string; bytes: Buffer; expected: (answer: HttpAnswer) => boolean };
type Random = (end: number) => number;

const atOnce = 64;
const stages = 10;
const answerMsMax = 20_000;

/** `SEED=…` repeats the same sessions. */
export async function byteFuzz(sessions: number, settleMs = 0) {
  await using server = startServer({ ...tidying, SEND_LIMIT: '100000' });
  const url = new URL(await server.url());
  const tags = await tagsOf(url);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const samples = [];
  const references = new Set<string>();
  let [posts, next] = [0, 0];
  for (let stage = 1; stage <= stages && faults.length === 0; stage++) {
    const client = async () => {
      while (next < Math.min(sessions, Math.ceil(sessions / stages) * stage) && faults.length === 0) {
        const index = next++;
        const heard = await session(url, seededRandom(`session ${index}`), tags, index);
        posts += heard.posts;
        for (const { status, headers } of heard.answers) {
          statuses[status] = (statuses[status] ?? 0) + 1;
          const reference = headers.get('enquiry-reference');
          if (reference) references.add(reference);
        }
        if (heard.fault) faults.push(`seed ${seed}, session ${index} (${heard.behavior}): ${heard.fault}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, client));
    if (server.child.exitCode !== null) throw new Error(`The server exited: ${server.err()}`);
    const { heapMb, memoryMb } = await readTidied(server, settleMs);
    samples.push({ sessions: next, heapMb, memoryMb });
  }
  faults.push(...saidBy(server));
  const stored = new Set(rowsOf(`${server.folder}/data/enquiries.db`).map(({ reference }) => reference));
  if (stored.size > posts) faults.push(`${stored.size} enquiries are stored of ${posts} posts.`);
  const lost = [...references].filter((reference) => !stored.has(reference));
  if (lost.length > 0) faults.push(`${lost.length} acknowledged enquiries are not stored.`);
  return { statuses, acknowledged: references.size, faults, samples };
}

const pages = ['/', '/seo-services', '/contact', '/price-packages', '/robots.txt'];

/** Each page has its own ETag, which identifies its response and so shows the order. */
async function tagsOf({ origin }: URL): Promise<Map<string, string>> {
  const headers = { 'Accept-Encoding': 'identity' };
  const tags = new Map<string, string>();
  for (const path of pages)
    tags.set(path, (await fetch(origin + path, { headers })).headers.get('etag') ?? '');
  return tags;
}

async function session(url: URL, random: Random, tags: Map<string, string>, index: number) {
  const names = Object.keys(behaviors) as (keyof typeof behaviors)[];
  const behavior = names[random(names.length)] ?? 'whole';
  const ids = Array.from({ length: 1 + random(8) }, (_, turn) => `${index}-${turn}`);
  const requests = ids.map((id) => request(random, tags, id));
  const socket = connect(Number(url.port), url.hostname);
  const parts: Buffer[] = [];
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {}).on('data', (part: Buffer) => parts.push(part));
  const isPipelined = random(2) === 0;
  const batches = isPipelined ? [requests] : requests.map((one) => [one]);
  let [intact, sent] = [0, 0];
  const methods = () => requests.slice(0, intact).map(({ method }) => method);
  const read = () => readAnswers(Buffer.concat(parts), methods());
  const isAnswered = () => {
    const { answers, fault } = read();
    return fault !== null || answers.length >= intact;
  };
  await Promise.race([once(socket, 'connect').catch(() => {}), closed]);
  for (const batch of batches) {
    if (intact < sent || socket.destroyed) break;
    sent += batch.length;
    const bytes = Buffer.concat(batch.map((one) => one.bytes));
    const isLast = sent === requests.length;
    const hasBody = batch.some(({ method }) => method === 'POST');
    const at = random(bytes.length);
    const end = await behaviors[behavior]({ socket, bytes, random, at, isLast, hasBody });
    // How many requests, from the first, were sent completely.
    const endOf = (index: number) => Buffer.concat(batch.slice(0, index + 1).map((one) => one.bytes)).length;
    intact += batch.filter((_, index) => endOf(index) <= end).length;
    const giveUpMs = performance.now() + answerMsMax;
    while (!socket.destroyed && !isAnswered() && performance.now() < giveUpMs)
      await Promise.race([closed, delay(5)]);
  }
  // The response to the damaged rest, if there is one.
  if (intact < requests.length) await Promise.race([closed, delay(50 + random(100))]);
  socket.destroy();
  await closed;
  const { answers, fault } = read();
  const posts = requests.filter(({ method }) => method === 'POST').length;
  const mayMiss = isPipelined || behavior === 'reset' || behavior === 'unread';
  const missing = !mayMiss && answers.length < intact;
  const lost = missing ? `${answers.length} answers to ${intact} whole requests` : null;
  return { behavior, answers, posts, fault: fault ?? faultIn(answers, requests.slice(0, intact)) ?? lost };
}

function faultIn(answers: HttpAnswer[], intact: Sent[]): string | null {
  for (const [index, answer] of answers.entries()) {
    const { status, headers } = answer;
    if (!headers.get('content-security-policy')?.includes("default-src 'none'"))
      return `answer ${index} (${status}) has no security headers`;
    if (status >= 500) return `answer ${index} is ${status}`;
    if (intact[index]?.expected(answer) === false) return `answer ${index} is out of order: ${status}`;
  }
  return null;
}

/** `at` is where in the bytes it happens. */
type Turn = { socket: Socket; bytes: Buffer; random: Random; at: number; isLast: boolean; hasBody: boolean };

/** What a client does to the bytes of its requests. Returns up to where they are unchanged and followed by none. */
const behaviors = {
  whole({ socket, bytes }: Turn) {
    socket.write(bytes);
    return bytes.length;
  },
  async unread({ socket, bytes, random }: Turn) {
    socket.pause().write(bytes);
    await delay(random(100));
    socket.resume();
    return bytes.length;
  },
  'half-closed'({ socket, bytes, isLast, hasBody }: Turn) {
    if (isLast) socket.end(bytes);
    else socket.write(bytes);
    return hasBody ? 0 : bytes.length; // a request with a body may be read as ended too early
  },
  async pieces({ socket, bytes, random }: Turn) {
    for (let start = 0, end = 0; start < bytes.length; start = end) {
      end = start + 1 + random(random(4) === 0 ? 8 : 600);
      socket.write(bytes.subarray(start, end));
      if (random(3) === 0) await delay(random(4) === 0 ? random(60) : 0);
    }
    return bytes.length;
  },
  cut({ socket, bytes, at }: Turn) {
    socket.end(bytes.subarray(0, at));
    return 0;
  },
  async reset({ socket, bytes, random, at }: Turn) {
    socket.write(bytes.subarray(0, at));
    await delay(random(20));
    socket.resetAndDestroy();
    return 0;
  },
  reordered({ socket, bytes, random, at }: Turn) {
    const other = random(bytes.length);
    const [from, to] = [Math.min(at, other), Math.max(at, other)];
    socket.write(Buffer.concat([bytes.subarray(0, from), bytes.subarray(to), bytes.subarray(from, to)]));
    return from;
  },
  flipped({ socket, bytes, random, at }: Turn) {
    const changed = Buffer.from(bytes);
    changed[at] = random(256);
    socket.write(changed);
    return at;
  },
};

function request(random: Random, tags: Map<string, string>, id: string): Sent {
  const kind = random(10);
  if (kind < 4) return page(random, tags);
  if (kind < 5) return get(`/none-${id}`, ({ status }) => status === 404);
  if (kind < 6) return get('/healthz', ({ status, bodyBytes }) => status === 200 && bodyBytes === 3);
  return kind < 7 ? refusedPost(random) : enquiry(random, id);
}

function get(path: string, expected: Sent['expected'], method = 'GET', fields: string[] = []): Sent {
  return { method, bytes: message(method, path, fields), expected };
}

function page(random: Random, tags: Map<string, string>): Sent {
  const path = pages[random(pages.length)] ?? '/';
  const tag = tags.get(path);
  const [status, fields] = random(3) === 0 ? [304, [`If-None-Match: ${tag}`]] : [200, []];
  const expected = (answer: HttpAnswer) => answer.status === status && answer.headers.get('etag') === tag;
  return get(path, expected, random(2) === 0 ? 'GET' : 'HEAD', fields);
}

function refusedPost(random: Random): Sent {
  const [field, status] =
    random(2) === 0 ? ['Sec-Fetch-Site: cross-site', 403] : ['Content-Type: text/plain', 415];
  const fields = [String(field), ...(random(2) === 0 ? ['Accept: text/html'] : [])];
  const bytes = message('POST', '/send', fields, Buffer.from('x'.repeat(random(300))));
  return { method: 'POST', bytes, expected: (answer) => answer.status === status };
}

function enquiry(random: Random, id: string): Sent {
  const isRight = random(4) > 0;
  const text = `Enquiry ${id} ${'tea '.repeat(random(200))}`;
  const posted = { ...asha, email: `v${id}@example.com`, name: isRight ? 'Asha' : '', message: text };
  const body = Buffer.from(JSON.stringify(posted));
  const fields = ['Content-Type: application/json', ...(random(8) === 0 ? ['Expect: 100-continue'] : [])];
  const inChunks = () => [
    message('POST', '/send', [...fields, 'Transfer-Encoding: chunked']),
    chunked(body, random),
  ];
  const bytes = random(3) > 0 ? message('POST', '/send', fields, body) : Buffer.concat(inChunks());
  return { method: 'POST', bytes, expected: ({ status }) => status === (isRight ? 200 : 400) };
}

function chunked(body: Buffer, random: Random): Buffer {
  const parts: Buffer[] = [];
  for (let start = 0, end = 0; start < body.length; start = end) {
    end = Math.min(body.length, start + 1 + random(200));
    parts.push(
      Buffer.from(`${(end - start).toString(16)}\r\n`),
      body.subarray(start, end),
      Buffer.from('\r\n'),
    );
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

function message(method: string, path: string, fields: string[], body?: Buffer): Buffer {
  const length = body ? [`Content-Length: ${body.length}`] : [];
  const head = [`${method} ${path} HTTP/1.1`, 'Host: x', ...fields, ...length].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), ...(body ? [body] : [])]);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { sessions: { type: 'string', default: '50000' } } });
  console.log(`seed ${seed}`);
  const { samples, faults, ...figures } = await byteFuzz(Number(values.sessions), settledMs);
  report(samples, figures, [...faults, ...growthOver(samples)]);
}
