// The store: everything that is kept, on either database.

import { randomUUID } from 'node:crypto';
import { createCanaryStore } from './canary/recognition.ts';
import { createBookmarks, setBookmark } from './db/bookmarks.ts';
import type { Database } from './db/database.ts';
import { createJournal } from './db/journal.ts';
import { openSqlite } from './db/sqlite.ts';
import { sqlitePathOf } from './db/sqlite-files.ts';
import { createEnquiryStore } from './enquiries/enquiry-store.ts';
import { createMessageStore } from './messages/message-store.ts';
import { createDataRequestStore } from './privacy/data-request-store.ts';
import { createErasureStore } from './privacy/erasure-store.ts';
import { createVitalsStore } from './vitals/vitals-store.ts';

export type Store = ReturnType<typeof createStore>;

/**
 * The URL is `file:` and a path relative to the working directory, or a `postgres:` URL. Without `mayChange` the store must
 * exist, and is not updated to this release.
 */
export async function openStore(url: string, { mayChange = true } = {}): Promise<Store> {
  const path = sqlitePathOf(url);
  if (path !== null) return createStore(openSqlite(path, mayChange));
  const { openPostgres } = await import('./db/postgres.ts'); // loads the driver only where it is used
  return createStore(await openPostgres(url, mayChange));
}

export function createStore(database: Database) {
  const wake = () => setBookmark('wake', randomUUID());
  const { newerSchema, scrub, close, faults: check } = database;
  return {
    ...createEnquiryStore(database, wake),
    ...createErasureStore(database),
    ...createBookmarks(database),
    ...createJournal(database),
    ...createVitalsStore(database),
    ...createCanaryStore(database),
    messages: createMessageStore(database, wake),
    dataRequests: createDataRequestStore(database),
    ...{ newerSchema, scrub, close, check },
  };
}
