// Functions that run inside a page and read or change its stored unsent enquiries. Their source is sent to the browser,
// so they use no variables from outside.

/** The keys of the unsent enquiries. Of a deleted one, nothing that the visitor typed is left. */
export function readUnsentKeys(): Promise<string[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('enquiries', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('unsent', { keyPath: 'key' });
    opening.onsuccess = () => {
      const all = opening.result.transaction('unsent').objectStore('unsent').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result.filter(({ body, isDeleted }) => body !== '' || !isDeleted).map(({ key }) => key));
      };
    };
  });
}

/** Ages the last try of every unsent enquiry, so that a test need not wait until it is offered. */
export function ageUnsent({ ageMs, ...changes }: { ageMs: number; isUnderWay?: boolean }): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('enquiries', 1);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('unsent', 'readwrite');
      const store = transaction.objectStore('unsent');
      const all = store.getAll();
      all.onsuccess = () => {
        for (const unsent of all.result) store.put({ ...unsent, triedAtMs: Date.now() - ageMs, ...changes });
      };
      transaction.oncomplete = () => resolve(opening.result.close());
    };
  });
}
