import { type FormName, failure, type Values } from '../views/forms/index.ts';
import type { Arrival } from './arrival.ts';
import { sendInBackground } from './background.ts';
import { forgetSent, forgetUnsent } from './forget-unsent.ts';
import { type Posted, post, type Sent } from './post.ts';
import { setUnsentFlag } from './unsent-flag.ts';
import { storeUnsent, updateUnsent } from './unsent-store.ts';

export type Enquiry = Partial<Values> &
  Arrival & {
    form: FormName;
    page: string;
    /** The same for every post of one submission, so that the server stores it once. */
    key: string;
    tookMs: number | undefined;
    captcha: string;
    /** The value of the honeypot field. */
    link: string;
    notice: string;
  };

export type First = Sent & {
  /** Whether retries continue after this has been shown, and why the last try got no response. */
  isStillTrying: boolean;
  reason: Exclude<Posted, Sent> | null;
};

export type Sending = {
  /** What to show first, at most `sayMsMax` after the click: the response, or a failure while retries continue. */
  first: Promise<First>;
  /** The response, or a failure once sending is given up, stopped or deleted. */
  last: Promise<Sent>;
  /**
   * Ends the retries. The stored enquiry is removed, unless the next submission has the same values and so the same
   * key.
   */
  stop(nextKey?: string): void;
};

/** A failure is shown within ten seconds of the click; this leaves a slow phone two seconds to render it. */
const sayMsMax = 8_000;

/** The wait before each retry; the last one repeats until `triesMsMax`. */
const waitsMs = [1_000, 3_000, 9_000, 27_000, 60_000];
const lastWaitMs = 120_000;
const triesMsMax = 600_000;

/** A tab that is shown and hidden repeatedly does not post each time. */
const betweenTriesMsMin = 1_000;

/**
 * Posts an enquiry until the server responds. Each post has the same body, and an enquiry that may not have arrived
 * stays in browser storage for the background worker or the next page. `onRetry` gets the reason for each retry.
 */
export function startSending(enquiry: Enquiry, onRetry: (reason: Exclude<Posted, Sent>) => void): Sending {
  const { key } = enquiry;
  const body = JSON.stringify(enquiry);
  const stopped = new AbortController();
  const ended = new AbortController();
  let reason: First['reason'] = null;
  let sayFirst: (first: First) => void = () => {};
  const first = new Promise<First>((resolve) => {
    sayFirst = resolve;
  });
  const sayFailure = () => sayFirst({ ...unanswered(), isStillTrying: true, reason });
  const timer = setTimeout(sayFailure, sayMsMax);
  const last = run();
  last.then((sent) => {
    ended.abort();
    clearTimeout(timer);
    sayFirst({ ...sent, isStillTrying: false, reason });
  });
  return { first, last, stop };

  function stop(nextKey?: string): void {
    stopped.abort();
    if (nextKey !== key) forgetUnsent(key);
  }

  async function run(): Promise<Sent> {
    const startedMs = performance.now();
    setUnsentFlag(true);
    storeUnsent({ key, body, triedAtMs: Date.now(), isUnderWay: true });
    // A page that comes back from the back/forward cache in the middle of a try does not wait for the next one.
    let isBack = false;
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      isBack = persisted;
    };
    addEventListener('pageshow', onReturn, { signal: ended.signal });
    for (let waits = 0; ; ) {
      const posted = await post(body);
      if (typeof posted !== 'string') {
        // A refusal that names no field, such as a rate limit, may be temporary: the copy stays for the next page.
        const isFinal = posted.answer.success || Object.keys(posted.answer.errors).length > 0;
        if (isFinal) forgetSent(key);
        else updateUnsent(key, { isUnderWay: false });
        return posted;
      }
      if (stopped.signal.aborted) break;
      reason = posted;
      onRetry(posted);
      updateUnsent(key, { isUnderWay: false });
      // Retries within seconds do not get past a login page.
      if (posted === 'intercepted' || posted === 'unexpected') sayFailure();
      sendInBackground();
      const waitMs = isBack ? betweenTriesMsMin : (waitsMs[waits] ?? lastWaitMs);
      const end = await pause(waitMs, stopped.signal);
      if (end === 'time' && !isBack) waits += 1;
      isBack = false;
      if (stopped.signal.aborted || performance.now() - startedMs > triesMsMax) break;
      const state = updateUnsent(key, { isUnderWay: true, triedAtMs: Date.now() });
      // While the page is being left, no timer would run any more. What another tab or the worker has sent is posted
      // again for its reference; the server stores the same key once.
      if (end !== 'leaving' && (await state) === 'deleted') break;
    }
    return unanswered();
  }
}

function unanswered(): Sent {
  return { answer: failure(), reference: null };
}

type PauseEnd = 'time' | 'early' | 'leaving';

/** Ends early when the browser is online again or the tab becomes visible, and at once when the page is left. */
function pause(ms: number, stopped: AbortSignal): Promise<PauseEnd> {
  return new Promise((resolve) => {
    const startedMs = performance.now();
    const ended = new AbortController();
    const end = (why: PauseEnd) => {
      clearTimeout(timer);
      ended.abort();
      resolve(why);
    };
    let timer = setTimeout(end, ms, 'time');
    const endSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(end, Math.max(0, betweenTriesMsMin - (performance.now() - startedMs)), 'early');
    };
    const { signal } = ended;
    for (const event of ['online', 'pageshow']) addEventListener(event, endSoon, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || endSoon(), { signal });
    addEventListener('pagehide', () => end('leaving'), { signal });
    stopped.addEventListener('abort', () => end('early'), { signal });
  });
}
