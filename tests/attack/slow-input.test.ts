// The processor time of one request in the server: crafted input costs no more than other input of its size.

import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { cpuMs } from '../support/process-use.ts';
import { startServer } from '../support/server-process.ts';

type Input = { method?: string; path?: string; headers?: Record<string, string>; body?: string };

const [headerBytes, bodyCharacters] = [7_000, 60_000];
const fill = (piece: string, length = bodyCharacters) => piece.repeat(Math.floor(length / piece.length));
const post = (values: object, headers = {}): Input => ({
  ...{ method: 'POST', path: '/send', headers: { 'Content-Type': 'application/json', ...headers } },
  body: JSON.stringify({ ...asha, ...values }),
});
const raw = (body: string, headers = {}): Input => ({ ...post({}, headers), body });
const asked = (name: string, value: string, path = '/'): Input => ({ path, headers: { [name]: value } });
const numbered = (prefix: string) =>
  Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`${prefix}${at}`, 1]));

const pages: Record<string, Input> = {
  'slashes and an x': { path: `/${fill('/', 2_000)}x` },
  'slashes before a query': { path: `/${fill('/', 1_000)}?${fill('/', 1_000)}` },
  'percent signs': { path: `/${fill('%2f', 1_900)}x` },
  'a query of signs': { path: `/x?${fill('&=', 1_900)}` },
  'encodings without end': asked('Accept-Encoding', fill('br;q=0 ,', headerBytes)),
  'spaces in the encodings': asked('Accept-Encoding', `br${fill(' ', headerBytes)}x`),
  'encodings at a file': asked('Accept-Encoding', fill('a;q=0,', headerBytes), '/robots.txt'),
  'commas in the tags': asked('If-None-Match', `${fill(',"', headerBytes)}x`),
  'spaces in the tags': asked('If-None-Match', `"a"${fill(' ', headerBytes)}x`, '/favicon.ico'),
  'ranges without end': asked('Range', `bytes=${fill('0-0,', headerBytes)}`, '/favicon.ico'),
  'accepted types': asked('Accept', fill('a/b;q=0.1,', headerBytes), '/send'),
  'an open quote among the types': asked('Accept', `a/b;c="${fill(',', headerBytes)}`, '/send'),
};

const posts: Record<string, Input> = {
  'addresses of proxies': post({}, { 'X-Forwarded-For': fill('1.1.1.1,', headerBytes) }),
  'as many trusted proxies as are read': post({}, { 'X-Forwarded-For': `${fill('::1,', 19 * 4)}::1` }),
  'a page it came from': post({}, { Referer: `http://${fill('a.', headerBytes)}/` }),
  'a type of semicolons': post({}, { 'Content-Type': `application/json${fill(';a=b', headerBytes)}` }),
  'spaces in a name': post({ name: `a${fill(' ')}b` }),
  'dots in an address': post({ email: `a@${fill('a.')}` }),
  'hyphens in an address': post({ email: `a@${fill('a-')}!` }),
  'signs of a phone': post({ phone: `+${fill('(-) ')}` }),
  'open tags': post({ message: fill('<a ', 5_000) }),
  'links in a subject': post({ subject: fill('www.') }),
  'returns in a message': post({ message: fill('\r', 30_000) }),
  'slashes of a page': post({ page: fill('/') }),
  'a campaign of controls': post({ utm: { source: fill('\u0001 ', 8_000) } }),
  'thousands of tags': post({ ...numbered('k'), utm: numbered('k') }),
  'objects as a page': raw(`[${fill('{},')}{}]`, { Accept: 'text/html' }),
  'brackets in brackets': raw(`{"name":${fill('[', 30_000)}1${fill(']', 30_000)}}`),
  'a form of signs': raw(fill('&'), { 'Content-Type': 'application/x-www-form-urlencoded' }),
};

/**
 * What ordinary requests of each kind may take, in milliseconds, and how many times that of one which is measured beside it:
 * two thousand slashes used to take 4 to 8 ms; a dozen rules read sixty thousand characters, and a rate limit bounds posts.
 */
const kinds = [
  { inputs: pages, msMax: 3, ordinary: { path: '/none' }, ratio: 3 },
  { inputs: posts, msMax: 12, ordinary: post({ message: '' }, { Accept: 'text/html' }), ratio: 1.7 },
];

const requestsEach = 60;

test('crafted input costs no more processor time than other input of its size', {
  timeout: 180_000,
}, async () => {
  await using server = startServer({ SEND_LIMIT: '100000', TRUST_PROXY: 'loopback' });
  const url = await server.url();
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = ({ body, path = '/', ...input }: Input) =>
    new Promise<void>((resolve) => {
      const asking = request(url, { agent, path, ...input });
      asking.once('response', (answer) => answer.resume().once('close', resolve));
      asking.once('error', () => resolve()).end(body);
    });
  const measure = async (input: Input) => {
    const before = cpuMs(server.child);
    for (let asked = 0; asked < requestsEach; asked += 4)
      await Promise.all(Array.from({ length: 4 }, () => ask(input)));
    return (cpuMs(server.child) - before) / requestsEach;
  };
  const spent: { what: string; ms: number; max: number }[] = [];
  for (const { inputs, msMax, ordinary, ratio } of kinds) {
    await measure(ordinary); // what the first ones compile
    for (const [what, input] of Object.entries(inputs)) {
      await ask(input);
      let [ms, max] = [await measure(input), msMax];
      // Processor time grows while the other core is busy: then with that of an ordinary request, in turns.
      for (let again = 0; again < 6 && ms > max; again += 1) {
        max = Math.max(max, ratio * (await measure(ordinary)));
        ms = Math.min(ms, await measure(input));
      }
      spent.push({ what, ms, max });
    }
  }
  agent.destroy();
  console.log(spent.map(({ what, ms }) => `${ms.toFixed(1).padStart(5)} ms  ${what}`).join('\n'));
  expect(spent.filter(({ ms, max }) => ms > max)).toEqual([]);
});
