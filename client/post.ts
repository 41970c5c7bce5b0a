import { type Answer, failure, fieldNames, success, type Values } from '../views/forms/answer.ts';

export type Sent = {
  answer: Answer;
  /** What the enquiry is called, once it is stored. */
  reference: string | null;
};

/**
 * Our server's answer, or why there is none, so that the same body may be posted again: the site is `busy`, the
 * connection `dropped`, somebody else answered in its place (`intercepted`), as a hotel's login page does, or a
 * gateway failed in a way of its own (`unexpected`).
 */
export type Posted = Sent | 'busy' | 'dropped' | 'intercepted' | 'unexpected';

const postMsMax = 20_000;

/** What passes by itself, mostly: a gateway without its server, a server without its store. */
const passing = [502, 503, 504];

/** Network Authentication Required, https://www.rfc-editor.org/rfc/rfc6585#section-6 */
const networkLogin = 511;

/** What browsers let outlive its page: 64 kB, less what other requests of the page may hold. */
const keepaliveBytesMax = 60_000;

/** Posts an enquiry once. The request outlives its page. Never rejects. */
export function post(body: string): Promise<Posted> {
  return new Promise((resolve) => {
    const overdue = new AbortController();
    // The promise is not left to the request: one that was under way when its page was frozen for the back/forward
    // cache settles in no engine, aborted or not.
    const giveUp = () => {
      overdue.abort();
      resolve('dropped');
    };
    const timer = setTimeout(giveUp, postMsMax);
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(giveUp, returnMs);
    addEventListener('pageshow', onReturn);
    request(body, overdue.signal).then((posted) => {
      clearTimeout(timer);
      removeEventListener('pageshow', onReturn);
      resolve(posted);
    });
  });
}

/** Time for an answer that came while the page was frozen. */
const returnMs = 1_000;

async function request(body: string, signal: AbortSignal): Promise<Posted> {
  try {
    const response = await fetch('/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      keepalive: new Blob([body]).size < keepaliveBytesMax,
      signal,
    });
    if (passing.includes(response.status)) return 'busy';
    if (response.status === networkLogin) return 'intercepted';
    const answer = parsed(await response.text());
    if (response.ok && answer.success === true) {
      return { answer: success, reference: response.headers.get('Enquiry-Reference') };
    }
    // Our refusals are JSON. A page of somebody else is a login page, or a gateway in trouble.
    if (answer.success !== false) return response.status < 500 ? 'intercepted' : 'unexpected';
    return { answer: failure(refusals(answer.errors)), reference: null };
  } catch {
    return 'dropped';
  }
}

function parsed(text: string): { success?: unknown; errors?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function refusals(errors: unknown): Partial<Values> {
  const said = Object(errors) as Record<string, unknown>;
  const known = fieldNames.filter((name) => typeof said[name] === 'string');
  return Object.fromEntries(known.map((name) => [name, said[name]]));
}
