// One canary: an enquiry that is posted through SITE_URL as a browser would, followed in the store until the
// mail server has it, and removed.

import { CanaryFault, type CanaryStep, storeFault } from './faults.ts';
import { waitForMail } from './mail.ts';
import { noAlert, readCanaryRecord, writeCanaryRecord } from './record.ts';
import { getPage, postEnquiry } from './requests.ts';
import { canaryKey, createCanaryToken } from './token.ts';
import type { CanaryDeps, CanaryResult } from './types.ts';

/** Records the result. Rejects only when the signal aborts. */
export async function runCanary(deps: CanaryDeps): Promise<CanaryResult> {
  const { store, clock, signal, onStep = () => {} } = deps;
  const startedMs = clock.monotonicMs();
  const result: CanaryResult = {
    ...{ at: clock.now().toISOString(), ok: true, tookMs: 0, step: null, error: null, remedy: null },
    ...{ reference: null, mail: null, steps: [] },
  };
  const pass = (step: CanaryStep, detail: string) => {
    const passed = { step, atMs: Math.round(clock.monotonicMs() - startedMs), detail };
    result.steps.push(passed);
    onStep(passed);
  };
  const fail = (error: unknown) => {
    if (!result.ok) return; // the first fault is the cause
    const { step, message, remedy } = error instanceof CanaryFault ? error : storeFault(error);
    Object.assign(result, { ok: false, step, error: message, remedy });
  };
  let nonce = '';
  try {
    const key = canaryKey(await store.secret());
    pass('page', `${await getPage(deps.config.settings.url, limited(deps))} has the enquiry form`);
    const token = createCanaryToken(key, clock.now());
    ({ nonce } = token);
    result.reference = await postEnquiry(deps.config.settings.url, token, limited(deps));
    pass('post', `accepted as ${result.reference}`);
    await checkStored(store, result.reference);
    pass('store', 'stored as a canary, which counts as no enquiry');
    result.mail = await waitForMail(deps, result.reference, startedMs + deps.msMax);
    pass('mail', mailDetails[result.mail]);
  } catch (error) {
    fail(error);
  }
  try {
    // Also after a failure: what is left would be mailed later.
    if (nonce !== '' && (await remove(store, nonce, result.reference)))
      pass('removal', 'removed from the store');
  } catch (error) {
    fail(error);
  }
  signal.throwIfAborted();
  result.tookMs = Math.round(clock.monotonicMs() - startedMs);
  await record(store, result).catch(fail);
  return result;
}

const mailDetails = {
  'letter sent': 'the mail server accepted the letter to CANARY_TO',
  'recipients accepted': 'the mail server would accept a letter to MAIL_TO; none was sent',
  'not configured': 'no mail is configured: set SMTP_URL and MAIL_TO, and enquiries are emailed to you',
};

function limited({ signal, msMax }: CanaryDeps): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(msMax)]);
}

async function checkStored(store: CanaryDeps['store'], reference: string): Promise<void> {
  const row = await store.find(reference);
  if (!row) {
    throw new CanaryFault(
      'store',
      `The site has stored ${reference} in another store`,
      'Set DATABASE_URL to the same value as for the site that answers at SITE_URL.',
    );
  }
  if (!row.isCanary) {
    throw new CanaryFault(
      'store',
      `The site has not recognised its canary, and stored an ordinary enquiry, which is removed`,
      'Make the proxy pass the header Enquiry-Canary on, and set the clocks of all machines. After a restore of the store, restart the site.',
    );
  }
}

/** `false` when nothing of the canary is stored. */
async function remove(store: CanaryDeps['store'], nonce: string, reference: string | null): Promise<boolean> {
  try {
    return await store.removeCanary(nonce, reference);
  } catch (error) {
    throw new CanaryFault(
      'removal',
      `The canary is still stored (${error instanceof Error ? error.message : String(error)})`,
      'Free disk space, or start the database. The site removes the canary within the next two hours.',
    );
  }
}

async function record(
  store: CanaryDeps['store'],
  { at, ok, tookMs, step, error }: CanaryResult,
): Promise<void> {
  const before = await readCanaryRecord(store);
  // A success in the future was recorded by a clock that was ahead.
  const earlier = before?.lastSuccessAt && before.lastSuccessAt > at ? at : (before?.lastSuccessAt ?? null);
  const lastSuccessAt = ok ? at : earlier;
  await writeCanaryRecord(store, {
    at,
    ok,
    tookMs,
    step,
    error,
    lastSuccessAt,
    alert: before?.alert ?? noAlert,
  });
}
