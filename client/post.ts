import { type Answer, failure, fieldNames, success, type Values } from '../views/forms/answer.ts';

export type Sent = {
  answer: Answer;
  /** The reference of the stored enquiry. */
  reference: string | null;
};

/**
 * The server's response, or why there is none, in which case the same body may be posted again: the site is `busy`, the
 * connection `dropped`, or another server answered instead (`intercepted`), such as a hotel's login page.
 */
export type Posted = Sent | 'busy' | 'dropped' | 'intercepted';

const postMsMax = 20_000;

/** Usually temporary: a gateway without its server, a server without its store. */
const passing = [502, 503, 504];

/** Network Authentication Required, https://www.rfc-editor.org/rfc/rfc6585#section-6 */
const networkLogin = 511;

/** Posts an enquiry once, with `keepalive`, so that the request survives its page. Never rejects. */
export async function post(body: string): Promise<Posted> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), postMsMax);
  try {
    const response = await fetch('/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      keepalive: true,
      signal: overdue.signal,
    });
    if (passing.includes(response.status)) return 'busy';
    if (response.status === networkLogin) return 'intercepted';
    const answer = parsed(await response.text());
    if (response.ok && answer.success === true) {
      return { answer: success, reference: response.headers.get('Enquiry-Reference') };
    }
    if (response.ok && answer.success !== false) return 'intercepted';
    return { answer: failure(refusals(answer.errors)), reference: null };
  } catch {
    return 'dropped';
  } finally {
    clearTimeout(timer);
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
