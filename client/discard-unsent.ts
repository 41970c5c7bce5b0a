import { setUnsentFlag } from './unsent-flag.ts';
import { deleteUnsent, readUnsent, removeUnsent } from './unsent-store.ts';

/** The window event after this page has sent or deleted an enquiry that another part of it may still offer. */
export const unsentRemovedEvent = 'unsent-gone';

/** Removes an enquiry that was sent. */
export async function removeSent(key: string): Promise<void> {
  await removeUnsent(key);
  await cleanUp(key);
}

/** Deletes an enquiry that is not to be sent, not by other tabs either. */
export async function discardUnsent(key: string): Promise<void> {
  await deleteUnsent(key);
  await cleanUp(key);
}

/** With the last unsent enquiry, the flag and the background worker are removed too. */
async function cleanUp(key: string): Promise<void> {
  dispatchEvent(new CustomEvent(unsentRemovedEvent, { detail: key }));
  if ((await readUnsent())?.length !== 0) return;
  setUnsentFlag(false);
  // Old browsers have no service workers, and private windows reject the call.
  const registration = await navigator.serviceWorker?.getRegistration('/assets/').catch(() => undefined);
  await registration?.unregister();
}
