import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

test('a flood from one IP address is rate-limited, others are served meanwhile, and no acknowledged enquiry is lost', async () => {
  await using server = startServer({ SEND_LIMIT: '30', TRUST_PROXY: '1' });
  const url = await server.url();
  const acknowledged: string[] = [];
  const send = async (from: string, message: string) => {
    const email = `${message.replace(/\W+/g, '-')}@example.com`;
    const answer = await fetch(`${url}/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ ...asha, email, message }),
    });
    if (answer.status === 200) acknowledged.push(message);
    return answer;
  };
  const flood = Promise.all(
    Array.from({ length: 600 }, (_, index) => send('203.0.113.66', `flood ${index}`)),
  );
  const others = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send(`198.51.100.${index}`, `visitor ${index}`)),
  );
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  const answers = await flood;
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(570);
  expect(refused.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
  const stored = rowsOf(`${server.folder}/data/enquiries.db`).map(({ message }) => message);
  expect(stored.sort()).toEqual(acknowledged.sort());
});
