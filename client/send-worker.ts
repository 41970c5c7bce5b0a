// The background worker: posts what is unsent when the line is back, and then goes.

import { post } from './post.ts';
import { readUnsent, removeUnsent } from './unsent-store.ts';

type SyncEvent = Event & { waitUntil(work: Promise<void>): void };

// The types of a worker and those of a page cannot be had together.
const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sendUnsent()));

/** Rejects while one has no answer: the browser then tries again later. What is refused stays for the next page. */
async function sendUnsent(): Promise<void> {
  let isAnswered = true;
  for (const { key, body } of (await readUnsent()) ?? []) {
    const posted = await post(body);
    if (typeof posted === 'string') isAnswered = false;
    else if (posted.answer.success) await removeUnsent(key);
  }
  if (!isAnswered) throw new Error('unsent');
  await registration.unregister();
}
