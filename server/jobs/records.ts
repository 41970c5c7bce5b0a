// What backups and restore drills leave behind in the store, for other processes to read.

import { z } from 'zod';
import type { BookmarkName, Store } from '../enquiries/store/types.ts';

export type BackupRecord = z.infer<typeof backupRecord>;
export type DrillRecord = z.infer<typeof drillRecord>;

const time = z.iso.datetime({ offset: true });

const backupRecord = z.object({ at: time });
const drillRecord = z.object({ at: time, ok: z.boolean() });

/** `null` when there is none, or when another version wrote it. */
export function readBackupRecord(store: Pick<Store, 'bookmark'>): Promise<BackupRecord | null> {
  return readRecord(store, 'backup', backupRecord);
}

export function readDrillRecord(store: Pick<Store, 'bookmark'>): Promise<DrillRecord | null> {
  return readRecord(store, 'restore-drill', drillRecord);
}

export async function readRecord<Value>(
  store: Pick<Store, 'bookmark'>,
  name: BookmarkName,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  const text = await store.bookmark(name);
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}
