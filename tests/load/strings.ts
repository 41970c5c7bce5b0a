// npm run test:strings -- FILE [--show refused,altered] posts each string of the file as each field of an enquiry to the
// built site, and counts. FILE is a JSON array or has one string per line.
// npm run test:strings -- FILE --addresses posts e-mail addresses and compares with what is expected of them. FILE is
// JSON, {"valid": [...], "invalid": [...]}, or has lines such as "valid,asha@example.com".

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type FieldName, fieldNames } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { startServer } from '../support/server-process.ts';
import { rowsOf } from '../support/site.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '' }, addresses: { type: 'boolean', default: false } },
});
const text = readFileSync(positionals[0] ?? '', 'utf8');

if (options.addresses) await compareAddresses();
else await postToEveryField();

async function postToEveryField(): Promise<void> {
  const strings = isJson() ? z.array(z.string()).parse(JSON.parse(text)) : linesOf();
  const results = await post(strings.flatMap((sent) => fieldNames.map((field) => ({ field, sent }))));
  const kinds = ['failed', 'refused', 'altered', 'taken'] as const; // each with the next: what is altered is taken
  const count = (field: FieldName, kind: Kind) =>
    results.filter((result) => result.field === field && result.kinds.includes(kind)).length;
  console.table(
    Object.fromEntries(
      fieldNames.map((field) => [
        field,
        Object.fromEntries(kinds.map((kind) => [kind === 'failed' ? '5xx' : kind, count(field, kind)])),
      ]),
    ),
  );
  for (const { field, sent, answer, kinds } of results) {
    if (kinds.some((kind) => kind === 'failed' || options.show.split(',').includes(kind)))
      console.log(`${kinds[0]} ${field} ${JSON.stringify(sent)} ${answer}`);
  }
  if (results.some(({ kinds }) => kinds.includes('failed'))) process.exitCode = 1;
}

async function compareAddresses(): Promise<void> {
  const expected = isJson()
    ? z.object({ valid: z.array(z.string()), invalid: z.array(z.string()) }).parse(JSON.parse(text))
    : Object.groupBy(linesOf(), (line) => (line.startsWith('valid,') ? 'valid' : 'invalid'));
  const addresses = (what: 'valid' | 'invalid') =>
    (expected[what] ?? []).map((line) => ({
      field: 'email' as const,
      sent: isJson() ? line : line.slice(what.length + 1),
    }));
  const refused = (await post(addresses('valid'))).filter(({ kinds }) => !kinds.includes('taken'));
  const taken = (await post(addresses('invalid'))).filter(({ kinds }) => kinds.includes('taken'));
  console.log(`${addresses('valid').length} valid addresses, ${refused.length} of them refused:`);
  for (const { sent } of refused) console.log(`  ${JSON.stringify(sent)}`);
  console.log(`${addresses('invalid').length} invalid addresses, ${taken.length} of them taken:`);
  for (const { sent, answer } of taken) console.log(`  ${JSON.stringify(sent)} ${answer}`);
}

type Kind = 'failed' | 'refused' | 'altered' | 'taken';
type Case = { field: FieldName; sent: string };
/** `answer` is what was stored, or why nothing was. */
type Result = Case & { kinds: Kind[]; answer: string };

async function post(cases: Case[]): Promise<Result[]> {
  await using server = startServer({ SEND_LIMIT: '100000' });
  const url = await server.url();
  const answers: { status: number; errors: string }[] = [];
  for (const [number, { field, sent }] of cases.entries()) {
    // With a key of its own an enquiry is stored even if it repeats another one.
    const body = JSON.stringify({ ...asha, [field]: sent, key: String(number).padStart(16, '0') });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/send`, { method: 'POST', headers, body });
    const { errors } = (await response.json()) as { errors?: object };
    answers.push({ status: response.status, errors: JSON.stringify(errors) });
  }
  const rows = rowsOf(`${server.folder}/data/enquiries.db`).values();
  return cases.map(({ field, sent }, number) => {
    const { status = 0, errors = '' } = answers[number] ?? {};
    if (status !== 200) return { field, sent, kinds: [status < 500 ? 'refused' : 'failed'], answer: errors };
    const stored = rows.next().value?.[field];
    return {
      field,
      sent,
      kinds: stored === sent ? ['taken'] : ['altered', 'taken'],
      answer: JSON.stringify(stored),
    };
  });
}

function isJson(): boolean {
  return /^\s*[[{]/.test(text);
}

function linesOf(): string[] {
  return text.split('\n').filter(Boolean);
}
