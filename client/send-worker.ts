// The background worker: posts unsent enquiries when the browser is online again, and then unregisters itself.

import { post } from './post.ts';
import { readUnsent, removeUnsent } from './unsent-store.ts';

type SyncEvent = Event & { waitUntil(work: Promise<void>): void };

// TypeScript's worker types and DOM types conflict in one project.
const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendUnsent()));

/** Rejects if one gets no response, so that the browser retries later. Rejected enquiries stay stored for the next page. */
async function sendUnsent(): Promise<void> {
  let isComplete = true;
  for (const { key, body } of (await readUnsent()) ?? []) {
    const result = await post(body);
    if (result.response.success) await removeUnsent(key);
    else if (result.retryMs !== null) isComplete = false;
  }
  if (!isComplete) throw new Error('unsent');
  await registration.unregister();
}
