import type { FormName, Values } from '../views/forms/index.ts';
import type { Language } from '../views/languages/words.ts';
import type { Attribution } from './attribution.ts';
import { registerBackgroundSync } from './background-sync.ts';
import { onStop, removeSent, stopSending } from './discard-unsent.ts';
import { noResponse, type PostResult, post, type SendResult } from './post.ts';
import { setUnsentFlag } from './unsent-flag.ts';
import { storeUnsent, type Unsent, updateUnsent } from './unsent-store.ts';

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
  /** Whether retries continue after the failure is shown. */
  isRetrying: boolean;
};

export type Sending = {
  /** What is stored, as long as it may still be sent. */
  unsent: Unsent;
  /** The first result to show, at most `firstResultMsMax` after the click: the response, or a failure while retries continue. */
  firstResult: Promise<FirstResult>;
  /** The response, or a failure once the retries end, are stopped, or the enquiry is deleted. */
  finalResult: Promise<SendResult>;
};

/** A failure is shown within ten seconds of the click; this leaves a slow phone two seconds to render it. */
const firstResultMsMax = 8_000;

/** The wait before each retry; the last one repeats until `retryingMsMax`. */
const retryDelaysMs = [1_000, 3_000, 9_000, 27_000, 60_000];
const lastRetryDelayMs = 120_000;
const retryingMsMax = 600_000;

/** A tab that is shown and hidden repeatedly does not post each time. */
const retryDelayMsMin = 1_000;

/** The same body would get the same answer. */
export function isSettled({ response, reason }: SendResult): boolean {
  return response.success || Object.keys(response.errors).length > 0 || reason === 'tooLong';
}

/**
 * Posts an enquiry until the server responds. Each post has the same body, and an enquiry that may not have arrived
 * stays in browser storage for the background worker or the next page. `onRetry` gets the reason for each retry.
 */
export function startSending(enquiry: Enquiry, onRetry: (reason: 'busy' | 'dropped') => void): Sending {
  const { key } = enquiry;
  const unsent: Unsent = { key, body: JSON.stringify(enquiry), triedAtMs: Date.now(), isUnderWay: true };
  stopSending(key);
  const stopped = new AbortController();
  const finished = new AbortController();
  onStop(key, () => stopped.abort(), finished);
  let resolveFirst: (result: FirstResult) => void = () => {};
  const firstResult = new Promise<FirstResult>((resolve) => {
    resolveFirst = resolve;
  });
  let result: PostResult = noResponse;
  const reportFailure = () => resolveFirst({ ...result, isRetrying: true });
  const timer = setTimeout(reportFailure, firstResultMsMax);
  const finalResult = run();
  finalResult.then((result) => {
    finished.abort();
    clearTimeout(timer);
    resolveFirst({ ...result, isRetrying: false });
  });
  return { unsent, firstResult, finalResult };

  async function run(): Promise<SendResult> {
    const startedMs = performance.now();
    setUnsentFlag(true);
    storeUnsent(unsent);
    // A page that comes back from the back/forward cache in the middle of a try does not wait for the next one.
    let isRestored = false;
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      isRestored = persisted;
    };
    addEventListener('pageshow', onPageShow, { signal: finished.signal });
    for (let delayIndex = 0; ; ) {
      result = await post(unsent.body);
      if (isSettled(result)) {
        removeSent(key);
        return result;
      }
      if (result.retryMs === null || performance.now() - startedMs > retryingMsMax) break;
      if (stopped.signal.aborted) return result;
      const { reason, retryMs } = result;
      if (reason === 'busy' || reason === 'dropped') onRetry(reason);
      // Retries within seconds do not get past a login page or a limit.
      else reportFailure();
      registerBackgroundSync();
      const delayMs = isRestored ? retryDelayMsMin : (retryDelaysMs[delayIndex] ?? lastRetryDelayMs);
      const pauseEnd = await pause(Math.max(delayMs, retryMs), stopped.signal);
      if (pauseEnd === 'time' && !isRestored) delayIndex += 1;
      isRestored = false;
      if (stopped.signal.aborted) return result;
      const state = updateUnsent(key, { triedAtMs: Date.now() });
      // While the page is being left, no timer would run any more. An enquiry that another tab or the worker has sent is
      // posted again for its reference; the server stores the same key once.
      if (pauseEnd !== 'leaving' && (await state) === 'deleted') return noResponse;
    }
    // Without an answer, or after a rejection that may be temporary, the copy stays stored: it is offered, not sent.
    unsent.isUnderWay = false;
    updateUnsent(key, unsent);
    return result.retryMs === null ? result : noResponse;
  }
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
