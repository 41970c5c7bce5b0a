import { type FormName, failure, type Values } from '../views/forms/index.ts';
import type { Language } from '../views/languages/words.ts';
import type { Attribution } from './attribution.ts';
import { registerBackgroundSync } from './background-sync.ts';
import { discardUnsent, removeSent } from './discard-unsent.ts';
import { type PostResult, post, type SendResult } from './post.ts';
import { setUnsentFlag } from './unsent-flag.ts';
import { storeUnsent, updateUnsent } from './unsent-store.ts';

export type Enquiry = Partial<Values> &
  Attribution & {
    form: FormName;
    page: string;
    /** The same for every post of one submission, so that the server stores it once. */
    key: string;
    tookMs: number | undefined;
    captcha: string;
    /** The value of the honeypot field. */
    link: string;
    notice: string;
    language: Language;
  };

export type FirstResult = SendResult & {
  /** Whether retries continue after the failure is shown, and why the last try got no response. */
  isRetrying: boolean;
  reason: Exclude<PostResult, SendResult> | null;
};

export type Sending = {
  /** The first result to show, at most `firstResultMsMax` after the click: the response, or a failure while retries continue. */
  firstResult: Promise<FirstResult>;
  /** The response, or a failure once the retries end, are stopped, or the enquiry is deleted. */
  finalResult: Promise<SendResult>;
  /**
   * Ends the retries. The stored enquiry is removed, unless the next submission has the same values and so the same
   * key.
   */
  stop(nextKey?: string): void;
};

/** A failure is shown within ten seconds of the click; this leaves a slow phone two seconds to render it. */
const firstResultMsMax = 8_000;

/** The wait before each retry; the last one repeats until `retryingMsMax`. */
const retryDelaysMs = [1_000, 3_000, 9_000, 27_000, 60_000];
const lastRetryDelayMs = 120_000;
const retryingMsMax = 600_000;

/** A tab that is shown and hidden repeatedly does not post each time. */
const retryDelayMsMin = 1_000;

/**
 * Posts an enquiry until the server responds. Each post has the same body, and an enquiry that may not have arrived
 * stays in browser storage for the background worker or the next page. `onRetry` gets the reason for each retry.
 */
export function startSending(
  enquiry: Enquiry,
  onRetry: (reason: Exclude<PostResult, SendResult>) => void,
): Sending {
  const { key } = enquiry;
  const body = JSON.stringify(enquiry);
  const stopped = new AbortController();
  const finished = new AbortController();
  let reason: FirstResult['reason'] = null;
  let resolveFirst: (result: FirstResult) => void = () => {};
  const firstResult = new Promise<FirstResult>((resolve) => {
    resolveFirst = resolve;
  });
  const reportFailure = () => resolveFirst({ ...noResponse(), isRetrying: true, reason });
  const timer = setTimeout(reportFailure, firstResultMsMax);
  const finalResult = run();
  finalResult.then((result) => {
    finished.abort();
    clearTimeout(timer);
    resolveFirst({ ...result, isRetrying: false, reason });
  });
  return { firstResult, finalResult, stop };

  function stop(nextKey?: string): void {
    stopped.abort();
    if (nextKey !== key) discardUnsent(key);
  }

  async function run(): Promise<SendResult> {
    const startedMs = performance.now();
    setUnsentFlag(true);
    storeUnsent({ key, body, triedAtMs: Date.now(), isUnderWay: true });
    // A page that comes back from the back/forward cache in the middle of a try does not wait for the next one.
    let isRestored = false;
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      isRestored = persisted;
    };
    addEventListener('pageshow', onPageShow, { signal: finished.signal });
    for (let delayIndex = 0; ; ) {
      const result = await post(body);
      if (typeof result !== 'string') {
        // A rejection without field errors, such as a rate limit, may be temporary: the copy stays stored for the next page.
        const isFinal = result.response.success || Object.keys(result.response.errors).length > 0;
        if (isFinal) removeSent(key);
        else updateUnsent(key, { isUnderWay: false });
        return result;
      }
      if (stopped.signal.aborted) break;
      reason = result;
      onRetry(result);
      updateUnsent(key, { isUnderWay: false });
      // Retries within seconds do not get past a login page.
      if (result === 'intercepted' || result === 'unexpected') reportFailure();
      registerBackgroundSync();
      const delayMs = isRestored ? retryDelayMsMin : (retryDelaysMs[delayIndex] ?? lastRetryDelayMs);
      const pauseEnd = await pause(delayMs, stopped.signal);
      if (pauseEnd === 'time' && !isRestored) delayIndex += 1;
      isRestored = false;
      if (stopped.signal.aborted || performance.now() - startedMs > retryingMsMax) break;
      const state = updateUnsent(key, { isUnderWay: true, triedAtMs: Date.now() });
      // While the page is being left, no timer would run any more. An enquiry that another tab or the worker has sent is
      // posted again for its reference; the server stores the same key once.
      if (pauseEnd !== 'leaving' && (await state) === 'deleted') break;
    }
    return noResponse();
  }
}

function noResponse(): SendResult {
  return { response: failure(), reference: null };
}

type PauseEnd = 'time' | 'early' | 'leaving';

/** Ends early when the browser is online again or the tab becomes visible, and at once when the page is left. */
function pause(ms: number, stopped: AbortSignal): Promise<PauseEnd> {
  return new Promise((resolve) => {
    const startedMs = performance.now();
    const ended = new AbortController();
    const finish = (reason: PauseEnd) => {
      clearTimeout(timer);
      ended.abort();
      resolve(reason);
    };
    let timer = setTimeout(finish, ms, 'time');
    const finishSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, Math.max(0, retryDelayMsMin - (performance.now() - startedMs)), 'early');
    };
    const { signal } = ended;
    for (const event of ['online', 'pageshow']) addEventListener(event, finishSoon, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || finishSoon(), { signal });
    addEventListener('pagehide', () => finish('leaving'), { signal });
    stopped.addEventListener('abort', () => finish('early'), { signal });
  });
}
