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
import { buildSync } from 'esbuild';
import {
  buildSite,
  type Contender,
  folder,
  pinned,
  publicSettings,
  recompressed,
  root,
  start,
  startSite,
  table,
} from './contender.ts';
import { recordMeasurement } from './measurements.ts';

const rounds = 5;
const roundSeconds = 1;
const connections = 50;

// Leaves a core to the servers.
if (pinned) execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '1', `${process.pid}`]);
buildSite();
const env = { ...publicSettings, SEND_LIMIT: '100000', TRUST_PROXY: '1' };
const site = await startSite('site', env);
await recompressed();
const restMb = site.memoryMb();

// The bytes as transferred; `fetch` would decompress them.
const pages: { path: string; body: string }[] = [];
for (const path of ['/', '/web-development-services']) {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  get(site.url + path, { headers: { 'Accept-Encoding': 'br' } }, resolve);
  pages.push({ path, body: Buffer.concat(await (await promise).toArray()).toString('base64') });
}
const pagesFile = join(folder, 'pages.json');
writeFileSync(pagesFile, JSON.stringify(pages));
const perRequest = join(root, 'dist/per-request.js'); // beside the server, where it finds the built files
buildSync({
  ...{ entryPoints: [join(root, 'tests/bench/per-request.ts')], outfile: perRequest },
  ...{ bundle: true, platform: 'node', format: 'esm', jsx: 'automatic', packages: 'external' },
});

const commands: Record<string, () => Promise<Contender>> = {
  'this site': () => startSite('other', env),
  'bare Express': () => start('bare', ['tests/bench/bare.ts', pagesFile, join(folder, 'bare.db')]),
  '`renderToString` and compression each time': () => start('each', [perRequest], env),
  nginx: () => start('nginx', nginxArguments, {}, 'nginx'),
};
if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0) delete commands.nginx;
const ways = Object.keys(commands);

const starts: Run[][] = ways.map(() => []);
for (let round = 0; round < rounds; round++) {
  for (const [way, command] of Object.values(commands).entries()) {
    const server = await command();
    starts[way]?.push({ 'first answer | ms': server.firstMs });
    await server.stop();
  }
}
const servers = [site];
for (const command of Object.values(commands).slice(1)) servers.push(await command());

const body: string[][] = [];
const references: string[] = [];
for (const { path } of pages) {
  const request = `GET ${path} HTTP/1.1\r\nHost: www.example.com\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
  await measure(path, servers, () => request);
}
await measure('POST /send', servers.slice(0, 2), enquiry);
addRows(starts);
addRows([[{ 'memory at rest | MB': restMb }]]);
addRows(servers.map((server) => [{ 'memory after this | MB': server.memoryMb() }]));
table(['', '', ...ways, 'of bare'], body);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${connections} connections, ` +
    `${pinned ? 'one core to serve and one to ask' : 'all on the same cores'}; the middle of ${rounds} rounds.`,
);

if (references.length === 0) throw new Error('No reference was read from an answer.');
const store = new DatabaseSync(join(folder, 'site.db'), { readOnly: true });
const stored = store.prepare('SELECT 1 FROM enquiries WHERE reference = ?');
const lost = references.filter((reference) => !stored.get(reference)).length;
console.log(`${references.length} enquiries were acknowledged with a reference, and ${lost} are not stored.`);
if (process.argv.includes('--record'))
  recordMeasurement('send', { acknowledged: references.length, lost, senders: connections });
process.exit(lost > 0 ? 1 : 0);

/** The figures of one server in one turn, by name and unit. */
type Run = Record<string, number>;

