// Measures durable acknowledgements a second: the built server's POST /send and a bare handler, in one run on one
// machine. Each runs in its own process while this one sends requests; they take turns, so that other load on the
// machine affects both alike.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { recordMeasurement } from './measurements.ts';

const rounds = 5;
const roundSeconds = 4;
const warmUpSeconds = 3;
const connections = Number(process.argv[2] ?? 50);

const enquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  subject: 'A shop',
  message: 'We sell tea and want to sell it online. What would it cost, and when could we open? '.repeat(4),
  form: 'contact',
  page: '/contact',
};

// On the disk that the site would use, because a folder in memory would make every commit free.
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));

const started: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const bare = await start('bare', ['tests/bench/bare.ts', join(folder, 'bare.db')]);
const site = await start('site', ['dist/server.js'], {
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  SEND_LIMIT: '100000',
  TRUST_PROXY: '1',
  HOST: '127.0.0.1',
  PORT: '0',
});

for (const server of [bare, site]) await ask(server, warmUpSeconds);
const runs = { bare: [] as Run[], site: [] as Run[] };
for (let round = 1; round <= rounds; round++) {
  runs.bare.push(await ask(bare, roundSeconds));
  runs.site.push(await ask(site, roundSeconds));
}
report(runs.bare, runs.site);
process.exit();

type Run = { perSecond: number; p50: number; p99: number };
type Server = Awaited<ReturnType<typeof start>>;

async function start(name: string, args: string[], env: Record<string, string> = {}) {
  const log = join(folder, `${name}.log`);
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  started.push(child);
  const ended = once(child, 'exit');
  for (;;) {
    const port = /"port":(\d+)/.exec(readFileSync(log, 'utf8'))?.[1];
    if (port)
      return {
        child,
        url: `http://127.0.0.1:${port}`,
        database: join(folder, `${name}.db`),
        acknowledged: 0,
        references: [] as string[],
      };
    const over = await Promise.race([later(50), ended]);
    if (over) throw new Error(`The ${name} server does not start.`);
  }
}

async function ask(server: Server, seconds: number): Promise<Run> {
  const times: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const request: autocannon.Request = {
    method: 'POST',
    path: '/send',
    setupRequest: (asked) => ({ ...asked, ...visitor() }),
    onResponse(_status, _body, _context, headers) {
      const reference = Object.entries(headers ?? {}).find(([name]) =>
        /^enquiry-reference$/i.test(name),
      )?.[1];
      if (reference) server.references.push(String(reference));
    },
  };
  const running = autocannon(
    { url: server.url, connections, duration: seconds, requests: [request] },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  running.on('response', (_client, status, _bytes, ms) => {
    if (status !== 200) reject(new Error(`${server.url} answered ${status}.`));
    times.push(ms);
  });
  const { duration } = await promise;
  server.acknowledged += times.length;
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond: times.length / duration, p50: at(0.5), p99: at(0.99) };
}

// Each visitor has their own values, and one of a thousand IP addresses, so that no rate limit is reached.
function visitor() {
  const key = randomUUID();
  const address = `198.18.${randomInt(4)}.${randomInt(250)}`;
  return {
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ ...enquiry, key, message: `${enquiry.message} ${key}` }),
  };
}

function report(bareRuns: Run[], siteRuns: Run[]): void {
  for (const { database, acknowledged } of [bare, site]) {
    using store = new DatabaseSync(database, { readOnly: true });
    const stored = Number(store.prepare('SELECT count(*) AS count FROM enquiries').get()?.count);
    // Requests cut off at the end of a round are stored but not counted.
    if (stored < acknowledged) throw new Error(`${acknowledged} were acknowledged and ${stored} are there.`);
  }
  recordMeasurement('send', {
    acknowledged: site.references.length,
    lost: lostOf(site),
    senders: connections,
  });
  const [without, within] = [middle(bareRuns), middle(siteRuns)];
  const shown = ({ perSecond, p50, p99 }: Run) => ({
    'kept a second': Math.round(perSecond),
    'p50 ms': p50.toFixed(1),
    'p99 ms': p99.toFixed(1),
  });
  const ratio = within.perSecond / without.perSecond;
  console.table({
    'bare handler': shown(without),
    'POST /send': shown(within),
    ratio: {
      'kept a second': ratio.toFixed(2),
      'p50 ms': (within.p50 / without.p50).toFixed(2),
      'p99 ms': (within.p99 / without.p99).toFixed(2),
    },
  });
  console.log(
    `${connections} connections, ${rounds} rounds of ${roundSeconds} s each, the middle of each figure; ${availableParallelism()} cores.`,
  );
  if (ratio < 1 || within.p99 > without.p99) process.exitCode = 1;
}

/** How many acknowledged enquiries are not in the store. */
function lostOf({ database, references }: Server): number {
  using store = new DatabaseSync(database, { readOnly: true });
  const rows = store.prepare('SELECT reference FROM enquiries').all();
  const stored = new Set(rows.map(({ reference }) => reference));
  if (references.length === 0) throw new Error('No reference was read from an answer.');
  return references.filter((reference) => !stored.has(reference)).length;
}

function middle(runs: Run[]): Run {
  const of = (name: keyof Run) =>
    runs.map((run) => run[name]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0;
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}
