import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { runBackup, runCli } from '../support/cli.ts';
import { asha } from '../support/enquiry.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

const accident = {
  'its log is deleted': (path: string) => rmSync(`${path}-wal`),
  'the index of its log is deleted': (path: string) => rmSync(`${path}-shm`),
  'it is moved away': (path: string) => renameSync(path, `${path}.moved`),
};

test.each(Object.entries(accident))(
  'when %s the store refuses new enquiries and loses no stored one',
  async (what, happens) => {
    await using server = startServer();
    const url = await server.url();
    const path = `${server.folder}/data/enquiries.db`;
    const acknowledged: string[] = [];
    for (let turn = 1; turn <= 5; turn++) {
      expect(await post(url, `Before ${turn}`)).toBe(200);
      acknowledged.push(`Before ${turn}`);
    }
    happens(path);
    expect(await post(url, 'After')).toBe(503);
    const ready = await fetch(`${url}/readyz`);
    expect({ status: ready.status, text: await ready.text() }).toEqual({
      status: 503,
      text: 'store does not respond\n',
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.child.kill('SIGKILL');
    await server.ended;
    if (what === 'it is moved away') renameSync(`${path}.moved`, path);
    expect(rowsOf(path).map(({ message }) => message)).toEqual(acknowledged);
  },
);

test.each(['-shm', '-wal'])(
  'while %s is missing no command opens the store beside the running site',
  async (end) => {
    await using server = startServer();
    const url = await server.url();
    const path = `${server.folder}/data/enquiries.db`;
    for (let turn = 1; turn <= 5; turn++) expect(await post(url, `Before ${turn}`)).toBe(200);
    rmSync(path + end);
    const refused = { code: 3, err: expect.stringContaining('is in use: stop the site') };
    expect(await runCli(`file:${path}`, 'forget', 'nobody@example.com', '--confirm')).toMatchObject(refused);
    expect(await runCli(`file:${path}`, 'list')).toMatchObject(refused);
    expect(await runBackup(`file:${path}`, `${path}.copy.db`)).toMatchObject(refused);
    expect(existsSync(path + end)).toBe(false);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(await runCli(`file:${path}`, 'list')).toMatchObject({ code: 0 });
    expect(rowsOf(path)).toHaveLength(5);
  },
);

test('while another program locks the store the site is not ready, and it is ready again afterwards', async () => {
  await using server = startServer();
  const url = await server.url();
  using other = new DatabaseSync(`${server.folder}/data/enquiries.db`, { timeout: 5_000 });
  other.exec('BEGIN EXCLUSIVE');
  const status = async () => (await fetch(`${url}/readyz`)).status;
  expect(await status()).toBe(503);
  expect(await post(url, 'Held')).toBe(503);
  other.exec('ROLLBACK');
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
  expect(await post(url, 'Free')).toBe(200);
});

async function post(url: string, message: string): Promise<number> {
  const { status } = await fetch(`${url}/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...asha, message }),
  });
  return status;
}
