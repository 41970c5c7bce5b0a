// Functions that run inside a page and read or change its stored unsent enquiries. Their source is sent to the browser,
// so they use no variables from outside.

/** The keys of the unsent enquiries. */
export async function readUnsentKeys(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('enquiries', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('unsent', { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
  });
  const keys = database.transaction('unsent').objectStore('unsent').getAllKeys();
  await new Promise((resolve) => {
    keys.onsuccess = resolve;
  });
  database.close();
  return keys.result.map(String);
}

/** Ages the last try of every unsent enquiry, so that a test need not wait until it is offered. */
export async function ageUnsent({
  ageMs,
  ...changes
}: {
  ageMs: number;
  isUnderWay?: boolean;
}): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('enquiries', 1);
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction('unsent', 'readwrite');
  const store = transaction.objectStore('unsent');
  const all = store.getAll();
  all.onsuccess = () => {
    for (const unsent of all.result) store.put({ ...unsent, triedAtMs: Date.now() - ageMs, ...changes });
  };
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
