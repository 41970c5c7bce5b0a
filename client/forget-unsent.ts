import { setUnsentFlag } from './unsent-flag.ts';
import { deleteUnsent, readUnsent, removeUnsent } from './unsent-store.ts';

/** The window event after this page has sent or deleted an enquiry that another part of it may still offer. */
export const unsentGone = 'unsent-gone';

/** Removes what was sent. */
export async function forgetSent(key: string): Promise<void> {
  await removeUnsent(key);
  await cleanUp(key);
}

/** Deletes what is not to be sent, in other tabs neither. */
export async function forgetUnsent(key: string): Promise<void> {
  await deleteUnsent(key);
  await cleanUp(key);
}

/** With the last unsent enquiry, the flag and the background worker are removed too. */
async function cleanUp(key: string): Promise<void> {
  dispatchEvent(new CustomEvent(unsentGone, { detail: key }));
  if ((await readUnsent())?.length !== 0) return;
  setUnsentFlag(false);
  // Old browsers have no service workers, and private windows reject the call.
  const registration = await navigator.serviceWorker?.getRegistration('/assets/').catch(() => undefined);
  await registration?.unregister();
}
