import { setUnsentFlag } from './unsent-flag.ts';
import { readUnsent, removeUnsent } from './unsent-store.ts';

/** The window event after this page has sent or deleted an enquiry that another part of it may still offer. */
export const unsentRemovedEvent = 'unsent-gone';

/** Removes an unsent enquiry. With the last one, the flag and the background worker are removed too. */
export async function discardUnsent(key: string): Promise<void> {
  await removeUnsent(key);
  dispatchEvent(new CustomEvent(unsentRemovedEvent, { detail: key }));
  if ((await readUnsent())?.length !== 0) return;
  setUnsentFlag(false);
  // Old browsers have no service workers, and private windows reject the call.
  const registration = await navigator.serviceWorker?.getRegistration('/assets/').catch(() => undefined);
  await registration?.unregister();
}
