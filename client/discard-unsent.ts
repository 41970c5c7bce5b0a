import { setUnsentFlag } from './unsent-flag.ts';
import { deleteUnsent, readUnsent, removeUnsent } from './unsent-store.ts';

/** The window event that ends the sending of an enquiry on this page, and removes its notice. */
const stopEvent = 'unsent-stop';

/** Call before an enquiry is sent or shown elsewhere on this page. */
export function stopSending(key: string): void {
  dispatchEvent(new CustomEvent(stopEvent, { detail: key }));
}

/** Calls back when the sending of this enquiry has to stop. */
export function onStop(key: string, callback: () => void, options?: { signal: AbortSignal }): void {
  addEventListener(stopEvent, (event) => (event as CustomEvent).detail === key && callback(), options);
}

/** Removes an enquiry that was sent. */
export async function removeSent(key: string): Promise<void> {
  await removeUnsent(key);
  await cleanUp();
}

/** Deletes an enquiry, so that neither this tab nor another one sends it. */
export async function discardUnsent(key: string): Promise<void> {
  stopSending(key);
  await deleteUnsent(key);
  await cleanUp();
}

/** With the last unsent enquiry, the flag and the background worker are removed too. */
async function cleanUp(): Promise<void> {
  if ((await readUnsent())?.length !== 0) return;
  setUnsentFlag(false);
  // Old browsers have no service workers, and private windows reject the call.
  const registration = await navigator.serviceWorker?.getRegistration('/assets/').catch(() => undefined);
  await registration?.unregister();
}
