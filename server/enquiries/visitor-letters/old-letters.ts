import type { Log } from '../../observability/log.ts';
import type { Store } from '../store/types.ts';

type OldLettersDeps = { store: Pick<Store, 'visitorLetters'>; log: Log; now: Date };

/** Drops the letters that would arrive too late, and logs each of them. */
export async function dropOldLetters({ store, log, now }: OldLettersDeps): Promise<void> {
  for (const { id, kind, state } of await store.visitorLetters.expire(now)) {
    if (kind === 'receipt') log.warn({ letter: id }, 'receipt dropped; it would come too late');
    else log.error({ letter: id, state }, 'letter dropped; it was not sent in time');
  }
}
