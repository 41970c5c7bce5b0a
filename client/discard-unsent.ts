import { setUnsentFlag } from './unsent-flag.ts';
import { deleteUnsent, readUnsent, removeUnsent } from './unsent-store.ts';

/** The window event after this page has sent or deleted an unsent enquiry; a form or the offer may still show it. */
export const unsentRemovedEvent = 'unsent-gone';

/** Removes an enquiry that was sent. */
export async function removeSent(key: string): Promise<void> {
  await removeUnsent(key);
  await cleanUp(key);
}

/** Deletes an enquiry, so that neither this tab nor another one sends it. */
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
