// Background Sync: the browser starts a worker once it is online again, whether a page of the site is open or not.
// https://wicg.github.io/background-sync/spec/. The worker has no fetch handler and a scope without pages, so that no
// navigation waits for it.

/** Put in by the build. */
declare const workerPath: string;

type TrustedScriptUrls = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

const syncTag = 'enquiry';

/** Asks for the worker. Where there is no Background Sync, the next page offers what is unsent. */
export async function sendInBackground(): Promise<void> {
  if (!('SyncManager' in window) || !navigator.serviceWorker) return;
  try {
    const registration = await navigator.serviceWorker.register(trusted(workerPath));
    await activated(registration);
    await (registration as unknown as { sync: { register(tag: string): Promise<void> } }).sync.register(
      syncTag,
    );
  } catch {
    // A private window, or a browser that is told not to: the next page still offers it.
  }
}

/** The page's policy asks for it: a worker's address is code. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedScriptUrls };
  policy ??= trustedTypes?.createPolicy('worker', { createScriptURL: (path) => path });
  return policy?.createScriptURL(url) ?? url;
}

let policy: ReturnType<TrustedScriptUrls['createPolicy']> | undefined;

function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = active ?? waiting ?? installing;
    const look = () => {
      if (!worker || worker.state === 'redundant') reject(new Error('The worker does not start.'));
      if (worker?.state === 'activated') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
