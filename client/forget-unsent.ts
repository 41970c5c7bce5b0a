import { setUnsentFlag } from './unsent-flag.ts';
import { readUnsent, removeUnsent } from './unsent-store.ts';

/** Removes an unsent enquiry. With the last one, the flag and the background worker are removed too. */
export async function forgetUnsent(key: string): Promise<void> {
  await removeUnsent(key);
  if ((await readUnsent()).length > 0) return;
  setUnsentFlag(false);
  // Old browsers have no service workers, and private windows reject the call.
  const registration = await navigator.serviceWorker?.getRegistration('/assets/').catch(() => undefined);
  await registration?.unregister();
}
