import { existsSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { send } from '../support/post.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

test.each(['-shm', '-wal'])(
  'when %s is deleted the site refuses enquiries, no command opens the store beside it, and nothing stored is lost',
  async (end) => {
    await using server = startServer();
    const url = await server.url();
    const path = `${server.folder}/data/enquiries.db`;
    const acknowledged = ['one', 'two', 'three'];
    for (const message of acknowledged) expect((await send(url, { message })).status).toBe(200);
    rmSync(path + end);
    expect((await send(url, { message: 'After' })).status).toBe(503);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, 'store does not respond\n']);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const command of ['forget nobody@example.com --confirm', 'list', `backup ${path}.copy.db`]) {
      const said = await runCliInProcess(`file:${path}`, ...command.split(' '));
      expect(said).toMatchObject({ code: 3, err: expect.stringContaining('is in use: stop the site') });
    }
    expect(existsSync(path + end)).toBe(false);
    server.child.kill('SIGKILL');
    await server.ended;
    expect(rowsOf(path).map(({ message }) => message)).toEqual(acknowledged);
  },
);
