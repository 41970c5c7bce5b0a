// Functions that run inside a page and read or change its stored unsent enquiries. Their source is sent to the browser,
// so they use no variables from outside.

/** The keys of the unsent enquiries. Of a deleted one, nothing that the visitor typed is left. */
export async function readUnsentKeys(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('enquiries', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('unsent', { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
  });
  const all = database.transaction('unsent').objectStore('unsent').getAll();
  await new Promise((resolve) => {
    all.onsuccess = resolve;
  });
  database.close();
  return all.result.filter(({ body, isDeleted }) => body !== '' || !isDeleted).map(({ key }) => key);
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
