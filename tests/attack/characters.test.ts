import { expect, test } from 'vitest';
import { asha } from '../support/enquiry.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';

const strange = [
  'tea \ud83c',
  '\udc00 tea',
  'tea \u0000',
  'tea \u2028\ufeff',
  'tea \u202e',
  'tea \ufffe\u{10ffff}',
];

test('PostgreSQL stores an enquiry with any characters in its fields and campaign tags', async () => {
  await using postgres = await startPostgres();
  await using server = startServer({ DATABASE_URL: await postgres.newDatabase() });
  const url = await server.url();
  for (const text of strange) {
    const utm = { source: text, campaign: text };
    const posted = {
      ...asha,
      name: text,
      subject: text,
      message: text,
      key: text,
      page: text,
      referrer: text,
      utm,
    };
    const { status } = await fetch(`${url}/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(posted),
    });
    expect({ text, status }).toEqual({ text, status: 200 });
  }
  expect(server.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
