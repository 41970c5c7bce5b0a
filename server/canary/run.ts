// One canary: an enquiry that is posted through SITE_URL as a browser would, followed in the store until the mail server has
// it, and removed.

import { honeypotName, site } from '../../views/index.ts';
import type { Config } from '../config.ts';
import type { Bookmarks } from '../db/bookmarks.ts';
import { parseReference } from '../enquiries/reference.ts';
import { requestSite } from '../http/site-request.ts';
import { messageId } from '../messages/kinds.ts';
import type { Message } from '../messages/types.ts';
import type { Store } from '../store.ts';
import type { Clock } from '../time/clock.ts';
import { CanaryFault, type CanaryStep, canarySteps, faultOf, requestFault, statusFault } from './faults.ts';
import { canaryHeader, createCanaryToken } from './recognition.ts';

export type CanaryDeps = {
  config: Pick<Config, 'settings' | 'mail' | 'canary'>;
  store: Pick<Store, 'secret' | 'find' | 'messages' | 'removeCanaries' | 'bookmark' | 'setBookmark'>;
  clock: Clock;
  /** Time limit for the whole canary. */
  msMax: number;
  /** Ends the canary without a result. */
  signal: AbortSignal;
};

export type CanaryResult = {
  at: string;
  ok: boolean;
  tookMs: number;
  /** The step that failed. */
  step: CanaryStep | null;
  error: string | null;
  remedy: string | null;
  reference: string | null;
  /** What the mail server did; `null` when the canary did not come that far. */
  mail: keyof typeof mailDetails | null;
  /** Those that passed; `atMs` counts from the start of the canary. */
  steps: { step: CanaryStep; atMs: number; detail: string }[];
};

const mailDetails = {
  'letter sent': 'the mail server accepted the letter to CANARY_TO',
  'recipients accepted': 'the mail server would accept a letter to MAIL_TO; none was sent',
  'not configured': 'no mail is configured: set SMTP_URL and MAIL_TO, and enquiries are emailed to you',
};

/** Records the result. Rejects only when the signal aborts. */
export async function runCanary(deps: CanaryDeps): Promise<CanaryResult> {
  const { config, store, clock, signal, msMax } = deps;
  const { url } = config.settings;
  const startedMs = clock.monotonicMs();
  const msSince = () => Math.round(clock.monotonicMs() - startedMs);
  const end = AbortSignal.any([signal, AbortSignal.timeout(msMax)]);
  const result: CanaryResult = {
    ...{ at: clock.now().toISOString(), ok: true, tookMs: 0, step: null, error: null, remedy: null },
    ...{ reference: null, mail: null, steps: [] },
  };
  let nonce = '';
  const steps: Record<CanaryStep, () => Promise<string | null>> = {
    page: () => getPage(url, end),
    async post() {
      const token = await createCanaryToken(store, clock.now());
      nonce = token.nonce;
      result.reference = await postEnquiry(url, token, end);
      return `accepted as ${result.reference}`;
    },
    store: () => checkStored(store, result.reference ?? ''),
    async mail() {
      result.mail = await waitForMail(deps, result.reference ?? '', startedMs + msMax);
      return mailDetails[result.mail];
    },
    removal: async () => ((await store.removeCanaries(nonce, clock.now())) ? 'removed from the store' : null),
  };
  // The first fault is the cause.
  const fail = (step: CanaryStep, error: unknown) =>
    result.ok && Object.assign(result, { ok: false, step, ...faultOf(error) });
  for (const step of Object.keys(canarySteps) as CanaryStep[]) {
    // Removed also after a failure: what is left would be mailed later.
    if (!result.ok && step !== 'removal') continue;
    try {
      const detail = await steps[step]();
      if (detail !== null) result.steps.push({ step, atMs: msSince(), detail });
    } catch (error) {
      fail(step, error);
    }
  }
  signal.throwIfAborted();
  result.tookMs = msSince();
  await record(store, result).catch((error) => fail('store', error));
  return result;
}

const pollMs = 500; // while it waits for the mail server
const agent = { 'user-agent': 'Mozilla/5.0 (compatible; enquiry canary of this site)' };

async function getPage(siteUrl: string, signal: AbortSignal): Promise<string> {
  const url = siteUrl + site.contact.path;
  const { text } = await request(url, { headers: { ...agent, accept: 'text/html,*/*;q=0.8' }, signal });
  if (text.includes(' action="/send"') && text.includes(' name="message"'))
    return `${url} has the enquiry form`;
  const remedy = 'Open it in a browser: something in front of the site answers, or the build is incomplete.';
  throw new CanaryFault(`${url} has no enquiry form`, remedy);
}

