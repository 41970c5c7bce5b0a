import { type Answer, failure, fieldNames, success, type Values } from '../views/forms/answer.ts';

export type Sent = {
  answer: Answer;
  /** The reference of the stored enquiry. */
  reference: string | null;
};

/**
 * The server's response, or why there is none, in which case the same body may be posted again: the site is `busy`, the
 * connection `dropped`, another server answered instead (`intercepted`), such as a hotel's login page, or a gateway
 * failed in its own way (`unexpected`).
 */
export type Posted = Sent | 'busy' | 'dropped' | 'intercepted' | 'unexpected';

const postMsMax = 20_000;

/** Usually temporary: a gateway without its server, a server without its store. */
const passing = [502, 503, 504];

/** Network Authentication Required, https://www.rfc-editor.org/rfc/rfc6585#section-6 */
const networkLogin = 511;

/** The browser's limit for a `keepalive` request: 64 kB, less what other requests of the page may use. */
const keepaliveBytesMax = 60_000;

/** Posts an enquiry once, with `keepalive`, so that the request survives its page. Never rejects. */
export function post(body: string): Promise<Posted> {
  return new Promise((resolve) => {
    const overdue = new AbortController();
    // The promise does not depend on the request alone: one in progress when its page was frozen for the back/forward
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

/** Time for a response that arrived while the page was frozen. */
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
    // Our refusals are JSON. An HTML page is from a login page or a failing gateway.
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
