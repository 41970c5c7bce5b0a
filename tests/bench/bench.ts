// npm run bench: answers a second of the built server, beside a bare Express handler with the same bytes, beside rendering
// with compression for each request, and beside nginx where it is installed. They take turns, so that other load on the
// machine affects all alike. With --record the figures of the enquiries go to the pages.

import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import autocannon from 'autocannon';
import { build } from 'esbuild';
import { compressionDelayMs } from '../../server/limits.ts';
import { site as rows } from '../../views/site.ts';
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
import { recordMeasurement } from './measurements.ts';

const rounds = 5;
const roundSeconds = 1;
const warmUpSeconds = 1;
const connections = 50;
const accepted = 'gzip, deflate, br';

const env = {
  SITE_URL: 'https://www.example.com',
  SITE_PHONE: '+91 172 123 4567',
  SITE_EMAIL: 'hello@example.com',
  SITE_ADDRESS: 'Sector 9, Chandigarh 160009, India',
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  SEND_LIMIT: '100000',
  TRUST_PROXY: '1',
};
askFromAnotherCore();
execFileSync('npm', ['run', 'build'], { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' });

const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
const ways = {
  site: 'this site',
  bare: 'bare Express',
  each: '`renderToString` and compression each time',
  ...(hasNginx && { nginx: 'nginx' }),
};
type Way = 'site' | 'bare' | 'each' | 'nginx';
const wayNames = Object.keys(ways) as Way[];

const site = await start('site', [...serving, 'dist/server.js'], env);
await later(compressionDelayMs);
const pages = await recompressedPages();
const restMb = site.memoryMb();
const paths = ['/', pages.toSorted((one, other) => other.body.length - one.body.length)[0]?.path ?? ''];

const pagesFile = join(folder, 'pages.json');
writeFileSync(pagesFile, JSON.stringify(pages));
const perRequest = await builtPerRequest();
const commands: Record<Way, () => Promise<Contender>> = {
  site: () =>
    start('site', [...serving, 'dist/server.js'], { ...env, DATABASE_URL: `file:${folder}/other.db` }),
  bare: () => start('bare', ['tests/bench/bare.ts', pagesFile, join(folder, 'bare.db')]),
  each: () => start('each', [perRequest], env),
  nginx: () => start('nginx', nginxArguments, {}, 'nginx'),
};

const firstMs = await firstAnswers();
const running = new Map<Way, Contender>([['site', site]]);
for (const way of wayNames) if (way !== 'site') running.set(way, await commands[way]());

const body: string[][] = [];
for (const path of [...new Set(paths)])
  addRows(path, await measure(wayNames, (server) => askPage(server, path)));
const references: string[] = [];
addRows('POST /send', await measure(['site', 'bare'], askSend));
addRow('first answer', 'ms', (way) => firstMs[way] ?? Number.NaN);
addRow('memory at rest', 'MB', (way) => (way === 'site' ? restMb : Number.NaN));
addRow('memory after this', 'MB', (way) => running.get(way)?.memoryMb() ?? Number.NaN);
table(['', '', ...Object.values(ways), 'of bare'], body);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${connections} connections, ` +
    `${pinned ? 'one core to serve and one to ask' : 'all on the same cores'}; the middle of ${rounds} rounds.`,
);
const lost = lostReferences();
console.log(`${references.length} enquiries were acknowledged with a reference, and ${lost} are not stored.`);
if (process.argv.includes('--record'))
  recordMeasurement('send', { acknowledged: references.length, lost, senders: connections });
process.exit(lost > 0 ? 1 : 0);

type Run = { perSecond: number; p50: number; p99: number; cpuUs: number };

/** The pages once the server has recompressed them in the background: when none has changed for a while. */
async function recompressedPages(): Promise<{ path: string; body: string }[]> {
  let found = '';
  for (;;) {
    await later(3_000);
    const now = [];
    for (const { path } of Object.values(rows)) {
      // The bytes as transferred; `fetch` would decompress them.
      const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
      get(site.url + path, { headers: { 'Accept-Encoding': 'br' } }, resolve);
      now.push({ path, body: Buffer.concat(await (await promise).toArray()).toString('base64') });
    }
    if (JSON.stringify(now) === found) return now;
    found = JSON.stringify(now);
  }
}

async function builtPerRequest(): Promise<string> {
  const outfile = join(root, 'dist/per-request.js'); // beside the server, where it finds the built files
  await build({
    entryPoints: [join(root, 'tests/bench/per-request.ts')],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', jsx: 'automatic', packages: 'external' },
    logLevel: 'warning',
  });
  return outfile;
}

/** One process of nginx that has the same bytes in files. */
function nginxArguments(port: number): string[] {
  const locations = pages.map(({ path, body }, index) => {
    writeFileSync(join(folder, `${index}.html`), Buffer.from(body, 'base64'));
    return `location = ${path} { add_header Content-Encoding br; root ${folder}; try_files /${index}.html =500; }`;
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events { worker_connections 256; }
    http {
      access_log off; default_type text/html; open_file_cache max=100; keepalive_requests 100000000;
      server { listen 127.0.0.1:${port}; etag off; ${locations.join('\n')} }
    }`,
  );
  return ['-p', folder, '-c', file];
}

