import {
  failure,
  fieldNames,
  type SendResponse,
  success,
  type Values,
} from '../views/forms/send-response.ts';

export type SendResult = {
  response: SendResponse;
  /** The reference of the stored enquiry. */
  reference: string | null;
};

/**
 * The server's response, or why there is none, in which case the same body may be posted again: the site is `busy`, the
 * connection `dropped`, another server answered instead (`intercepted`), such as a hotel's login page, or a gateway
 * failed in its own way (`unexpected`).
 */
export type PostResult = SendResult | 'busy' | 'dropped' | 'intercepted' | 'unexpected';

const postMsMax = 20_000;

/** Usually temporary: a gateway without its server, a server without its store. */
const temporaryStatuses = [502, 503, 504];

/** Network Authentication Required, https://www.rfc-editor.org/rfc/rfc6585#section-6 */
const networkLoginStatus = 511;

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
      resolve('dropped');
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
    if (temporaryStatuses.includes(response.status)) return 'busy';
    if (response.status === networkLoginStatus) return 'intercepted';
    const json = parseJson(await response.text());
    if (response.ok && json.success === true) {
      return { response: success, reference: response.headers.get('Enquiry-Reference') };
    }
    // Our own rejections are JSON. HTML comes from a login page or a failing gateway.
    if (json.success !== false) return response.status < 500 ? 'intercepted' : 'unexpected';
    return { response: failure(fieldErrors(json.errors)), reference: null };
  } catch {
    return 'dropped';
  }
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
