import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

const command = fileURLToPath(new URL('../../dist/enquiries.js', import.meta.url));

test('the operator can read page timings while the site runs', async () => {
  await using server = startServer();
  const url = await server.url();
  for (const [id, value] of [
    ['v5-1', 700],
    ['v5-2', 900],
  ]) {
    const body = JSON.stringify({ page: '/contact', metrics: [{ name: 'LCP', id, value }] });
    await fetch(`${url}/vitals`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  }
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'vitals'], { cwd: server.folder });
  expect(stdout).toMatch(/^ +\/contact +LCP +\d{3} ms +good +of 2$/m);
});