async function firstAnswers(): Promise<Record<string, number>> {
  const found = new Map<Way, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const way of wayNames) {
      const server = await commands[way]();
      found.set(way, [...(found.get(way) ?? []), server.firstMs]);
      await server.stop();
    }
  }
  return Object.fromEntries([...found].map(([way, times]) => [way, middle(times)]));
}

/** In turns; of each figure the middle. */
async function measure(of: Way[], ask: (server: Contender) => (seconds: number) => Promise<Run>) {
  const asking = of.map((way) => ({ way, ask: ask(running.get(way) as Contender), runs: [] as Run[] }));
  for (const { ask } of asking) await ask(warmUpSeconds);
  for (let round = 0; round < rounds; round++)
    for (const { ask, runs } of asking) runs.push(await ask(roundSeconds));
  return (figure: keyof Run) => (way: Way) =>
    middle(asking.find((one) => one.way === way)?.runs.map((run) => run[figure]) ?? []);
}

function askPage(server: Contender, path: string) {
  return async (duration: number) => {
    // Rendering for each request is slow enough for the client to parse responses.
    const isSlow = server.name === 'each';
    const setupClient = isSlow ? undefined : counting(await bytesOnTheWay(server, path));
    return ask(server, {
      ...{ duration, url: server.url + path, headers: { 'accept-encoding': accepted } },
      ...(setupClient && { setupClient }),
    });
  };
}

function askSend(server: Contender) {
  const request: autocannon.Request = {
    ...{ method: 'POST', path: '/send' },
    // Each visitor has their own values, and one of a thousand IP addresses, so that no rate limit is reached.
    setupRequest: (asked) => {
      const key = randomUUID();
      const message = `We sell tea and want to sell it online. What would it cost, and when could we open? ${key}`;
      const visitor = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', subject: 'A shop' };
      const address = `198.18.${randomInt(4)}.${randomInt(250)}`;
      return {
        ...asked,
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ ...visitor, message, key, form: 'contact', page: '/contact' }),
      };
    },
    onResponse(_status, _body, _context, headers) {
      for (const [name, value] of Object.entries(headers ?? {}))
        if (/^enquiry-reference$/i.test(name)) references.push(String(value));
    },
  };
  return (duration: number) => ask(server, { duration, url: server.url, requests: [request] });
}

async function ask(server: Contender, options: autocannon.Options): Promise<Run> {
  const times: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const beforeMs = server.cpuMs();
  const asking = autocannon({ ...options, connections }, (error, result) =>
    error ? reject(error) : resolve(result),
  );
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
    break; // which destroys the socket
  }
  return answer.length;
}

/** How many acknowledged enquiries are not in the store. */
function lostReferences(): number {
  if (references.length === 0) throw new Error('No reference was read from an answer.');
  using store = new DatabaseSync(join(folder, 'site.db'), { readOnly: true });
  const stored = new Set(
    store
      .prepare('SELECT reference FROM enquiries')
      .all()
      .map(({ reference }) => reference),
  );
  return references.filter((reference) => !stored.has(reference)).length;
}

function addRows(what: string, figure: Awaited<ReturnType<typeof measure>>): void {
  addRow(what, 'a second', figure('perSecond'));
  addRow(what, 'p50 ms', figure('p50'));
  addRow(what, 'p99 ms', figure('p99'));
  addRow(what, 'processor µs', figure('cpuUs'));
}

function addRow(what: string, unit: string, figure: (way: Way) => number): void {
  const shown = (value: number) => {
    if (Number.isNaN(value)) return '';
    return value < 100 ? value.toPrecision(2) : Math.round(value).toLocaleString('en');
  };
  const ofBare = shown(figure('site') / figure('bare'));
  body.push([what, unit, ...wayNames.map((way) => shown(figure(way))), ofBare]);
}

function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
