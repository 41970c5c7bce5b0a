// Subcommands that show what is stored: list, show, export, unanswered, stats, messages, requests and journal.

import { once } from 'node:events';
import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { languageLabels } from '../../views/index.ts';
import { collectAnswerStats } from '../enquiries/answer-stats.ts';
import { addToJournal } from '../enquiries/changes.ts';
import type { Filter, StoredEnquiry } from '../enquiries/types.ts';
import { exportRowsEach, journalReferencesCountMax } from '../limits.ts';
import type { Channel } from '../messages/kinds.ts';
import { enquiriesText } from '../messages/templates/email-body.ts';
import type { MessageState } from '../messages/types.ts';
import { openTasks } from '../privacy/data-request-store.ts';
import { StartError } from '../start-error.ts';
import type { Store } from '../store.ts';
import { durationText, zoneName } from '../time/dates.ts';
import { officeHours } from '../time/office-hours.ts';
import { type Answer, type Desk, exitCodes, messageOf } from './command.ts';
import { columns, csvOf, formatDetails, formatRows, formatTime, jsonRecord } from './format.ts';

export async function list({ store }: Desk, filter: Filter & { limit: number }): Promise<Answer> {
  const enquiries = await store.list(filter, filter.limit);
  return { text: formatTable(enquiries, filter.limit), data: enquiries.map(listRecord) };
}

/** Without the text: who reads that is in the journal. */
function listRecord(enquiry: StoredEnquiry) {
  const { message: _message, ...record } = jsonRecord(enquiry);
  return record;
}

export function formatTable(enquiries: StoredEnquiry[], limit?: number): string {
  return formatRows(
    [
      'REFERENCE',
      `RECEIVED (${zoneName()})`,
      'STATE',
      `ANSWERED (${zoneName()})`,
      'FORM',
      'NAME',
      'EMAIL',
      'NOTES',
    ],
    enquiries.map((enquiry) => {
      const { reference, receivedAt, state, answeredAt, form, name, email } = enquiry;
      return [reference, receivedAt, state, answeredAt, form, name, email, notesOn(enquiry)];
    }),
    'No enquiries.',
    limit,
  );
}

function notesOn({ language, spamSignals, possibleRepeatOf, state, lastError }: StoredEnquiry): string {
  const written = language !== 'en' && `in ${languageLabels[language]}`;
  const repeat = possibleRepeatOf && `repeats ${possibleRepeatOf}`;
  return [written, ...spamSignals, repeat, state !== 'sent' && lastError].filter(Boolean).join(', ');
}

export async function show(desk: Desk, names: string[]): Promise<Answer> {
  const found: StoredEnquiry[] = [];
  const notes: string[] = [];
  for (const name of names) {
    const some = isCode(name)
      ? await desk.store.findByCode(name.slice(2).toLowerCase())
      : [await desk.store.find(name)].filter((one) => one !== null);
    if (some.length === 0) notes.push(`There is no enquiry ${name}.`);
    found.push(...some);
  }
  const references = found.map(({ reference }) => reference);
  if (found.length > 0) await addToJournal(desk, 'show', references);
  const text = found.map((enquiry) => `${formatDetails(enquiry)}\n`).join('\n');
  const exitCode = notes.length === 0 ? exitCodes.done : exitCodes.no;
  return { text, data: found.map(jsonRecord), notes, exitCode };
}

/** Whether it is what the browser adds to a message by WhatsApp, SMS or e-mail after a failure. */
export function isCode(text: string): boolean {
  return /^W-[\da-f]{8}$/i.test(text);
}

export async function exportAll(desk: Desk, path: string | undefined, filter: Filter): Promise<Answer> {
  const { store, out, isJson } = desk;
  const file = path === '-' ? undefined : path;
  const first = await store.list(filter, journalReferencesCountMax + 1);
  // What arrives later is not in the journal, and not exported.
  const before = (first[0]?.id ?? 0) + 1;
  const enquiryCount = await store.countOf(filter, before);
  const enquiries = allOf(store, filter, before);
  const text = (file ? /json$/i.test(file) : isJson) ? jsonOf(enquiries) : csvOf(enquiries);
  // 0600: it contains personal data.
  const to = file === undefined ? out : createWriteStream(file, { flags: 'wx', mode: 0o600 });
  if (file !== undefined) await once(to, 'open').catch((error) => refuse(file, error));
  try {
    const references = first.map(({ reference }) => reference);
    await addToJournal(desk, 'export', references, { enquiryCount, selection: filter });
    await pipeline(text, to, { end: file !== undefined });
  } catch (error) {
    if (file === undefined) throw error;
    rmSync(file, { force: true }); // a partial export looks like a complete one
    if (to.errored && 'syscall' in to.errored) refuse(file, error);
    throw error;
  }
  const where = file === undefined ? '' : ` to ${resolve(file)}`;
  return { notes: [`${enquiriesText(enquiryCount)} exported${where}.`] };
}

function refuse(file: string, error: unknown): never {
  if (!existsSync(dirname(file))) throw new StartError(`There is no folder ${dirname(file)}: create it.`);
  throw new StartError(`Cannot write ${file} (${messageOf(error)}): use another file, or free disk space.`);
}

