// What the last backup and the last restore drill left in the store for metrics and checks.

import { z } from 'zod';
import type { Store } from '../enquiries/store/types.ts';

const backupRecord = z.object({
  at: z.iso.datetime().transform((text) => new Date(text)),
  bytes: z.number().nonnegative(),
  /** The absolute path, or `-` for standard output. */
  file: z.string(),
});

const drillRecord = z.object({
  at: z.iso.datetime().transform((text) => new Date(text)),
  ok: z.boolean(),
  tookMs: z.number().nonnegative(),
  rows: z.number().nonnegative(),
  /** The backup's file name, or `-` for standard input; `null` in records of releases that did not note it. */
  file: z.string().nullable().default(null),
  /** When the newest enquiry in the backup was received: the age of what can be restored. */
  newestAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable()
    .default(null),
});

export type BackupRecord = z.infer<typeof backupRecord>;
export type DrillRecord = z.infer<typeof drillRecord>;

/** The last complete backup; `null` when there is none, or when the record is not understood. */
export async function readBackupRecord(store: Pick<Store, 'bookmark'>): Promise<BackupRecord | null> {
  return parseBackupRecord(await store.bookmark('backup'));
}

export async function readDrillRecord(store: Pick<Store, 'bookmark'>): Promise<DrillRecord | null> {
  return parseRecord(drillRecord, await store.bookmark('restore-drill'));
}

export function parseBackupRecord(text: string | null): BackupRecord | null {
  return parseRecord(backupRecord, text);
}

function parseRecord<Found>(schema: z.ZodType<Found>, text: string | null): Found | null {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
}