/** One process of nginx that has the same bytes in files. */
function nginxArguments(port: number): string[] {
  for (const { path, body } of pages)
    writeFileSync(join(folder, `${path}.html`), Buffer.from(body, 'base64'));
  const file = join(folder, 'nginx.conf');
  const location = `location / { add_header Content-Encoding br; root ${folder}; try_files $uri.html =500; }`;
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events { worker_connections 256; }
    http {
      access_log off; default_type text/html; open_file_cache max=100; keepalive_requests 100000000;
      server { listen 127.0.0.1:${port}; etag off; ${location} }
    }`,
  );
  return ['-p', folder, '-c', file];
}

/** Each visitor has their own values, and one of a thousand IP addresses, so that no rate limit is reached. */
function enquiry(): string {
  const key = randomUUID();
  const message = `We sell tea and want to sell it online. What would it cost, and when could we open? ${key}`;
  const visitor = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', subject: 'A shop' };
  const body = JSON.stringify({ ...visitor, message, key, form: 'contact', page: '/contact' });
  const address = `X-Forwarded-For: 198.18.${randomInt(4)}.${randomInt(250)}`;
  const type = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
  return `POST /send HTTP/1.1\r\nHost: www.example.com\r\n${address}\r\n${type}\r\n\r\n${body}`;
}

/** In turns, after one to warm up. */
async function measure(what: string, servers: Contender[], request: () => string): Promise<void> {
  const runs: Run[][] = servers.map(() => []);
  for (let round = 0; round <= rounds; round++)
    for (const [index, server] of servers.entries()) runs[index]?.push(await ask(what, server, request));
  addRows(runs.map((all) => all.slice(1)));
}

async function ask(what: string, server: Contender, request: () => string): Promise<Run> {
  const times: number[] = [];
  const startedMs = performance.now();
  const untilMs = startedMs + roundSeconds * 1000;
  const beforeMs = server.cpuMs();
  await Promise.all(Array.from({ length: connections }, () => talk(server, request, untilMs, times)));
  const seconds = (performance.now() - startedMs) / 1000;
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    [`${what} | a second`]: times.length / seconds,
    [`${what} | p50 ms`]: at(0.5),
    [`${what} | p99 ms`]: at(0.99),
    [`${what} | processor µs`]: ((server.cpuMs() - beforeMs) * 1000) / times.length,
  };
}

/** Asks again after each answer. A client that parses answers in JavaScript would be slower than the site, and be measured. */
function talk({ name, url }: Contender, request: () => string, untilMs: number, times: number[]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let sentMs = 0;
  let left = 0;
  const next = () => {
    sentMs = performance.now();
    if (sentMs < untilMs) return socket.write(request());
    socket.destroy();
    resolve();
  };
  socket
    .on('connect', next)
    .on('error', reject)
    .on('end', () => reject(new Error(`${name} hung up.`)));
  socket.on('data', (data) => {
    const chunk = data as Buffer;
    if (left === 0) {
      const head = chunk.toString('latin1', 0, Math.max(chunk.indexOf('\r\n\r\n'), 0));
      if (!head.startsWith('HTTP/1.1 200 ')) reject(new Error(`${name} answered ${head.slice(0, 60)}.`));
      const [, length = 'Infinity'] = /^Content-Length: (\d+)/im.exec(head) ?? [];
      left = head.length + 4 + Number(length);
      const [, reference] = /^Enquiry-Reference: (\S+)/im.exec(head) ?? [];
      if (reference) references.push(reference);
    }
    left -= chunk.length;
    // What is compressed for each request has no length, and ends with an empty part.
    if (chunk.toString('latin1', chunk.length - 5) === '0\r\n\r\n' && left === Infinity) left = 0;
    if (left > 0) return;
    left = 0;
    times.push(performance.now() - sentMs);
    next();
  });
  return promise;
}

/** A row for each figure: of each server the middle of its turns. */
function addRows(runs: Run[][]): void {
  for (const figure of Object.keys(runs[0]?.[0] ?? {})) {
    const middles = runs.map((turns) => {
      const values = turns.map((run) => run[figure] ?? Number.NaN).sort((one, other) => one - other);
      return values[Math.floor(values.length / 2)] ?? Number.NaN;
    });
    const [own = Number.NaN, bare = Number.NaN] = middles;
    const cells = [...ways.map((_, way) => middles[way] ?? Number.NaN), own / bare];
    const shown = cells.map((value) =>
      value < 100 ? value.toPrecision(2) : Math.round(value).toLocaleString('en').replace('NaN', ''),
    );
    body.push([...figure.split(' | '), ...shown]);
  }
}
