// npm run test:strings -- FILE [--show refused,altered] posts each string of the file as each field of an enquiry to the
// built site, and counts. FILE is a JSON array or has one string per line.
// npm run test:strings -- FILE --addresses posts e-mail addresses and compares with what is expected of them. FILE is
// JSON, {"valid": [...], "invalid": [...]}, or has lines such as "valid,asha@example.com".

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type FieldName, fieldNames } from '../../views/forms/index.ts';
import { send as postForm } from '../support/post.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

type Case = { field: FieldName; sent: string };
type Kind = '5xx' | 'refused' | 'altered' | 'taken';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '' }, addresses: { type: 'boolean', default: false } },
});
const text = readFileSync(positionals[0] ?? '', 'utf8');
const lines = text.split('\n').filter(Boolean);
const json: unknown = /^\s*[[{]/.test(text) ? JSON.parse(text) : null;

if (options.addresses) {
  const listed = (what: string) =>
    lines.filter((line) => line.startsWith(`${what},`)).map((line) => line.slice(what.length + 1));
  const shape = z.object({ valid: z.array(z.string()), invalid: z.array(z.string()) });
  const expected = json ? shape.parse(json) : { valid: listed('valid'), invalid: listed('invalid') };
  for (const what of ['valid', 'invalid'] as const) {
    const results = await post(expected[what].map((sent) => ({ field: 'email', sent })));
    const wrong = results.filter(({ kind }) => /taken|altered/.test(kind) === (what === 'invalid'));
    const fate = what === 'valid' ? 'refused' : 'taken';
    console.log(`${results.length} ${what} addresses, ${wrong.length} of them ${fate}:`);
    for (const { sent, answer } of wrong) console.log(`  ${JSON.stringify(sent)} ${answer}`);
  }
} else {
  const strings = json ? z.array(z.string()).parse(json) : lines;
  const results = await post(strings.flatMap((sent) => fieldNames.map((field) => ({ field, sent }))));
  const counts: Record<string, Record<string, number>> = {};
  for (const { field, kind } of results) {
    counts[field] ??= {};
    counts[field][kind] = (counts[field][kind] ?? 0) + 1;
  }
  console.table(counts);
  for (const { field, sent, kind, answer } of results)
    if (['5xx', ...options.show.split(',')].includes(kind))
      console.log(`${kind} ${field} ${JSON.stringify(sent)} ${answer}`);
  if (results.some(({ kind }) => kind === '5xx')) process.exitCode = 1;
}

/** `answer` is what was stored, or why nothing was. */
async function post(cases: Case[]): Promise<(Case & { kind: Kind; answer: string })[]> {
  await using server = startServer({ SEND_LIMIT: '100000' });
  const url = await server.url();
  const results = [];
  for (const [number, { field, sent }] of cases.entries()) {
    // With a key of its own an enquiry is stored even if it repeats another one.
    const response = await postForm(url, { [field]: sent, key: String(number).padStart(16, '0') });
    const answer = JSON.stringify(((await response.json()) as { errors?: object }).errors);
    const kind: Kind = response.status === 200 ? 'taken' : response.status < 500 ? 'refused' : '5xx';
    results.push({ field, sent, kind, answer });
  }
  const rows = rowsOf(`${server.folder}/data/enquiries.db`).values();
  return results.map((result) => {
    if (result.kind !== 'taken') return result;
    const stored = rows.next().value?.[result.field];
    return { ...result, kind: stored === result.sent ? 'taken' : 'altered', answer: JSON.stringify(stored) };
  });
}
