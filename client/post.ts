import {
  failure,
  fieldNames,
  type SendResponse,
  success,
  type Values,
} from '../views/forms/send-response.ts';

/**
 * Why there is no success: the site is `busy`, the connection `dropped`, another server answered instead (`intercepted`),
 * such as a hotel's login page, a gateway failed in its own way (`unexpected`), or the site or a gateway has a limit.
 */
export type Reason = 'busy' | 'dropped' | 'intercepted' | 'unexpected' | 'tooMany' | 'refused' | 'tooLong';

export type SendResult = {
  response: SendResponse;
  /** The reference of the stored enquiry. */
  reference: string | null;
  reason: Reason | null;
};

/** `retryMs`: the same body may be posted again, after this time at the earliest. `null` after a final answer. */
export type PostResult = SendResult & { retryMs: number | null };

const postMsMax = 20_000;

/** Statuses that say enough, whoever answers and whatever the body is. */
const reasons: Partial<Record<number, Reason>> = {
  403: 'refused',
  413: 'tooLong',
  429: 'tooMany',
  // Usually temporary: a gateway without its server, a server without its store.
  502: 'busy',
  503: 'busy',
  504: 'busy',
  // Network Authentication Required, https://www.rfc-editor.org/rfc/rfc6585#section-6
  511: 'intercepted',
};

/**
 * Posts an enquiry once, with `keepalive`, so that the request survives its page; the limits of the fields keep it below the
 * 64 kB that browsers allow. Never rejects.
 */
export function post(body: string): Promise<PostResult> {
  return new Promise((resolve) => {
    const timeout = new AbortController();
    // The promise does not depend on the request alone: one in progress when its page was frozen for the back/forward
    // cache settles in no engine, aborted or not.
    const cancel = () => {
      timeout.abort();
      resolve(failed('dropped'));
    };
    const timer = setTimeout(cancel, postMsMax);
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(cancel, resumeMsMax);
    addEventListener('pageshow', onPageShow);
    request(body, timeout.signal).then((result) => {
      clearTimeout(timer);
      removeEventListener('pageshow', onPageShow);
      resolve(result);
    });
  });
}

/** Time for a response that arrived while the page was frozen. */
const resumeMsMax = 1_000;

async function request(body: string, signal: AbortSignal): Promise<PostResult> {
  try {
    const response = await fetch('/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      keepalive: true,
      signal,
    });
    const { headers, ok, redirected, status } = response;
    const retryMs = 1_000 * Number(headers.get('Retry-After')) || 0;
    const json = parseJson(await response.text());
    const reason = redirected ? 'intercepted' : reasons[status];
    // What a firewall refuses, another network may take.
    const isFinal = status === 413 || (status === 403 && json.success === false);
    if (reason) return failed(reason, isFinal ? null : retryMs);
    if (ok && json.success === true) {
      return { response: success, reference: headers.get('Enquiry-Reference'), reason: null, retryMs: null };
    }
    if (json.success === false) return { ...failed(null, null), response: failure(fieldErrors(json.errors)) };
    // Our own answers are JSON. A login page is a page; anything else comes from a failing gateway.
    const isPage = ok && headers.get('Content-Type')?.startsWith('text/html');
    return failed(isPage ? 'intercepted' : 'unexpected', retryMs);
  } catch {
    return failed('dropped');
  }
}

/** Before the first answer. */
export const noResponse = failed('dropped');

function failed(reason: Reason | null, retryMs: number | null = 0): PostResult {
  return { response: failure(), reference: null, reason, retryMs };
}

function parseJson(text: string): { success?: unknown; errors?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function fieldErrors(errors: unknown): Partial<Values> {
  const record = Object(errors) as Record<string, unknown>;
  const withErrors = fieldNames.filter((name) => typeof record[name] === 'string');
  return Object.fromEntries(withErrors.map((name) => [name, record[name]]));
}
