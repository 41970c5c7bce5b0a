// Subcommands that change or erase enquiries, or move what is to be sent. Each is noted in the journal first.

import { addToJournal, eraseEnquiry } from '../enquiries/changes.ts';
import type { Filter, StoredEnquiry } from '../enquiries/types.ts';
import { journalReferencesCountMax, listRowsMax } from '../limits.ts';
import type { Channel } from '../messages/kinds.ts';
import { erasedText, storedDataText } from '../messages/templates/visitor.ts';
import type { MessageState } from '../messages/types.ts';
import { type DataTask, openTasks } from '../privacy/data-request-store.ts';
import { expireConfirmed } from '../privacy/erasure-store.ts';
import { daysBefore, zoneName } from '../time/dates.ts';
import { type Answer, type Desk, exitCodes } from './command.ts';
import { columns, formatTime, jsonRecord, stripControls } from './format.ts';
import { allOf, formatTable } from './read.ts';

type Choice = { all?: true; channel?: Channel };

export async function release(desk: Desk, named: string[], { all }: Choice): Promise<Answer> {
  const { store, now, config } = desk;
  const references = all ? [] : named;
  if (all) {
    for await (const { reference } of allOf(store, { state: 'held' })) references.push(reference);
    references.reverse(); // the oldest first, which is the order of mailing
  }
  const selection = all ? { state: 'held' } : {};
  if (references.length > 0) await addToJournal(desk, 'release', references, { selection });
  return changeEach(references, 'No enquiry is held.', async (reference) => {
    if (await store.release(reference, now(), { webhook: config.notify !== null }))
      return { done: 'is released.' };
    const enquiry = await store.find(reference);
    return { reason: enquiry ? `${reference} is not held: it is ${enquiry.state}.` : noEnquiry(reference) };
  });
}

const noEnquiry = (reference: string) => `There is no enquiry ${reference}.`;

type Outcome = { done: string } | { reason: string };

/** One after the other; `none` is said of no names. Printed at the end: a closed pipe must not stop it half way. */
async function changeEach(names: string[], none: string, change: (name: string) => Promise<Outcome>) {
  const lines: string[] = [];
  const changed: string[] = [];
  const failed: { name: string; reason: string }[] = [];
  for (const name of names) {
    const outcome = await change(name);
    if ('reason' in outcome) failed.push({ name, reason: outcome.reason });
    else {
      changed.push(name);
      lines.push(`${name} ${outcome.done}`);
    }
  }
  const text = names.length === 0 ? none : lines.join('\n');
  const exitCode = failed.length === 0 ? exitCodes.done : exitCodes.no;
  return { text, data: { changed, failed }, notes: failed.map(({ reason }) => reason), exitCode };
}

export const retry = changeMessages('retry', 'is queued for another try.', ['refused', 'waiting']);

export const discard = changeMessages('discard', 'is removed.', ['refused']);

function changeMessages(command: 'retry' | 'discard', done: string, states: MessageState[]) {
  return async (desk: Desk, named: string[], { all, channel }: Choice): Promise<Answer> => {
    const { messages } = desk.store;
    const state = states.join(' or ');
    const list = (state: MessageState) => messages.list({ ...(channel && { channel }), state }, listRowsMax);
    const found = all
      ? (await Promise.all(states.map(list))).flatMap((newestFirst) => newestFirst.reverse())
      : await Promise.all(named.map((id) => messages.find(id)));
    const ids = all ? found.flatMap((message) => message?.id ?? []) : named;
    const references = [...new Set(found.flatMap((message) => message?.reference ?? []))];
    const selection = all ? { state } : {};
    if (ids.length > 0) await addToJournal(desk, command, references, { selection });
    return changeEach(ids, `No message is ${state}.`, async (id) => {
      if (await messages[command](id)) return { done };
      const isOwn = command === 'discard' && (await messages.find(id))?.kind === 'enquiry';
      return { reason: `${id} ${isOwn ? bringsEnquiry : `is not ${state}`}.` };
    });
  };
}

const bringsEnquiry = 'brings an enquiry, so it is not discarded: use retry, or erase the enquiry';

export async function answer(desk: Desk, references: string[]): Promise<Answer> {
  await addToJournal(desk, 'answer', references);
  return changeEach(references, '', async (reference) => {
    const now = desk.now();
    const at = await desk.store.answer(reference, now);
    if (at === null) return { reason: noEnquiry(reference) };
    if (at < now)
      return {
        reason: `${reference} is answered since ${formatTime(at)} ${zoneName()}: nothing is changed.`,
      };
    return { done: 'is answered.' };
  });
}

export async function reopen(desk: Desk, references: string[]): Promise<Answer> {
  await addToJournal(desk, 'reopen', references);
  return changeEach(references, '', async (reference) => {
    if (await desk.store.reopen(reference)) return { done: 'waits for an answer again.' };
    if (!(await desk.store.find(reference))) return { reason: noEnquiry(reference) };
    return { reason: `${reference} is not answered: nothing is changed.` };
  });
}

const stillOnDisk =
  'The erased text is still on disk, because something else is reading the store: the running site overwrites it within minutes after that, or the next start does.';

type Confirmation = { confirm?: true };

/** What --confirm would erase. */
function ask(enquiries: StoredEnquiry[], none: string, notes: string[] = []): Answer {
  const isAny = enquiries.length > 0;
  const table = `${formatTable(enquiries, listRowsMax)}\nNothing is erased yet: --confirm erases them permanently.`;
  const data = { erasable: enquiries.map(({ reference }) => reference) };
  const exitCode = isAny && notes.length === 0 ? exitCodes.done : exitCodes.no;
  return { text: isAny ? table : none, data, notes, exitCode };
}

