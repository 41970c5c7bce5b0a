// What a request leads to, once it is compared with the enquiry.

import { timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../../views/index.ts';
import { copyArrivesMsMax, requestLettersCountMax } from '../../limits.ts';
import type { Counter, Counters } from '../../rate-limit/types.ts';
import { dayMs } from '../../time/dates.ts';
import type {
  DataRequest,
  ErasureRule,
  JournalLine,
  NewVisitorLetter,
  Settlement,
  Store,
  StoredEnquiry,
} from '../store/types.ts';
import { erasedLetter } from './erased-letter.ts';
import { createRequestKeys } from './request-keys.ts';
import { summaryLetter } from './summary-letter.ts';

export type SettlementDeps = {
  store: Pick<Store, 'find' | 'secret'>;
  counters: Counters;
  settings: Settings;
  /** Whether letters are sent; otherwise a person writes them. */
  isMailed: boolean;
  isNotified: boolean;
  eraseAfterDays: number;
};

/** `null` for a request that matches nothing, and for one to which enough letters were sent today. */
export function createSettlements(deps: SettlementDeps) {
  const { store, counters, isMailed } = deps;
  const keys = createRequestKeys(store);
  const letters = counters.counter('request-letters', requestLettersCountMax, dayMs);

  return async (request: DataRequest, at: Date): Promise<Settlement | null> => {
    const { reference, emailHash, action } = request;
    const enquiry = await store.find(reference);
    if (enquiry === null || enquiry.isCanary || enquiry.erasedAt !== null) return null;
    if (!isSame(await keys.emailHash(enquiry.email), emailHash)) return null;
    const journal = journalLine(request, at);
    const isLetterAllowed = isMailed && (await isWithin(letters, emailHash));
    if (action === 'erase') return erasure(enquiry, { journal, isLetterAllowed, at }, deps);
    if (!isMailed) return { ...nothing, reference, journal, task: { recipient: null } };
    if (!isLetterAllowed) return null;
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

const nothing = { erasure: null, letter: null, task: null, tellAgencyAt: null };

function erasure(
  enquiry: StoredEnquiry,
  { journal, isLetterAllowed, at }: { journal: JournalLine; isLetterAllowed: boolean; at: Date },
  deps: SettlementDeps,
): Settlement {
  const { reference, email } = enquiry;
  const rule = erasureRule(enquiry, at, deps);
  const text = erasedLetter({ reference, at, keptUntil: rule.keptUntil }, deps.settings);
  return {
    ...{ reference, journal, erasure: rule },
    letter: isLetterAllowed ? letterTo(enquiry, 'erased', text, at) : null,
    task: deps.isMailed ? null : { recipient: email },
    tellAgencyAt: deps.isMailed
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

async function isWithin(counter: Counter, key: string): Promise<boolean> {
  return (await counter.consume(key)).count <= counter.limit;
}
