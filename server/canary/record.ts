// The result of the latest canary, which all processes and the command share by a bookmark.

import { z } from 'zod';
import type { Store } from '../enquiries/store/types.ts';
import { canarySteps } from './faults.ts';

export type CanaryRecord = z.infer<typeof canaryRecord>;

/** `null` when there has been none, or it was written by another version. */
export async function readCanaryRecord(store: Pick<Store, 'bookmark'>): Promise<CanaryRecord | null> {
  const text = await store.bookmark('canary');
  const { success, data } = json.pipe(canaryRecord).safeParse(text ?? '');
  return success ? data : null;
}

export async function writeCanaryRecord(
  store: Pick<Store, 'setBookmark'>,
  record: CanaryRecord,
): Promise<void> {
  await store.setBookmark('canary', JSON.stringify(record));
}

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
});

const step = z.enum(canarySteps);

/** Which failures have been reported, so that each is reported once a day. */
const alert = z.object({
  /** The current failure; `null` once the recovery has been reported. */
  open: z.object({ step, since: z.iso.datetime(), isLetterSent: z.boolean() }).nullable(),
  /** The UTC day on which a failure of each step was last reported. */
  toldOn: z.partialRecord(step, z.string()),
  /** The letter about the failure still has to be sent. */
  isLetterDue: z.boolean(),
});

export type CanaryAlert = z.infer<typeof alert>;

export const noAlert: CanaryAlert = { open: null, toldOn: {}, isLetterDue: false };

const canaryRecord = z.object({
  at: z.iso.datetime(),
  ok: z.boolean(),
  tookMs: z.number(),
  /** The step that failed; `null` when none did. */
  step: step.nullable(),
  error: z.string().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  alert: alert.catch(noAlert),
});