export async function forget(desk: Desk, email: string, { confirm }: Confirmation): Promise<Answer> {
  const { store, config, now } = desk;
  const none = `No enquiries from ${email}.`;
  if (!confirm) return ask(await store.list({ email, erasedToo: true }, listRowsMax), none);
  const references = await store.referencesFrom(email);
  await addErasureToJournal(desk, 'forget', references);
  const { erased, isOffDisk, mentionedIn } = await store.forget(email, config.notify && now());
  const later = erased.map(({ reference }) => reference).filter((one) => !references.includes(one));
  if (later.length > 0) await addErasureToJournal(desk, 'forget', later); // arrived in between
  const isAny = erased.length > 0;
  const lines = [
    isAny ? `Erased all enquiries from ${email}:\n${formatTable(erased)}` : none,
    !isOffDisk && stillOnDisk,
    mentionedIn.length > 0 &&
      `Other enquiries mention this e-mail address; read them with: show ${mentionedIn.join(' ')}`,
  ];
  const data = { erased: erased.map(jsonRecord), isOffDisk, mentionedIn };
  return { text: lines.filter(Boolean).join('\n'), data, exitCode: isAny ? exitCodes.done : exitCodes.no };
}

/** With as many lines as name all of them: a restore reads there which enquiries it must not bring back. */
async function addErasureToJournal(desk: Desk, command: 'erase' | 'forget', references: string[]) {
  for (let at = 0; at === 0 || at < references.length; at += journalReferencesCountMax)
    await addToJournal(desk, command, references.slice(at, at + journalReferencesCountMax));
}

export async function erase(desk: Desk, references: string[], { confirm }: Confirmation): Promise<Answer> {
  if (!confirm) {
    const found = await Promise.all(references.map(desk.store.find));
    const whole = found.flatMap((one) => (one && !one.erasedAt ? [one] : []));
    const missing = references.filter((reference) => !whole.some((one) => one.reference === reference));
    return ask(whole, '', missing.map(notErasable));
  }
  await addErasureToJournal(desk, 'erase', references);
  const answer = await changeEach(references, '', async (reference) => {
    const erased = await eraseEnquiry(desk, reference);
    if (erased === null) return { reason: notErasable(reference) };
    const kept =
      erased.keptUntil && `, except for what is kept until ${formatTime(erased.keptUntil)} ${zoneName()}`;
    return { done: `is erased${kept ?? ''}.` };
  });
  if (answer.data.changed.length > 0 && !(await desk.store.scrub())) answer.notes.push(stillOnDisk);
  return answer;
}

const notErasable = (reference: string) => `There is no enquiry ${reference}, or it is erased.`;

type ExpireOptions = Confirmation & { unsent?: boolean };

// Succeeds also when nothing is due, for a timer.
export async function expire(desk: Desk, { unsent = false, confirm }: ExpireOptions): Promise<Answer> {
  const { store, config, now } = desk;
  const { retentionDays } = config.settings;
  const before = daysBefore(now(), retentionDays);
  const counts = await store.countsBefore(before);
  const erasable = unsent ? Object.values(counts).reduce((sum, count) => sum + count) : counts.sent;
  let result = `Nothing is erased yet. If the date is correct, --confirm erases ${erasable} permanently.`;
  let erased = 0;
  if (erasable === 0) result = 'There is nothing to erase.';
  else if (confirm) {
    const selection: Filter = { ...(!unsent && { state: 'sent' }), until: before };
    const first = await store.list(selection, journalReferencesCountMax + 1);
    const references = first.map(({ reference }) => reference);
    await addToJournal(desk, 'expire', references, { enquiryCount: erasable, selection });
    erased = await expireConfirmed(store, before, unsent);
    result = `Erased ${erased}.`;
  }
  const title = `Received before ${formatTime(before)} ${zoneName()} (RETENTION_DAYS is ${retentionDays}):`;
  const table = columns(Object.entries(counts));
  return { text: [title, table, result].join('\n'), data: { before, counts, erasable, erased } };
}

export const readFirst =
  'Read an e-mail before you send it: anyone may have typed the text of the enquiry, with another person’s address.';

export async function finishRequests(desk: Desk, references: string[]): Promise<Answer> {
  const { store, now, out, isJson } = desk;
  const open = await openTasks(store, now());
  await addToJournal(desk, 'request-done', references);
  const emails: Awaited<ReturnType<typeof emailOf>>[] = [];
  const { text, data, ...answer } = await changeEach(references, '', async (reference) => {
    const tasks = open.filter((task) => task.reference === reference);
    for (const task of tasks) emails.push(await emailOf(task, desk));
    if (tasks.length > 0) return { done: `is done. ${readFirst}` };
    return { reason: `Nothing is to be done for ${reference}.` };
  });
  const letters = emails.map(({ to, subject, body }) => `To: ${to}\nSubject: ${subject}\n\n${body}\n`);
  const printed = stripControls([...letters, text].join('\n'));
  // First, so that a task stays if its e-mail could not be printed.
  out.write(`${isJson ? JSON.stringify({ ...data, emails }, null, 2) : printed}\n`);
  for (const reference of data.changed) await store.dataRequests.finish(reference);
  return answer;
}

async function emailOf({ reference, at, recipient }: DataTask, { store, config }: Desk) {
  const enquiry = await store.find(reference);
  if (recipient === null) {
    if (enquiry === null) throw new Error(`${reference} has been erased meanwhile: run requests again.`);
    return { to: enquiry.email, ...storedDataText(enquiry, config.settings, config.mail !== null) };
  }
  const keptUntil = enquiry?.keptUntil ?? null;
  return { to: recipient, ...erasedText({ reference, at, keptUntil }, config.settings) };
}
