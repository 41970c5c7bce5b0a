// Runs when notices are switched on. Enquiries that are already stored are marked as announced: switching notices on must
// not send notices of years, whatever the clock says.

import type { Store } from '../store/types.ts';

/** The first call marks what is stored as announced; later calls, in any process, do nothing. */
export async function beginNotices(
  store: Pick<Store, 'bookmark' | 'setBookmark' | 'notices'>,
  now: Date,
): Promise<void> {
  if (await store.bookmark('notify-since')) return;
  await store.notices.skipStored();
  await store.setBookmark('notify-since', now.toISOString());
}

/** Call when the site runs without notices: enquiries that arrive meanwhile are not announced later. */
export async function endNotices(store: Pick<Store, 'bookmark' | 'setBookmark'>): Promise<void> {
  if (await store.bookmark('notify-since')) await store.setBookmark('notify-since', '');
}
