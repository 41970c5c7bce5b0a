import { setUnsentFlag } from './unsent-flag.ts';
import { readUnsent, removeUnsent } from './unsent-store.ts';

/** The event of a window whose page has sent or deleted an enquiry that another part of it may still offer. */
export const unsentGone = 'unsent-gone';

/** Removes an unsent enquiry. With the last one the flag and the background worker go too. */
export async function forgetUnsent(key: string): Promise<void> {
  await removeUnsent(key);
  dispatchEvent(new CustomEvent(unsentGone, { detail: key }));
  if ((await readUnsent())?.length !== 0) return;
  setUnsentFlag(false);
  // Old browsers have no workers, and private windows refuse to name them.
  const registration = await navigator.serviceWorker?.getRegistration('/assets/').catch(() => undefined);
  await registration?.unregister();
}
