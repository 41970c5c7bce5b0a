// Enquiries that may not have arrived, for the background worker and for the next page. IndexedDB, since workers
// have no other storage. Where storage is blocked nothing is kept, and nothing fails.

export type Unsent = {
  key: string;
  body: string;
  triedAtMs: number;
};

/** On a shared phone the next person must not find them for long. */
export const unsentDaysMax = 7;

const unsentMsMax = unsentDaysMax * 24 * 60 * 60 * 1000;

export async function keepUnsent(unsent: Unsent): Promise<void> {
  await transact('readwrite', (store) => store.put(unsent));
}

export async function removeUnsent(key: string): Promise<void> {
  await transact('readwrite', (store) => store.delete(key));
}

/** Oldest first; what is too old is removed. */
export async function readUnsent(): Promise<Unsent[]> {
  const found: Unsent[] = (await transact('readonly', (store) => store.getAll())) ?? [];
  const isFresh = ({ triedAtMs }: Unsent) => Date.now() - triedAtMs < unsentMsMax;
  await Promise.all(found.filter((unsent) => !isFresh(unsent)).map(({ key }) => removeUnsent(key)));
  return found.filter(isFresh).sort((one, other) => one.triedAtMs - other.triedAtMs);
}

async function transact<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    const transaction = database.transaction('unsent', mode);
    const request = work(transaction.objectStore('unsent'));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
    database.close();
    return request.result;
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('enquiries', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('unsent', { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
