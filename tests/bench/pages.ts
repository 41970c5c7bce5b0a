// Measures pages a second: the built server, a bare Express handler with the same bytes, and rendering with compression
// for each request. They take turns, so that other load on the machine affects all alike.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { build } from 'esbuild';
import { compressionDelayMs } from '../../server/limits.ts';
import { site } from '../../views/site.ts';
import {
  askFromAnotherCore,
  type Contender,
  folder,
  pinned,
  root,
  serving,
  start,
  table,
} from './contender.ts';

const rounds = 21;
const roundSeconds = 1;
const warmUpSeconds = 3;
const connections = 50;
const starts = 9;
const million = 1_000_000;
const accepted = 'gzip, deflate, br';

const env = {
  SITE_URL: 'https://www.example.com',
  SITE_PHONE: '+91 172 123 4567',
  SITE_EMAIL: 'hello@example.com',
  SITE_ADDRESS: 'Sector 9, Chandigarh 160009, India',
  DATABASE_URL: `file:${join(folder, 'bench.db')}`,
};
askFromAnotherCore();
execFileSync('npm', ['run', 'build'], { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' });

const ways = {
  bare: 'bare Express handler',
  site: 'this site',
  each: 'renderToString + compression each time',
};
type Way = keyof typeof ways;

const paths = Object.values(site).map(({ path }) => path);
const pages = await samePages();
const [longest = '/'] = pages
  .filter(({ path }) => path !== '/')
  .toSorted((one, other) => other.body.length - one.body.length)
  .map(({ path }) => path);
const commands: Record<Way, () => Promise<Contender>> = {
  bare: () => start('bare', ['tests/bench/bare-page.ts', join(folder, 'pages.json')]),
  site: () => start('site', [...serving, 'dist/server.js'], env),
  each: async () => start('each', [await perRequest()], env),
};

const firsts = await firstAnswers();
const running = { bare: await commands.bare(), site: await commands.site(), each: await commands.each() };
await recompressedPages(running.site.url);
const restMb = running.site.memoryMb();
const rows: Row[] = [];
for (const path of ['/', longest]) rows.push(...(await measure(path)));
const busyMb = await askedAMillionTimes();
report();
process.exit();

type Run = { perSecond: number; p50: number; p99: number; cpuUs: number };
type Row = Run & { path: string; way: Way; ofBare: number };

async function samePages() {
  const server = await start('first', [...serving, 'dist/server.js'], env);
  const found = await recompressedPages(server.url);
  await server.stop();
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(found));
  return found;
}

/** The pages once the server has recompressed them in the background: when none has changed in between. */
async function recompressedPages(url: string): Promise<{ path: string; body: string }[]> {
  let found: { path: string; body: string }[] = [];
  for (;;) {
    await later(compressionDelayMs + 1_000);
    const now = [];
    for (const path of paths) now.push({ path, body: (await bytesAt(url + path)).toString('base64') });
    if (isDeepStrictEqual(now, found)) return found;
    found = now;
  }
}

// The bytes as transferred; `fetch` would decompress them.
async function bytesAt(url: string): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve);
  return Buffer.concat(await (await promise).toArray());
}

