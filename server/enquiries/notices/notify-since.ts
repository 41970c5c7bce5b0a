// When notices began. Enquiries received before are not announced: switching notices on must not send years of them.

import { clockSkewMsMax } from '../../limits.ts';
import type { Store } from '../store/types.ts';

type Bookmarks = Pick<Store, 'bookmark' | 'setBookmark'>;

/** Now, at the first call; the same time afterwards, in every process. */
export async function notifySince(store: Bookmarks, now: Date): Promise<Date> {
  const since = new Date((await store.bookmark('notify-since')) ?? '');
  // Written while the clock was ahead: nothing would be announced until then.
  const isUsable = since.getTime() <= now.getTime() + clockSkewMsMax;
  if (isUsable) return since;
  await store.setBookmark('notify-since', now.toISOString());
  return now;
}

/** The site runs without notices: what arrives meanwhile is not announced later. */
export async function endNotices(store: Bookmarks): Promise<void> {
  if (await store.bookmark('notify-since')) await store.setBookmark('notify-since', '');
}
