// Bookmarks of a store, without opening it as a site does: a backup before an update must not run the new
// release's migrations.

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { storeResponseMsMax } from '../../limits.ts';
import { refuseWhileRestoring } from './sqlite-files.ts';
import { refuseLostLog } from './sqlite-lock.ts';
import { bookmark, setBookmark } from './statements.ts';
import type { BookmarkName } from './types.ts';

export function recordInSqlite(path: string, name: BookmarkName, value: string): void {
  refuseWhileRestoring(path);
  refuseLostLog(path);
  using database = new DatabaseSync(path, { timeout: storeResponseMsMax });
  database.exec('PRAGMA synchronous = FULL');
  database.prepare(setBookmark).all({ name, value });
}

/** `null` also when the store cannot be read: it may be the reason for a restore. */
export function readFromSqlite(path: string, name: BookmarkName): string | null {
  if (!existsSync(path)) return null;
  try {
    refuseLostLog(path);
    using database = new DatabaseSync(path, { readOnly: true, timeout: storeResponseMsMax });
    const row = database.prepare(bookmark).get({ name });
    return row ? String(row.value) : null;
  } catch {
    return null;
  }
}
