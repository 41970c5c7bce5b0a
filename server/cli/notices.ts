// The `notices` command: lists the notices to NOTIFY_URL, and retries or removes refused ones.

import { noticeId } from '../enquiries/store/notice-store.ts';
import { parseReference } from '../enquiries/store/reference.ts';
import { type Notice, type NoticeState, type NoticeStore, noticeStates } from '../enquiries/store/types.ts';
import { listRowsDefault, listRowsMax } from '../limits.ts';
import { ChangeReport } from './change-report.ts';
import { type Command, type CommandContext, UsageError, type Values } from './command.ts';
import { parseChoice, parseCount } from './filter.ts';
import { addToJournal } from './journal-line.ts';
import { columns, formatRows, formatTime, stripControls } from './text-format.ts';

export const notices: Command['prepare'] = (values, positionals) => {
  if (values.retry && values.discard) throw new UsageError('Specify --retry or --discard, not both.');
  if (values.retry || values.discard) return changeNotices(values, positionals);
  if (positionals.length > 0 || values.all)
    throw new UsageError('notices lists: add --retry or --discard to change notices.');
  const state =
    values.state === undefined ? null : (parseChoice('--state', values.state, noticeStates) as NoticeState);
  const limit = parseCount('--limit', values.limit, listRowsDefault, listRowsMax);
  return async ({ store, config, print, printError }) => {
    const [counts, found] = await Promise.all([store.notices.counts(), store.notices.list(state, limit)]);
    if (values.json) {
      print(JSON.stringify({ counts, notices: found.map(jsonNotice) }, null, 2));
      return true;
    }
    print(
      columns(
        noticeStates.map((name) => [name, String(counts[name])]),
        '',
      ),
    );
    print(found.length === 0 ? 'No notices.' : formatTable(found));
    for (const { id, lastError, state } of found)
      if (state !== 'sent' && lastError) print(`${id}: ${stripControls(lastError)}`);
    if (!config.notify) printError('No notices are sent while NOTIFY_URL is not set.');
    return true;
  };
};

function changeNotices(values: Values, positionals: string[]): ReturnType<Command['prepare']> {
  const chosen = values.all ? null : positionals.map(parseId);
  if (values.all && positionals.length > 0) throw new UsageError('Specify references or --all, not both.');
  if (chosen?.length === 0) throw new UsageError('Specify a reference such as K7M2-9QXD, or --all.');
  return async (context) => {
    const { store, config, printError } = context;
    const report = new ChangeReport();
    const change = values.retry ? retrying(context) : discarding(context);
    for await (const ids of chosen ? [chosen] : refusedIds(store.notices)) {
      if (values.discard)
        await addToJournal(context, 'discard', {
          references: ids.map(referenceOf).filter((reference) => reference !== null),
          selection: chosen ? {} : { state: 'refused' },
        });
      await changeEach(ids, change, report);
    }
    const isDone = report.print(context, values, 'No notice is refused.');
    const isNone = report.changed.length + report.failed.length === 0;
    if (!isNone && !config.notify) printError('No notices are sent while NOTIFY_URL is not set.');
    return isDone;
  };
}

type Change = { move: (id: string) => Promise<boolean>; done: string; not: string };

function retrying({ store, now }: CommandContext): Change {
  return {
    move: (id) => store.notices.retry(id, now()),
    done: 'is queued for another try.',
    not: 'is neither refused nor waiting.',
  };
}

function discarding({ store }: CommandContext): Change {
  return { move: (id) => store.notices.discard(id), done: 'is removed.', not: 'is not refused.' };
}

async function changeEach(ids: string[], { move, done, not }: Change, report: ChangeReport): Promise<void> {
  for (const id of ids) {
    if (await move(id)) report.addChanged(id, done);
    else report.addFailed(id, `${id} ${not}`);
  }
}

// Each once: a running site may try one again, and have it refused again, before the last page is read.
async function* refusedIds({ list }: NoticeStore): AsyncGenerator<string[]> {
  const seen = new Set<string>();
  for (;;) {
    const found = (await list('refused', listRowsMax)).map(({ id }) => id).reverse();
    const ids = found.filter((id) => !seen.has(id));
    if (ids.length === 0) return;
    for (const id of ids) seen.add(id);
    yield ids;
  }
}

/** An enquiry's reference names its notice. */
function parseId(text: string): string {
  const reference = parseReference(text);
  return reference ? noticeId('enquiry.received', reference) : text;
}

/** `null` for a notice that is about no enquiry. */
function referenceOf(id: string): string | null {
  const start = noticeId('enquiry.received', '');
  return id.startsWith(start) ? parseReference(id.slice(start.length)) : null;
}

function jsonNotice({ id, kind, reference, text, state, createdAt, ...delivery }: Notice) {
  return { id, kind, reference, text, state, createdAt, ...delivery };
}

function formatTable(found: Notice[]): string {
  return formatRows(
    ['NOTICE', 'CREATED (IST)', 'STATE', 'TRIES', 'NEXT TRY (IST)', 'LAST ERROR'],
    found.map(({ id, createdAt, state, tries, nextTryAt, lastError }) => [
      id,
      formatTime(createdAt),
      state,
      String(tries),
      state === 'waiting' ? formatTime(nextTryAt) : '',
      state === 'sent' ? '' : (lastError ?? ''),
    ]),
  );
}
