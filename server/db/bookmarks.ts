// Single values that processes share, such as the lease of the sender. Each name is chosen where its value is used.

import { randomBytes } from 'node:crypto';
import { onFastestClock } from '../time/dates.ts';
import type { Database, Statement } from './database.ts';

export type Bookmarks = ReturnType<typeof createBookmarks>;

export function createBookmarks({ read, write }: Database) {
  async function bookmark(name: string): Promise<string | null> {
    const [row] = await read('SELECT value FROM bookmarks WHERE name = :name', { name });
    return row ? String(row.value) : null;
  }

  /** Sets a bookmark that still has the value `from`; `false` when another process was faster. */
  async function replaceBookmark(name: string, from: string | null, value: string): Promise<boolean> {
    const sql = `INSERT INTO bookmarks (name, value) VALUES (:name, :value)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE bookmarks.value = :from RETURNING name`;
    const [rows = []] = await write({ sql, values: { name, from, value } });
    return rows.length > 0;
  }

  return {
    bookmark,
    replaceBookmark,
    async setBookmark(name: string, value: string): Promise<void> {
      await write(setBookmark(name, value));
    },
    /** Created at the first call, and the same for all processes ever after. Keys are derived from it. */
    async secret(): Promise<string> {
      await replaceBookmark('secret', null, randomBytes(32).toString('base64url'));
      return (await bookmark('secret')) ?? '';
    },
  };
}

export function setBookmark(name: string, value: string): Statement {
  return {
    sql: `INSERT INTO bookmarks (name, value) VALUES (:name, :value)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING name`,
    values: { name, value },
  };
}

/**
 * The time in a bookmark. A missing one is set to `initial`. A time later than `at` is set to `at`: a wrong clock wrote it,
 * or expiry with a shorter retention period, and the work that continues from it would pause until then.
 */
export async function datedBookmark(
  bookmarks: Pick<Bookmarks, 'bookmark' | 'replaceBookmark'>,
  name: string,
  at: Date,
  initial: () => Promise<Date> = async () => at,
): Promise<Date> {
  const value = await bookmarks.bookmark(name);
  const time = new Date(value ?? Number.NaN);
  if (time <= onFastestClock(at)) return time;
  const start = value === null ? await initial() : at;
  await bookmarks.replaceBookmark(name, value, start.toISOString());
  return start;
}
