// Stores notices: rows of their own, with the same scheduling as enquiries that wait to be mailed.

import { randomUUID } from 'node:crypto';
import { noticeRowsEach, noticeTextLengthMax } from '../../limits.ts';
import type { Engine, Row } from './engine.ts';
import * as sql from './notice-statements.ts';
import { withoutControls } from './rows.ts';
import {
  type NewNotice,
  type Notice,
  type NoticeKind,
  type NoticeState,
  type NoticeStore,
  noticeStates,
} from './types.ts';
import { createWorkQueue, type WorkQueueTable } from './work-queue.ts';

/** The same at every try, so that a receiver recognises a repeat. */
export function noticeId(kind: NoticeKind, name: string): string {
  return `${kind.replace('.', '-')}-${name}`;
}

/** `wake` lets running sites know that an operator may have fixed something. */
export function createNoticeStore(engine: Engine, wake: () => Promise<unknown>) {
  const { read, write } = engine;
  return {
    ...createWorkQueue(engine, noticeQueue),

    async add({ kind, reference, text, at }: NewNotice) {
      const values = {
        id: noticeId(kind, reference ?? randomUUID()),
        ...{ kind, reference, at: at.toISOString() },
        text: text === null ? null : withoutControls(text, noticeTextLengthMax),
      };
      return (await write(sql.add, values)).length > 0;
    },

    async announce(now, max) {
      if ((await read(sql.isAnyUnannounced)).length === 0) return 0;
      const added = await write(sql.announce, { now: now.toISOString(), max });
      await write(sql.markAnnounced);
      return added.length;
    },

    async skipStored() {
      const [newest] = await read(sql.newestEnquiry);
      const until = Number(newest?.id ?? 0);
      for (let after = 0; after < until; ) {
        const rows = await write(sql.skipStored, { after, until, max: noticeRowsEach });
        after = rows.length < noticeRowsEach ? until : Math.max(...rows.map(({ id }) => Number(id)));
      }
    },

    async skip(id, leaseToken) {
      await write(sql.skip, { id, lease_token: leaseToken });
    },

    async list(state, limit) {
      return (await read(sql.list, { state, limit })).map(toNotice);
    },

    async counts() {
      const counted = new Map((await read(sql.counts)).map(({ state, count }) => [state, Number(count)]));
      return Object.fromEntries(noticeStates.map((state) => [state, counted.get(state) ?? 0])) as Record<
        NoticeState,
        number
      >;
    },

    async oldestUnsent() {
      const [row] = await read(sql.oldestUnsent);
      return row ? toNotice(row) : null;
    },

    async retry(id, now) {
      const [rows] = await Promise.all([write(sql.retry, { id, now: now.toISOString() }), wake()]);
      return rows.length > 0;
    },

    async discard(id) {
      return (await write(sql.discard, { id })).length > 0;
    },

    /** Removes what is older and belongs to no stored enquiry. */
    async expire(before: Date) {
      await write(sql.expire, { before: before.toISOString() });
    },
  } satisfies NoticeStore & Record<string, unknown>;
}

const noticeQueue: WorkQueueTable<Notice> = {
  name: 'notices',
  key: 'id',
  markedColumns: [],
  toItem: toNotice,
};

function toNotice(row: Row): Notice {
  return {
    id: String(row.id),
    kind: row.kind as NoticeKind,
    reference: row.reference as string | null,
    text: row.text as string | null,
    createdAt: new Date(row.created_at as string | Date),
    state: row.state as NoticeState,
    tries: Number(row.tries),
    nextTryAt: new Date(row.next_try_at as string | Date),
    lastError: row.last_error as string | null,
    sentAt: row.sent_at === null ? null : new Date(row.sent_at as string | Date),
  };
}
