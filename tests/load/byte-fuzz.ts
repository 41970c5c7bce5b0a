// npm run test:fuzz runs this: valid requests that are cut, joined, reordered, reset and paused at any byte, on many
// connections at once. Half of the clients wait for each answer; the others pipeline, and may be disconnected.

import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { asha } from '../support/enquiry.ts';
import { readTidied, settledMs, tidying } from '../support/metrics.ts';
import { seed, seededRandom } from '../support/seeded-random.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';
import { growthOver, print } from './growth.ts';
import { type HttpAnswer, readAnswers } from './http-answers.ts';

export type ByteFuzzed = {
  sessions: number;
  answers: number;
  statuses: Record<string, number>;
  acknowledged: number;
  faults: string[];
  samples: { sessions: number; heapMb: number; memoryMb: number }[];
};

/** What a client does to the bytes of its requests. */
const behaviors = [
  'whole',
  'pieces',
  'paused',
  'cut',
  'reset',
  'reordered',
  'flipped',
  'half-closed',
  'unread',
] as const;
type Behavior = (typeof behaviors)[number];

type Sent = { method: string; bytes: Buffer; expected: (answer: HttpAnswer) => boolean };
type Random = (end: number) => number;

const atOnce = 64;
const stages = 10;
const answerMsMax = 20_000;

/** `SEED=…` repeats the same sessions. */
export async function byteFuzz(sessions: number, settleMs = 0): Promise<ByteFuzzed> {
  await using server = startServer({ ...tidying, SEND_LIMIT: '100000' });
  const url = new URL(await server.url());
  const known = await tagsOf(url);
  const result: ByteFuzzed = { sessions, answers: 0, statuses: {}, acknowledged: 0, faults: [], samples: [] };
  const references = new Set<string>();
  let posts = 0;
  let next = 0;
  const perStage = Math.ceil(sessions / stages);
  for (let stage = 1; stage <= stages && result.faults.length === 0; stage++) {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < Math.min(sessions, perStage * stage) && result.faults.length === 0) {
          const index = next++;
          const heard = await session(url, seededRandom(`session ${index}`), known, index);
          posts += heard.posts;
          for (const { status, headers } of heard.answers) {
            result.answers += 1;
            result.statuses[status] = (result.statuses[status] ?? 0) + 1;
            const reference = headers.get('enquiry-reference');
            if (reference) references.add(reference);
          }
          if (heard.fault)
            result.faults.push(`seed ${seed}, session ${index} (${heard.behavior}): ${heard.fault}`);
        }
      }),
    );
    if (server.child.exitCode !== null) throw new Error(`The server exited: ${server.err()}`);
    const { heapMb, memoryMb } = await readTidied(server, settleMs);
    result.samples.push({ sessions: next, heapMb, memoryMb });
  }
  result.acknowledged = references.size;
  if (server.err() !== '') result.faults.push(`The server wrote to its standard error: ${server.err()}`);
  const failures = server.lines().filter(({ level }) => Number(level) >= 50);
  if (failures.length > 0) result.faults.push(`The server logged: ${JSON.stringify(failures.slice(0, 3))}`);
  const stored = new Set(rowsOf(`${server.folder}/data/enquiries.db`).map(({ reference }) => reference));
  if (stored.size > posts) result.faults.push(`${stored.size} enquiries are stored of ${posts} posts.`);
  const lost = [...references].filter((reference) => !stored.has(reference));
  if (lost.length > 0) result.faults.push(`${lost.length} acknowledged enquiries are not stored.`);
  return result;
}

type Tags = Map<string, string>;

const pages = ['/', '/seo-services', '/contact', '/price-packages', '/robots.txt'];

/** Each page has its own ETag, which identifies its response and so shows the order. */
async function tagsOf({ origin }: URL): Promise<Tags> {
  const tags = await Promise.all(
    pages.map(async (path): Promise<[string, string]> => {
      const { headers } = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
      return [path, headers.get('etag') ?? ''];
    }),
  );
  return new Map(tags);
}

