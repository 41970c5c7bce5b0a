// Compares a request with the enquiry, and returns what has to be done.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../../views/index.ts';
import { copyArrivesMsMax, requestLettersCountMax } from '../../limits.ts';
import { dayMs } from '../../time/dates.ts';
import { derivedKey } from '../store/derived-key.ts';
import type {
  DataRequest,
  ErasureRule,
  JournalLine,
  NewVisitorLetter,
  Settlement,
  Store,
  StoredEnquiry,
} from '../store/types.ts';
import { isPlainAddress, mailboxOf } from '../visitor-letters/addresses.ts';
import { erasedLetter } from './erased-letter.ts';
import { createRequestKeys } from './request-keys.ts';
import { summaryLetter } from './summary-letter.ts';

export type SettlementDeps = {
  store: Pick<Store, 'find' | 'secret' | 'visitorLetters'>;
  settings: Settings;
  /** Whether letters are sent; otherwise a person writes them. */
  isMailed: boolean;
  isNotified: boolean;
  eraseAfterDays: number;
  /** Per day, over all processes. */
  lettersPerMailboxMax?: number;
};

/** `null` for a request that matches nothing. */
export function createSettlements(deps: SettlementDeps) {
  const { store, lettersPerMailboxMax = requestLettersCountMax } = deps;
  const keys = createRequestKeys(store);
  const countKey = derivedKey(store, 'request letter counts');

  // Counted for each action: five requests to see an enquiry must not suppress the confirmation of an erasure.
  async function isWithinLimit({ action }: DataRequest, email: string, at: Date): Promise<boolean> {
    const code = createHmac('sha256', await countKey())
      .update(`${action} ${mailboxOf(email)}`)
      .digest('base64url');
    return store.visitorLetters.countRequested(code, at, lettersPerMailboxMax);
  }

  return async (request: DataRequest, at: Date): Promise<Settlement | null> => {
    const { reference, emailHash, action } = request;
    const enquiry = await store.find(reference);
    if (enquiry === null || enquiry.isCanary || enquiry.erasedAt !== null) return null;
    if (!isSame(await keys.emailHash(enquiry.email), emailHash)) return null;
    const journal = journalLine(request, at);
    // A person writes the letter to an unusual address, because a program may read its mail, and also beyond the limit,
    // so that the page's promise is kept.
    const isByHand =
      !deps.isMailed || !isPlainAddress(enquiry.email) || !(await isWithinLimit(request, enquiry.email, at));
    if (action === 'erase') return erasure(enquiry, { journal, isByHand, at }, deps);
    if (isByHand) return { ...nothing, reference, journal, task: { recipient: null } };
    const { code } = request;
    const isProven = code !== null && (await keys.isCode(code, reference, emailHash, at));
    const text = isProven
      ? null
      : summaryLetter(enquiry, await keys.code(reference, emailHash, at), deps.settings);
    return { ...nothing, reference, journal, letter: letterTo(enquiry, 'stored-data', text, at) };
  };
}

/** The rule by which an enquiry received then is erased now. */
export function erasureRule(
  { receivedAt }: Pick<StoredEnquiry, 'receivedAt'>,
  at: Date,
  { eraseAfterDays, isNotified }: Pick<SettlementDeps, 'eraseAfterDays' | 'isNotified'>,
): ErasureRule {
  const keptUntil = new Date(receivedAt.getTime() + eraseAfterDays * dayMs);
  return { at, keptUntil: keptUntil > at ? keptUntil : null, isNotified };
}

const nothing = { erasure: null, letter: null, task: null, notifyAgencyAt: null };

type ErasureFacts = { journal: JournalLine; isByHand: boolean; at: Date };

function erasure(
  enquiry: StoredEnquiry,
  { journal, isByHand, at }: ErasureFacts,
  deps: SettlementDeps,
): Settlement {
  const { reference, email } = enquiry;
  const rule = erasureRule(enquiry, at, deps);
  const text = erasedLetter({ reference, at, keptUntil: rule.keptUntil }, deps.settings);
  return {
    ...{ reference, journal, erasure: rule },
    letter: isByHand ? null : letterTo(enquiry, 'erased', text, at),
    task: isByHand ? { recipient: email } : null,
    notifyAgencyAt: deps.isMailed
      ? { usually: at, ifInFlight: new Date(at.getTime() + copyArrivesMsMax) }
      : null,
  };
}

function letterTo(
  { reference, email }: StoredEnquiry,
  kind: NewVisitorLetter['kind'],
  text: NewVisitorLetter['text'],
  at: Date,
): NewVisitorLetter {
  return { kind, reference, recipient: email, text, at };
}

function journalLine({ reference, action }: DataRequest, at: Date): JournalLine {
  return {
    at,
    command: action,
    operator: 'visitor',
    enquiryCount: 1,
    references: [reference],
    selection: {},
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
