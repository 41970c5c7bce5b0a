// Registers the worker for Background Sync: the browser starts it when it is online again, even if no page of the site
// is open. https://wicg.github.io/background-sync/spec/. The worker has no fetch handler and a scope without pages, so
// it delays no navigation.

/** Defined by the build. */
declare const workerPath: string;

type TrustedScriptUrls = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

const syncTag = 'enquiry';

/** Registers the worker and its sync. Without Background Sync, the next page offers unsent enquiries. */
export async function registerBackgroundSync(): Promise<void> {
  if (!('SyncManager' in window) || !navigator.serviceWorker) return;
  try {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl(workerPath));
    await whenActivated(registration);
    await (registration as unknown as { sync: { register(tag: string): Promise<void> } }).sync.register(
      syncTag,
    );
  } catch {
    // In a private window, or where the user forbids it, the next page still offers the enquiry.
  }
}

/** The page's policy requires Trusted Types for a worker's URL, because it is code. */
function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedScriptUrls };
  policy ??= trustedTypes?.createPolicy('worker', { createScriptURL: (path) => path });
  return policy?.createScriptURL(url) ?? url;
}

let policy: ReturnType<TrustedScriptUrls['createPolicy']> | undefined;

function whenActivated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = active ?? waiting ?? installing;
    const checkState = () => {
      if (!worker || worker.state === 'redundant') reject(new Error('The worker does not start.'));
      if (worker?.state === 'activated') resolve();
    };
    worker?.addEventListener('statechange', checkState);
    checkState();
  });
}
