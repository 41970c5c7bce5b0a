import {
  type Answer,
  type FormName,
  failure,
  fieldNames,
  success,
  type Values,
} from '../views/forms/index.ts';
import type { Arrival } from './arrival.ts';

export type Enquiry = Partial<Values> &
  Arrival & {
    form: FormName;
    page: string;
    /** The same for everything that is posted of one filling: the server keeps it once. */
    key: string;
    tookMs: number | undefined;
    captcha: string;
    /** What stands in the field that nobody sees. */
    link: string;
    notice: string;
  };

export type Sent = {
  answer: Answer;
  /** What the enquiry is called, once it is kept. */
  reference: string | null;
};

const sendMsMax = 20_000;

/** Before each further try, and then it is the visitor's turn. */
const waitsMs = [1_000, 3_000, 9_000, 27_000];

/** What passes by itself, mostly: a gateway without its server, a server without its store. */
const passing = [502, 503, 504];

/**
 * Never throws: whatever goes wrong on the way is the one failure that the visitor is told of. What may not have
 * arrived is posted again, as it was; `onRetry` hears why.
 */
export async function send(enquiry: Enquiry, onRetry: (reason: string) => void): Promise<Sent> {
  const body = JSON.stringify(enquiry);
  for (const waitMs of waitsMs) {
    const sent = await post(body);
    if (typeof sent !== 'string') return sent;
    onRetry(sent);
    await pause(waitMs);
  }
  const sent = await post(body);
  return typeof sent === 'string' ? refused() : sent;
}

/** The answer, or why there is none. */
async function post(body: string): Promise<Sent | string> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), sendMsMax);
  try {
    const response = await fetch('/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: overdue.signal,
    });
    if (passing.includes(response.status)) return 'The site is busy. Trying again…';
    const answer = parsed(await response.text());
    // The page of a network that asks for a login first answers 200 as well.
    if (response.ok && answer.success === true) {
      return { answer: success, reference: response.headers.get('Enquiry-Reference') };
    }
    return refused(refusals(answer.errors));
  } catch {
    return 'The connection dropped. Trying again…';
  } finally {
    clearTimeout(timer);
  }
}

/** Ends sooner when the browser finds its network again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}

function refused(errors: Partial<Values> = {}): Sent {
  return { answer: failure(errors), reference: null };
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
