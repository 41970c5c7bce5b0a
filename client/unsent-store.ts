// Stores enquiries that may not have arrived, for the background worker and the next page. In IndexedDB, because
// workers have no other storage. Where storage is blocked, nothing is stored and nothing fails.

export type Unsent = {
  key: string;
  body: string;
  triedAtMs: number;
  /** The page was left during a try, or a try is in progress: the enquiry may have arrived. */
  isUnderWay: boolean;
  /** Deleted: only the key remains, so that no other tab sends it. */
  isDeleted?: boolean;
};

/** On a shared phone, the next person must not find them for long. */
const unsentAgeMsMax = 7 * 24 * 60 * 60 * 1000;

/** A database that another tab blocks must not delay a send. */
const storageTimeoutMs = 1_000;

export async function storeUnsent(unsent: Unsent): Promise<void> {
  await transact('readwrite', (store) => store.put(unsent));
}

/**
 * Changes a stored enquiry. `absent` when another tab or the worker has sent it, `deleted` when the visitor has deleted
 * it in another tab.
 */
export async function updateUnsent(
  key: string,
  changes: Partial<Unsent>,
): Promise<'stored' | 'absent' | 'deleted'> {
  const found = await transact('readwrite', (store) => {
    const request: IDBRequest<Unsent | undefined> = store.get(key);
    request.onsuccess = () => {
      const { result } = request;
      if (result && !result.isDeleted) store.put({ ...result, ...changes });
    };
    return request;
  });
  if (found === 'absent') return 'absent';
  return found?.isDeleted ? 'deleted' : 'stored';
}

/** After it was sent. */
export async function removeUnsent(key: string): Promise<void> {
  await transact('readwrite', (store) => store.delete(key));
}

export async function deleteUnsent(key: string): Promise<void> {
  await updateUnsent(key, { body: '', isDeleted: true });
}

/** Those to be sent, oldest first; expired ones are removed. `undefined` where storage does not respond. */
export async function readUnsent(): Promise<Unsent[] | undefined> {
  const found = await transact<Unsent[]>('readonly', (store) => store.getAll());
  if (!Array.isArray(found)) return undefined;
  // A clock that was set back leaves times in the future.
  const isFresh = ({ triedAtMs }: Unsent) => Math.abs(Date.now() - triedAtMs) < unsentAgeMsMax;
  await Promise.all(found.filter((unsent) => !isFresh(unsent)).map(({ key }) => removeUnsent(key)));
  const unsent = found.filter((one) => isFresh(one) && !one.isDeleted);
  return unsent.sort((a, b) => a.triedAtMs - b.triedAtMs);
}

/** The result, `absent` where there is none, or `undefined` where storage does not respond. */
async function transact<Result>(
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<NonNullable<Result> | 'absent' | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, storageTimeoutMs);
  });
  return Promise.race([timeout, run().catch(() => undefined)]);

  async function run(): Promise<NonNullable<Result> | 'absent'> {
    const database = await openDatabase();
    const transaction = database.transaction('unsent', mode);
    const request = createRequest(transaction.objectStore('unsent'));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
    database.close();
    return request.result ?? 'absent';
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('enquiries', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('unsent', { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
