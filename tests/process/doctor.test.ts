// The command itself; what it checks is in tests/http/doctor.test.ts.

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { runCliWith } from '../support/cli.ts';
import { startServer } from '../support/server-process.ts';

test('npm run doctor prints a table, and JSON, for the running site', async () => {
  const port = await freePort();
  const SITE_URL = `http://127.0.0.1:${port}`;
  await using server = startServer({ PORT: `${port}`, SITE_URL });
  await server.url();
  const env = { DATABASE_URL: `file:${server.folder}/data/enquiries.db`, SITE_URL };
  const { code, out, err } = await runCliWith(env, 'doctor');
  expect({ code, err }).toEqual({ code: 1, err: '' }); // example settings, and no https
  expect(out).toMatch(/^CHECK +STATE +FOUND → WHAT TO DO$/m);
  expect(out).toMatch(/^store +ok +intact/m);
  expect(out).toMatch(/^links +ok +37 pages/m);
  expect(out).toMatch(/^settings +TO DO +.+ → Set SITE_/m);
  const json = await runCliWith(env, 'doctor', '--json');
  expect(JSON.parse(json.out)).toMatchObject({ exitCode: 1, findings: expect.any(Array) });
  expect(await runCliWith({}, 'doctor', '--help')).toMatchObject({ code: 0, err: '' });
  expect(await runCliWith({}, 'doctor', '--jsn')).toMatchObject({ code: 2, out: '' });
});

test('invalid settings get an instruction, and nothing else is checked', async () => {
  const { code, out } = await runCliWith({ PORT: 'five' }, 'doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/^settings +TO DO +Invalid settings: Set PORT/m);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
