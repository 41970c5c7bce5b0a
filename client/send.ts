import { type FormName, failure, type Values } from '../views/forms/index.ts';
import type { Arrival } from './arrival.ts';
import { sendInBackground, stopBackground } from './background.ts';
import { type Posted, post, type Sent } from './post.ts';
import { setUnsentFlag } from './unsent-flag.ts';
import { keepUnsent, readUnsent, removeUnsent } from './unsent-store.ts';

export type Enquiry = Partial<Values> &
  Arrival & {
    form: FormName;
    page: string;
    /** The same for every post of one submission: the server stores it once. */
    key: string;
    tookMs: number | undefined;
    captcha: string;
    /** What stands in the field that nobody sees. */
    link: string;
    notice: string;
  };

type First = Sent & { isStillTrying: boolean };

export type Sending = {
  /** What to say first, at most `sayMsMax` after the click: the answer, or a failure while the tries go on. */
  first: Promise<First>;
  /** The answer, or a failure once it is given up or stopped. */
  last: Promise<Sent>;
  /** Another submission takes its place: what this one keeps goes, unless that has the same words and key. */
  stop(nextKey: string): void;
};

/** The visitor is told of the failure within ten seconds of the click; this leaves a slow phone two to draw it. */
const sayMsMax = 8_000;

/** Before each further try; ten minutes in all. */
const waitsMs = [1_000, 3_000, 9_000, 27_000, 60_000, 60_000, 60_000, 120_000, 120_000, 120_000];

const reasons = {
  busy: 'The site is busy. Trying again…',
  dropped: 'The connection dropped. Trying again…',
  intercepted: 'This network asks you to log in first. Trying again…',
} as const satisfies Record<Exclude<Posted, Sent>, string>;

/**
 * Posts an enquiry until our server answers. The same body is posted each time, and what may not have arrived stays
 * in the browser's storage, for the background worker or the next page. `onRetry` hears why it is posted again.
 */
export function startSending(enquiry: Enquiry, onRetry: (reason: string) => void): Sending {
  const body = JSON.stringify(enquiry);
  const stopped = new AbortController();
  let sayFirst: (first: First) => void = () => {};
  const first = new Promise<First>((resolve) => {
    sayFirst = resolve;
  });
  const sayFailure = () => sayFirst({ ...unanswered(), isStillTrying: true });
  const timer = setTimeout(sayFailure, sayMsMax);
  const last = run();
  last.then((sent) => {
    clearTimeout(timer);
    sayFirst({ ...sent, isStillTrying: false });
  });
  return { first, last, stop };

  function stop(nextKey: string): void {
    stopped.abort();
    if (nextKey !== enquiry.key) forget(enquiry.key);
  }

  async function run(): Promise<Sent> {
    for (const waitMs of [0, ...waitsMs]) {
      if (waitMs > 0) await pause(waitMs, stopped.signal);
      if (stopped.signal.aborted) break;
      setUnsentFlag(true);
      keepUnsent({ key: enquiry.key, body, triedAtMs: Date.now() });
      const posted = await post(body);
      if (typeof posted !== 'string') {
        forget(enquiry.key);
        return posted;
      }
      onRetry(reasons[posted]);
      // Nothing that is repeated within seconds gets past a login page.
      if (posted === 'intercepted') sayFailure();
      sendInBackground();
    }
    return unanswered();
  }
}

/** Other tabs may have unsent enquiries of their own: the flag goes with the last one. */
async function forget(key: string): Promise<void> {
  await removeUnsent(key);
  if ((await readUnsent()).length > 0) return;
  setUnsentFlag(false);
  await stopBackground();
}

function unanswered(): Sent {
  return { answer: failure(), reference: null };
}

/** Ends sooner when the browser finds its network again, is looked at again, or leaves the page: a last post goes out. */
function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const done = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const { signal } = ended;
    for (const event of ['online', 'pagehide', 'pageshow']) addEventListener(event, done, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || done(), { signal });
    stopped.addEventListener('abort', done, { signal });
  });
}