async function perRequest(): Promise<string> {
  const outfile = join(root, 'dist/per-request.js'); // beside the server, where it finds the built files
  await build({
    entryPoints: [join(root, 'tests/bench/per-request.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}

async function firstAnswers(): Promise<Record<Way, number>> {
  const found: Record<Way, number[]> = { bare: [], site: [], each: [] };
  for (let round = 0; round < starts; round++) {
    for (const way of Object.keys(ways) as Way[]) {
      const server = await commands[way]();
      found[way].push(server.firstMs);
      await server.stop();
    }
  }
  return { bare: middle(found.bare), site: middle(found.site), each: middle(found.each) };
}

async function measure(path: string): Promise<Row[]> {
  const runs: Record<Way, Run[]> = { bare: [], site: [], each: [] };
  for (const server of Object.values(running)) await ask(server, path, { duration: warmUpSeconds });
  for (let round = 0; round < rounds; round++) {
    for (const way of Object.keys(ways) as Way[]) {
      runs[way].push(await ask(running[way], path, { duration: roundSeconds }));
    }
  }
  return (Object.keys(ways) as Way[]).map((way) => {
    const of = (name: keyof Run) => middle(runs[way].map((run) => run[name]));
    // Compared round by round, because between rounds the machine itself may be a third faster.
    const ofBare = middle(runs[way].map((run, round) => run.perSecond / (runs.bare[round]?.perSecond ?? 0)));
    return {
      path,
      way,
      perSecond: of('perSecond'),
      ofBare,
      p50: of('p50'),
      p99: of('p99'),
      cpuUs: of('cpuUs'),
    };
  });
}

async function askedAMillionTimes(): Promise<number> {
  await ask(running.site, '/', { amount: million });
  return running.site.memoryMb();
}

async function ask(
  server: Contender,
  path: string,
  how: { duration: number } | { amount: number },
): Promise<Run> {
  const times: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options = {
    ...how,
    url: server.url + path,
    connections,
    headers: { 'accept-encoding': accepted },
    // Rendering for each request is slow enough for the client to parse responses.
    ...(server !== running.each && { setupClient: counting(await bytesOnTheWay(server, path)) }),
  };
  const beforeMs = server.cpuMs();
  const asking = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  asking.on('response', (_client, status, _bytes, ms) => {
    if (status !== 200) reject(new Error(`${server.name} answered ${status}.`));
    times.push(ms);
  });
  const { duration } = await promise;
  const cpuUs = ((server.cpuMs() - beforeMs) * 1000) / times.length;
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { perSecond: times.length / duration, p50: at(0.5), p99: at(0.99), cpuUs };
}

// autocannon parses responses in JavaScript, which takes longer than the site needs to send them, so the client would
// be measured instead. All responses to one request have the same length, so counting bytes is enough.
function counting(answerBytes: number) {
  return (client: autocannon.Client): void => {
    const { parser } = client as unknown as { parser: Parser };
    const { kOnHeadersComplete, kOnMessageComplete } = parser.constructor;
    let bytes = 0;
    parser.execute = (chunk) => {
      for (bytes += chunk.length; bytes >= answerBytes; bytes -= answerBytes) {
        parser[kOnHeadersComplete]?.({ statusCode: 200, headers: [] });
        parser[kOnMessageComplete]?.();
      }
    };
  };
}

type Parser = {
  constructor: { kOnHeadersComplete: number; kOnMessageComplete: number };
  execute: (chunk: Buffer) => void;
  [event: number]: (answer?: object) => void;
};

/** The transferred length of its response, after checking that it is valid. */
async function bytesOnTheWay({ url }: Contender, path: string): Promise<number> {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: keep-alive\r\nAccept-Encoding: ${accepted}\r\n\r\n`,
  );
  let answer = '';
  for await (const chunk of socket) {
    answer += (chunk as Buffer).toString('latin1');
    const [head = ''] = answer.split('\r\n\r\n', 1);
    const [, body] = /^Content-Length: (\d+)/im.exec(head) ?? [];
    if (body === undefined || answer.length < head.length + 4 + Number(body)) continue;
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`${url}${path} is not answered well.`);
    socket.destroy();
    break;
  }
  return answer.length;
}

function report(): void {
  const body = rows.map(({ path, way, perSecond, ofBare, p50, p99, cpuUs }) => [
    path,
    ways[way],
    Math.round(perSecond).toLocaleString('en'),
    ofBare.toPrecision(2),
    `${p50.toFixed(2)} ms`,
    `${p99.toFixed(2)} ms`,
    `${cpuUs.toFixed(1)} µs`,
  ]);
  table(['page', 'answered by', 'a second', 'of bare', 'p50', 'p99', 'processor each'], body);
  table(
    ['', 'first answer', 'of bare'],
    (Object.keys(ways) as Way[]).map((way) => [
      ways[way],
      `${Math.round(firsts[way])} ms`,
      (firsts[way] / firsts.bare).toPrecision(2),
    ]),
  );
  console.log(
    `This site holds ${Math.round(restMb)} MB at rest and ${Math.round(busyMb)} MB after more than a million answers.`,
  );
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${connections} connections, ` +
      `${pinned ? 'one core to serve and one to ask' : 'all on the same cores'}; the middle of ${rounds} rounds.`,
  );
}

function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