async function* jsonOf(enquiries: AsyncIterable<StoredEnquiry>): AsyncGenerator<string> {
  let start = '[\n';
  for await (const enquiry of enquiries) {
    yield start + JSON.stringify(jsonRecord(enquiry));
    start = ',\n';
  }
  yield start === ',\n' ? '\n]\n' : '[]\n';
}

/** Newest first. In pages: years of enquiries may not fit into memory. */
export async function* allOf(store: Store, filter: Filter, until?: number): AsyncGenerator<StoredEnquiry> {
  for (let before = until; ; ) {
    const page = await store.list(filter, exportRowsEach, before);
    yield* page;
    if (page.length < exportRowsEach) return;
    before = page.at(-1)?.id;
  }
}

type Lately = { since: Date; limit: number };

export async function unanswered({ store, config, now }: Desk, { since, limit }: Lately): Promise<Answer> {
  const hours = officeHours(config.settings.hours);
  const enquiries = (await store.unanswered(since, limit)).map((enquiry) => ({
    ...listRecord(enquiry),
    waitedMs: hours.msBetween(enquiry.receivedAt, now()),
  }));
  const table = formatRows(
    ['REFERENCE', `RECEIVED (${zoneName()})`, 'WAITED', 'STATE', 'FORM', 'NAME', 'EMAIL'],
    enquiries.map(({ reference, receivedAt, waitedMs, state, form, name, email }) => [
      ...[reference, receivedAt, durationText(waitedMs), state, form, name, email],
    ]),
    `No enquiry received since ${formatTime(since)} ${zoneName()} waits for an answer.`,
    limit,
  );
  const text = `${table}\n${hoursNote(config.settings.hours)}`;
  return { text, data: { since, isRoundTheClock: hours.isRoundTheClock, unanswered: enquiries } };
}

export async function stats({ store, config, now }: Desk, { since }: Lately): Promise<Answer> {
  const hours = officeHours(config.settings.hours);
  const found = await collectAnswerStats(store, { since, until: now() }, hours);
  const { received, held, answered, unanswered, medianMs, slowestMs, slowestReference } = found;
  const table = columns([
    ['enquiries', received],
    ['held', held],
    ['answered', answered],
    ['unanswered', unanswered],
    ['median time to an answer', medianMs === null ? 'none yet' : durationText(medianMs)],
    ['slowest', slowestMs === null ? 'none yet' : `${durationText(slowestMs)} (${slowestReference})`],
  ]);
  const text = `Received since ${formatTime(since)} ${zoneName()}:\n${table}\n${hoursNote(config.settings.hours)}`;
  return { text, data: { since, isRoundTheClock: hours.isRoundTheClock, ...found } };
}

function hoursNote(spans: string[]): string {
  return `Counted in office hours: ${spans.join(', ') || 'SITE_HOURS is not set, so every hour counts'}.`;
}

type MessageFilter = { channel?: Channel; state?: MessageState; limit: number };

export async function messages({ store }: Desk, { limit, ...filter }: MessageFilter): Promise<Answer> {
  const found = await store.messages.list(filter, limit);
  const text = formatRows(
    [
      'MESSAGE',
      'CHANNEL',
      `CREATED (${zoneName()})`,
      'STATE',
      'TRIES',
      `NEXT TRY (${zoneName()})`,
      'LAST ERROR',
    ],
    found.map(({ id, channel, createdAt, state, tries, nextTryAt, error }) => {
      const [next, last] = [state === 'waiting' ? nextTryAt : null, state === 'sent' ? null : error];
      return [id, channel, createdAt, state, tries, next, last];
    }),
    'No messages.',
    limit,
  );
  // The recipients and the text are personal.
  const data = found.map(({ recipients: _recipients, content: _content, ...message }) => message);
  return { text, data: { messages: data } };
}

export async function requests({ store, now }: Desk): Promise<Answer> {
  const open = await openTasks(store, now());
  const text = formatRows(
    ['REFERENCE', 'ASKED TO', `ON (${zoneName()})`, 'DAYS LEFT', 'WHAT TO DO'],
    open.map(({ reference, action, at, daysLeft }) => {
      const what = action === 'see' ? 'send what is stored' : 'confirm: it is erased';
      return [reference, action, at, daysLeft < 0 ? 'OVERDUE' : daysLeft, what];
    }),
    'No request waits for you.',
  );
  return { text, data: open.map(({ recipient: _recipient, ...task }) => task) };
}

export async function journal({ store }: Desk, options: { since?: Date; limit: number }): Promise<Answer> {
  const { since = new Date(0), limit } = options;
  const lines = await store.journal(since, limit);
  const text = formatRows(
    [`TIME (${zoneName()})`, 'COMMAND', 'BY', 'ENQUIRIES', 'WHICH'],
    lines.map(({ at, command, operator, enquiryCount, references, selection }) => {
      const selected = Object.entries(selection).map(([name, value]) => `${name}=${value}`);
      return [at, command, operator, enquiryCount, [...selected, ...references].join(' ')];
    }),
    'No lines.',
    limit,
  );
  return { text, data: lines };
}
