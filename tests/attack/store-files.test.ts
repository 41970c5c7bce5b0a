import { existsSync, renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { asha } from '../support/enquiry.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

/** A running site with three enquiries. */
async function openSite() {
  const server = startServer();
  const url = await server.url();
  const path = `${server.folder}/data/enquiries.db`;
  const post = async (message: string) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ ...asha, message });
    return (await fetch(`${url}/send`, { method: 'POST', headers, body })).status;
  };
  const acknowledged = ['one', 'two', 'three'];
  for (const message of acknowledged) expect(await post(message)).toBe(200);
  return {
    ...{ ...server, url, path, post, acknowledged },
    run: (...args: string[]) => runCliInProcess(`file:${path}`, ...args),
  };
}

test.each([
  ['its log is deleted', (path: string) => rmSync(`${path}-wal`)],
  ['the index of its log is deleted', (path: string) => rmSync(`${path}-shm`)],
  ['it is moved away', (path: string) => renameSync(path, `${path}.moved`)],
])('when %s the store refuses new enquiries and loses no stored one', async (_what, happens) => {
  await using site = await openSite();
  happens(site.path);
  expect(await site.post('After')).toBe(503);
  const ready = await fetch(`${site.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'store does not respond\n']);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  site.child.kill('SIGKILL');
  await site.ended;
  if (!existsSync(site.path)) renameSync(`${site.path}.moved`, site.path);
  expect(rowsOf(site.path).map(({ message }) => message)).toEqual(site.acknowledged);
});

test.each(['-shm', '-wal'])('while %s is missing no command opens the store beside the site', async (end) => {
  await using site = await openSite();
  rmSync(site.path + end);
  for (const command of ['forget nobody@example.com --confirm', 'list', `backup ${site.path}.copy.db`]) {
    const said = await site.run(...command.split(' '));
    expect(said).toMatchObject({ code: 3, err: expect.stringContaining('is in use: stop the site') });
  }
  expect(existsSync(site.path + end)).toBe(false);
  site.child.kill('SIGTERM');
  expect(await site.ended).toMatchObject({ code: 0 });
  expect(await site.run('list')).toMatchObject({ code: 0 });
  expect(rowsOf(site.path)).toHaveLength(site.acknowledged.length);
});