/** Returns the reference of the stored enquiry. */
async function postEnquiry(siteUrl: string, token: { nonce: string; text: string }, signal: AbortSignal) {
  const url = `${siteUrl}/send`;
  const { path } = site.contact;
  const headers = {
    ...agent,
    'content-type': 'application/json',
    accept: 'application/json',
    origin: siteUrl,
    referer: siteUrl + path,
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    [canaryHeader]: token.text,
  };
  const body = JSON.stringify({
    name: 'Canary',
    email: 'canary@site.invalid', // reserved: no person has it
    subject: 'Test of the website',
    message: 'The website tests whether enquiries arrive. Nobody waits for a reply.',
    ...{ form: 'contact', page: path, key: token.nonce },
    // A site that does not recognise the token stores an ordinary enquiry: held, it is not mailed.
    [honeypotName]: 'canary',
  });
  const answer = await request(url, { method: 'POST', headers, body, signal });
  const reference = parseReference(String(answer.headers['enquiry-reference'] ?? ''));
  if (reference !== null) return reference;
  const remedy = 'Make the proxy pass POST /send and its answer on unchanged.';
  throw new CanaryFault(`The answer to POST ${url} is not the one of this site`, remedy);
}

async function request(url: string, options: Parameters<typeof requestSite>[1]) {
  const response = await requestSite(url, options).catch((error) => {
    throw requestFault(url, error);
  });
  if (response.status !== 200) throw statusFault(url, response);
  return response;
}

async function checkStored(store: CanaryDeps['store'], reference: string): Promise<string> {
  if ((await store.find(reference))?.isCanary) return 'stored as a canary, which counts as no enquiry';
  const remedy =
    'Set DATABASE_URL to the value that the site has. If `show` finds it as an enquiry, erase it: make the proxy pass the header Enquiry-Canary on, set the clocks of all machines, and restart the site after a restore.';
  throw new CanaryFault(`This store does not have ${reference} as a canary`, remedy);
}

/** Resolves when the mail server has accepted the canary or its recipients. */
async function waitForMail(
  { config, store, clock, signal }: CanaryDeps,
  reference: string,
  untilMs: number,
): Promise<keyof typeof mailDetails> {
  if (config.mail === null) return 'not configured';
  for (;;) {
    const message = await store.messages.find(messageId('canary', reference));
    if (message?.state === 'sent' && message.recipients === null)
      return config.canary.to === null ? 'recipients accepted' : 'letter sent';
    const isOver = clock.monotonicMs() >= untilMs || signal.aborted;
    if (message?.state !== 'waiting' || isOver) throw mailFault(message);
    await clock.sleep(pollMs, signal);
  }
}

function mailFault(message: Message | null): CanaryFault {
  if (!message?.error) {
    const remedy = 'Start the site with SMTP_URL and MAIL_TO, read its log, or wait longer with --timeout.';
    return new CanaryFault('The mail server has not replied in time', remedy);
  }
  const { error, recipients, remedy } = message;
  const to = recipients === null ? '' : ` for ${recipients.join(', ')}`;
  const what = `The mail server has not accepted the canary${to}: ${error.trimEnd().replace(/\.$/, '')}`;
  const later = 'Correct what the error names. After "later" (4xx), wait longer with --timeout.';
  return new CanaryFault(what, remedy ?? later);
}

/** All processes and the command share it by a bookmark. */
export type CanaryRecord = Pick<CanaryResult, 'at' | 'ok' | 'tookMs' | 'step' | 'error'> & {
  lastSuccessAt: string | null;
  /** The failure that has been reported; `null` when there is none, or the recovery has been reported. */
  open: { step: CanaryStep; since: string } | null;
};

async function record(store: CanaryDeps['store'], result: CanaryResult): Promise<void> {
  const { at, ok, tookMs, step, error } = result;
  const { lastSuccessAt: last = null, open = null } = (await readCanaryRecord(store)) ?? {};
  // A success in the future was recorded by a clock that was ahead.
  const lastSuccessAt = ok || (last !== null && last > at) ? at : last;
  const found: CanaryRecord = { at, ok, tookMs, step, error, lastSuccessAt, open };
  await store.setBookmark('canary', JSON.stringify(found));
}

/** `null` when there has been none. */
export async function readCanaryRecord(store: Pick<Bookmarks, 'bookmark'>): Promise<CanaryRecord | null> {
  const text = await store.bookmark('canary');
  return text === null ? null : JSON.parse(text);
}
