import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

test('an acknowledged enquiry is stored although the process is killed at that moment', async () => {
  await using server = startServer();
  const url = await server.url();
  const { status } = await send(url);
  server.child.kill('SIGKILL');
  expect(status).toBe(200);
  expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
  expect(rowsOf(`${server.folder}/data/enquiries.db`)).toMatchObject([asha]);
});

test('a killed server restarts with the same enquiries', async () => {
  await using first = startServer();
  await send(await first.url());
  first.child.kill('SIGKILL');
  await first.ended;
  await using second = startServer({ DATABASE_URL: `file:${first.folder}/data/enquiries.db` });
  const bina = { ...asha, name: 'Bina' };
  await send(await second.url(), bina);
  expect(rowsOf(`${first.folder}/data/enquiries.db`)).toMatchObject([asha, bina]);
});

test('an enquiry in progress when the server receives SIGTERM is answered and stored', async () => {
  await using server = startServer();
  const json = JSON.stringify(asha);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(json),
    Expect: '100-continue',
  };
  const posting = request(`${await server.url()}/send`, { method: 'POST', headers, agent: false });
  const answered = once(posting, 'response');
  posting.flushHeaders();
  await once(posting, 'continue'); // by now the server has received the request headers
  server.child.kill('SIGTERM');
  posting.end(json);
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(rowsOf(`${server.folder}/data/enquiries.db`)).toMatchObject([asha]);
});

function send(url: string, values = asha): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/send`, { method: 'POST', headers, body: JSON.stringify(values) });
}
