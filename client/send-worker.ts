// The background worker: posts what is unsent when the line is back, and then goes.

import { post } from './post.ts';
import { readUnsent, removeUnsent } from './unsent-store.ts';

type SyncEvent = Event & { waitUntil(work: Promise<void>): void };

// The types of a worker and those of a page cannot be had together.
const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendUnsent()));

/** Rejects while something is left: the browser then tries again later. */
async function sendUnsent(): Promise<void> {
  for (const { key, body } of await readUnsent()) {
    const posted = await post(body);
    if (typeof posted === 'string' || !posted.answer.success) throw new Error('unsent');
    await removeUnsent(key);
  }
  await registration.unregister();
}
