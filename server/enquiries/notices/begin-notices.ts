// When notices are switched on. The enquiries that are stored by then are not announced, however the clock changes
// later: switching notices on must not send years of them.

import type { Store } from '../store/types.ts';

/** At the first call passes over what is stored; later calls, in any process, do nothing. */
export async function beginNotices(
  store: Pick<Store, 'bookmark' | 'setBookmark' | 'notices'>,
  now: Date,
): Promise<void> {
  if (await store.bookmark('notify-since')) return;
  await store.notices.passOver();
  await store.setBookmark('notify-since', now.toISOString());
}

/** The site runs without notices: what arrives meanwhile is not announced later. */
export async function endNotices(store: Pick<Store, 'bookmark' | 'setBookmark'>): Promise<void> {
  if (await store.bookmark('notify-since')) await store.setBookmark('notify-since', '');
}