async function session(url: URL, random: Random, tags: Tags, index: number) {
  const behavior = behaviors[random(behaviors.length)] ?? 'whole';
  const requests = Array.from({ length: 1 + random(8) }, (_, turn) =>
    request(random, tags, `${index}-${turn}`),
  );
  const socket = connect(Number(url.port), url.hostname);
  const parts: Buffer[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {}).on('data', (part: Buffer) => parts.push(part));
  const isPipelined = random(2) === 0;
  const batches = isPipelined ? [requests] : requests.map((one) => [one]);
  let intact = 0;
  let sent = 0;
  const read = () =>
    readAnswers(
      Buffer.concat(parts),
      requests.slice(0, intact).map(({ method }) => method),
    );
  const answered = () => {
    const { answers, fault } = read();
    return fault === null ? answers.length : intact;
  };
  for (const batch of batches) {
    if (intact < sent || socket.destroyed) break;
    sent += batch.length;
    intact += await send(socket, batch, behavior, random, sent === requests.length);
    const giveUpMs = performance.now() + answerMsMax;
    while (!socket.destroyed && answered() < intact && performance.now() < giveUpMs)
      await Promise.race([closed, delay(5)]);
  }
  // The response to the damaged rest, if there is one.
  if (intact < requests.length) await Promise.race([closed, delay(50 + random(100))]);
  socket.destroy();
  await closed;
  const { answers, fault } = read();
  const posts = requests.filter(({ method }) => method === 'POST').length;
  const wanted = isPipelined ? 0 : intact;
  return { behavior, answers, posts, fault: fault ?? faultIn(answers, requests, intact, wanted, behavior) };
}

function faultIn(
  answers: HttpAnswer[],
  requests: Sent[],
  intact: number,
  wanted: number,
  behavior: Behavior,
): string | null {
  for (const [index, answer] of answers.entries()) {
    if (!answer.headers.get('content-security-policy')?.includes("default-src 'none'")) {
      return `answer ${index} (${answer.status}) has no security headers`;
    }
    if (answer.status >= 500) return `answer ${index} is ${answer.status}`;
    const request = requests[index];
    if (index < intact && !request?.expected(answer))
      return `answer ${index} is out of order: ${answer.status}`;
  }
  if (behavior === 'reset' || behavior === 'unread') return null;
  return answers.length < wanted ? `${answers.length} answers to ${wanted} whole requests` : null;
}

