/**
 * Runs in a page: the keys of its unsent enquiries, which it may change first. Of a deleted one, nothing that the visitor
 * typed is left.
 */
export function readUnsentKeys(changes?: unknown): Promise<string[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('enquiries', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('unsent', { keyPath: 'key' });
    opening.onsuccess = () => {
      const store = opening.result.transaction('unsent', 'readwrite').objectStore('unsent');
      const all = store.getAll();
      all.onsuccess = () => {
        if (changes instanceof Object) for (const unsent of all.result) store.put({ ...unsent, ...changes });
      };
      store.transaction.oncomplete = () => {
        opening.result.close();
        resolve(all.result.filter(({ body, isDeleted }) => body !== '' || !isDeleted).map(({ key }) => key));
      };
    };
  });
}
