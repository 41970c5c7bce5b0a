// What is known of the installation's state, computed here only: the check, the doctor, the weekly e-mail, /readyz and the
// metrics each put it into words of their own.

import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCanaryRecord } from './canary/run.ts';
import { readBackupRecord, readDrillRecord } from './db/backup.ts';
import { sqlitePathOf } from './db/sqlite-files.ts';
import { diskBytesMin, storeResponseMsMax } from './limits.ts';
import { type Channel, channels } from './messages/kinds.ts';
import { openTasks } from './privacy/data-request-store.ts';
import type { Store } from './store.ts';
import { withTimeout } from './time/clock.ts';
import { ageMs } from './time/dates.ts';

export type StatusDeps = {
  store: Pick<Store, 'probe' | 'counts' | 'oldestUnsent' | 'bookmark' | 'messages' | 'dataRequests'>;
  databaseUrl: string;
};

export type Status = Awaited<ReturnType<typeof status>>;

export type Queue<Name extends string> = { counts: Record<Name, number>; oldestUnsent: Unsent | null };

type Unsent = { name: string; state: string; since: Date; waitedMs: number; lastError: string | null };

/** Rejects when the store does not answer a question. */
export async function status(deps: StatusDeps, now: Date) {
  const { store } = deps;
  const [ready, counts, oldest, messages, tasks, canary, backup, drill] = await Promise.all([
    readiness(deps),
    store.counts(),
    store.oldestUnsent(),
    Promise.all(channels.map((channel) => unsentIn(channel, store, now))),
    openTasks(store, now),
    readCanaryRecord(store),
    readBackupRecord(store),
    readDrillRecord(store),
  ]);
  const references = (found: typeof tasks) => found.map(({ reference }) => reference);
  return {
    ...ready,
    enquiries: {
      counts,
      oldestUnsent:
        oldest && unsent(oldest.reference, oldest.state, oldest.receivedAt, oldest.lastError, now),
    },
    /** What is not sent, by channel. An enquiry's e-mail is in both. */
    messages: Object.fromEntries(messages) as Record<Channel, Queue<'waiting' | 'refused'>>,
    /** References of visitors' requests that a person has to finish, the oldest first. */
    requests: { open: references(tasks), overdue: references(tasks.filter(({ daysLeft }) => daysLeft < 0)) },
    canary: dated(canary, now),
    backup: dated(backup, now),
    drill: dated(drill, now),
  };
}

/** The same with the faults of the store: SQLite reads all of it at once, eight seconds for a million enquiries, so last. */
export async function inspection(deps: StatusDeps & { store: Pick<Store, 'check'> }, now: Date) {
  const found = await status(deps, now);
  return { ...found, faults: await deps.store.check() };
}

/** Whether an enquiry can be stored now. Never rejects, and asks nothing that takes longer with many enquiries. */
export async function readiness(
  { store, databaseUrl }: { store: Pick<Store, 'probe'>; databaseUrl: string },
  msMax = storeResponseMsMax,
) {
  const probe = withTimeout(msMax, store.probe());
  const [storeError, disk] = await Promise.all([
    probe.then(() => null).catch((error: Error) => error),
    diskStatus(databaseUrl, msMax),
  ]);
  return { storeError, disk };
}

/** `freeBytes` is `null` for PostgreSQL, whose disk is on its own host, and when it cannot be known. */
async function diskStatus(databaseUrl: string, msMax = storeResponseMsMax) {
  const unknown = { freeBytes: null, isAlmostFull: false, error: null };
  const path = sqlitePathOf(databaseUrl);
  if (path === null) return unknown;
  try {
    const { bavail, bsize } = await withTimeout(msMax, statfs(dirname(path)));
    return { freeBytes: bavail * bsize, isAlmostFull: bavail * bsize < diskBytesMin, error: null };
  } catch (error) {
    return { ...unknown, error: error as Error };
  }
}

async function unsentIn(channel: Channel, { messages }: Pick<Store, 'messages'>, now: Date) {
  // A visitor's server may defer a message for days, and anyone can cause one.
  const oldest = await messages.oldestUnsent(channel, channel === 'visitor');
  const oldestUnsent = oldest && unsent(oldest.id, oldest.state, oldest.createdAt, oldest.error, now);
  return [channel, { counts: await messages.counts(channel), oldestUnsent }] as const;
}

function unsent(name: string, state: string, since: Date, lastError: string | null, now: Date): Unsent {
  return { name, state, since, waitedMs: now.getTime() - since.getTime(), lastError };
}

/** `ageMs` is `null` for a record of the future, which a fast clock has written. */
function dated<Found extends { at: Date | string }>(found: Found | null, now: Date) {
  return found && { ...found, ageMs: ageMs(new Date(found.at), now) };
}