/** Returns how many requests, from the first, were sent completely. */
async function send(
  socket: Socket,
  requests: Sent[],
  behavior: Behavior,
  random: Random,
  isLast: boolean,
): Promise<number> {
  while (socket.connecting)
    await Promise.race([
      new Promise((resolve) => socket.once('connect', resolve)),
      new Promise((resolve) => socket.once('close', resolve)),
    ]);
  const bytes = Buffer.concat(requests.map((request) => request.bytes));
  const wholeBefore = (at: number) => {
    let end = 0;
    return requests.findIndex((request) => {
      end += request.bytes.length;
      return end > at;
    });
  };
  const at = random(bytes.length);
  switch (behavior) {
    case 'whole':
      socket.write(bytes);
      return requests.length;
    case 'unread':
      socket.pause();
      socket.write(bytes);
      await delay(random(100));
      socket.resume();
      return requests.length;
    case 'half-closed':
      if (isLast) socket.end(bytes);
      else socket.write(bytes);
      // A request with a body may be read as ended too early.
      return requests.findIndex(({ method }) => method === 'POST') === -1 ? requests.length : 0;
    case 'pieces':
      for (let start = 0; start < bytes.length; ) {
        const end = start + 1 + random(random(4) === 0 ? 8 : 600);
        socket.write(bytes.subarray(start, end));
        start = end;
        if (random(3) === 0) await delay(0);
      }
      return requests.length;
    case 'paused':
      socket.write(bytes.subarray(0, at));
      await delay(random(60));
      socket.write(bytes.subarray(at));
      return requests.length;
    case 'cut':
      socket.end(bytes.subarray(0, at));
      return 0;
    case 'reset':
      socket.write(bytes.subarray(0, at));
      await delay(random(20));
      socket.resetAndDestroy();
      return 0;
    case 'reordered': {
      const [one, other] = [random(bytes.length), random(bytes.length)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const whole = wholeBefore(one);
      socket.write(
        Buffer.concat([bytes.subarray(0, one), bytes.subarray(other), bytes.subarray(one, other)]),
      );
      return Math.max(0, whole);
    }
    case 'flipped': {
      const changed = Buffer.from(bytes);
      changed[at] = random(256);
      socket.write(changed);
      return Math.max(0, wholeBefore(at));
    }
  }
}

function request(random: Random, tags: Tags, id: string): Sent {
  const kind = random(10);
  if (kind < 4) return page(random, tags);
  if (kind < 5) {
    return { method: 'GET', bytes: head('GET', `/none-${id}`), expected: ({ status }) => status === 404 };
  }
  if (kind < 6)
    return {
      method: 'GET',
      bytes: head('GET', '/healthz'),
      expected: ({ status, bodyBytes }) => status === 200 && bodyBytes === 3,
    };
  if (kind < 7) return refusedPost(random);
  return enquiry(random, id);
}

function page(random: Random, tags: Tags): Sent {
  const path = pages[random(pages.length)] ?? '/';
  const method = random(2) === 0 ? 'GET' : 'HEAD';
  const tag = tags.get(path);
  const isCached = random(3) === 0;
  const fields = isCached ? [`If-None-Match: ${tag}`] : [];
  return {
    method,
    bytes: head(method, path, fields),
    expected: ({ status, headers }) => status === (isCached ? 304 : 200) && headers.get('etag') === tag,
  };
}

function refusedPost(random: Random): Sent {
  const [fields, status] =
    random(2) === 0 ? [['Sec-Fetch-Site: cross-site'], 403] : [['Content-Type: text/plain'], 415];
  const accept = random(2) === 0 ? ['Accept: text/html'] : [];
  const body = Buffer.from('x'.repeat(random(300)));
  const bytes = Buffer.concat([
    head('POST', '/send', [...(fields as string[]), ...accept, `Content-Length: ${body.length}`]),
    body,
  ]);
  return { method: 'POST', bytes, expected: (answer) => answer.status === status };
}

function enquiry(random: Random, id: string): Sent {
  const isRight = random(4) > 0;
  const posted = {
    ...asha,
    email: `v${id}@example.com`,
    message: `Enquiry ${id} ${'tea '.repeat(random(200))}`,
    name: isRight ? 'Asha' : '',
  };
  const body = Buffer.from(JSON.stringify(posted));
  const fields = ['Content-Type: application/json', ...(random(8) === 0 ? ['Expect: 100-continue'] : [])];
  const bytes =
    random(3) === 0
      ? Buffer.concat([
          head('POST', '/send', [...fields, 'Transfer-Encoding: chunked']),
          chunked(body, random),
        ])
      : Buffer.concat([head('POST', '/send', [...fields, `Content-Length: ${body.length}`]), body]);
  return { method: 'POST', bytes, expected: ({ status }) => status === (isRight ? 200 : 400) };
}

function chunked(body: Buffer, random: Random): Buffer {
  const parts: Buffer[] = [];
  for (let start = 0; start < body.length; ) {
    const piece = body.subarray(start, start + 1 + random(200));
    parts.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
    start += piece.length;
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

function head(method: string, path: string, fields: string[] = []): Buffer {
  return Buffer.from(`${[`${method} ${path} HTTP/1.1`, 'Host: x', ...fields].join('\r\n')}\r\n\r\n`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { sessions: { type: 'string', default: '50000' } } });
  console.log(`seed ${seed}`);
  const { samples, faults, ...figures } = await byteFuzz(Number(values.sessions), settledMs);
  print(samples);
  console.log(figures);
  const wrong = [...faults, ...growthOver(samples)];
  for (const fault of wrong) console.error(fault);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
