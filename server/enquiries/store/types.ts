// Types of the store. One row is an enquiry from its arrival until it expires, and the same row is its outbox
// entry. Two databases behave alike: the SQL is shared (statements.ts), the differences are in sqlite.ts and
// postgres.ts.

import type { FormName, Language, Values } from '../../../views/index.ts';
import type { VitalsStore } from '../../vitals/types.ts';

export const states = ['waiting', 'held', 'sent', 'refused'] as const;

/**
 * `waiting`: mailed when its next try is due. `held`: suspected spam, mailed only after a release. `sent`:
 * the mail server accepted it. `refused`: the mail server rejected it permanently; an operator has to look.
 */
export type State = (typeof states)[number];

/** `unverified`: the verifier could not be reached. `null`: the form has no captcha, or no keys are set. */
export type CaptchaResult = 'passed' | 'failed' | 'missing' | 'unverified' | null;

export type UtmTag = 'source' | 'medium' | 'campaign' | 'term' | 'content';

export type SubmissionContext = {
  /** The host of the external site that the visitor came from, never the whole URL. */
  referrer: string | null;
  utm: Partial<Record<UtmTag, string>>;
  /** Time from the first input in the form to its submit. */
  tookMs: number | null;
  /** The version of the privacy notice shown with the form; `null` when none was shown. */
  notice: string | null;
};

export type Enquiry = Values & {
  receivedAt: Date;
  /** The submission's idempotency key from the browser; `null` when it sent none. */
  key: string | null;
  /** The form and the page it was on, if the client sent them. */
  form: FormName | null;
  page: string | null;
  /** Of the form; English where none is given. */
  language?: Language;
  captcha: CaptchaResult;
  context: SubmissionContext;
  /** Short codes of spam signals. Any one of them holds the enquiry from the mail. */
  spamSignals: string[];
  /** A test enquiry, which is in no list and counts as no enquiry. */
  isCanary?: boolean;
};

/** An enquiry as stored. */
export type StoredEnquiry = Enquiry & {
  /** Increases with arrival and has no other meaning. */
  id: number;
  /** The reference that people quote, such as `K7M2-9QXD`. */
  reference: string;
  /** The reference of the latest earlier enquiry with the same text within thirty days, if any. */
  possibleRepeatOf: string | null;
  state: State;
  /** How often it was handed to the mail server. */
  tries: number;
  nextTryAt: Date;
  lastError: string | null;
  /**
   * Recipients not yet reached when the mail server accepted it for others; `null` when it treated all alike.
   */
  recipientsLeft: string[] | null;
  sentAt: Date | null;
  isCanary: boolean;
  language: Language;
  /** When the agency first said that it has answered. */
  answeredAt: Date | null;
  /** When a letter reminded the agency of it. */
  remindedAt: Date | null;
  /** When its visitor had it erased. The part that has to be kept remains; it is in no list and counts as no enquiry. */
  erasedAt: Date | null;
  /** Until when that part is kept. */
  keptUntil: Date | null;
};

/** What the answer clock needs of an enquiry, without the visitor's data. */
export type EnquiryTimes = Pick<
  StoredEnquiry,
  'id' | 'reference' | 'form' | 'state' | 'receivedAt' | 'answeredAt'
>;

/** Claimed for mailing; only the holder of the token may mark it. */
export type ClaimedEnquiry = StoredEnquiry & { leaseToken: string };

/**
 * `later` counts a try and waits until `at`; `refused` counts a try and waits for an operator; `back` returns
 * the row without a try, due as before: at shutdown, or when the mail server could not be reached.
 */
export type Outcome =
  | { state: 'sent'; at: Date; recipientsLeft?: string[]; error?: string }
  | { state: 'later'; at: Date; error: string; recipientsLeft?: string[] }
  | { state: 'refused'; error: string }
  | { state: 'back'; error?: string };

export type Counts = Record<State, number>;

/** What a notice is about. An enquiry's notice has its reference; what is sent of the enquiry is read from its row. */
export type NoticeKind = 'enquiry.received' | 'enquiry.erased' | 'canary.failed';

export const noticeStates = ['waiting', 'sent', 'refused'] as const;

/** `refused`: the receiver rejected it for good, or five times; an operator has to look. */
export type NoticeState = (typeof noticeStates)[number];

export type NewNotice = { kind: NoticeKind; reference: string | null; text: string | null; at: Date };

/** A notice as stored: nothing personal. */
export type Notice = {
  /** See `noticeId`; it is sent as `webhook-id`. */
  id: string;
  kind: NoticeKind;
  reference: string | null;
  /** The text of a notice that is not about an enquiry. */
  text: string | null;
  createdAt: Date;
  state: NoticeState;
  tries: number;
  nextTryAt: Date;
  lastError: string | null;
  sentAt: Date | null;
};

export type ClaimedNotice = Notice & { leaseToken: string };

export type DataRequestAction = 'see' | 'erase';

/** What a visitor asks to see or to erase, whether there is such an enquiry or not. */
export type NewDataRequest = {
  at: Date;
  /** The day that it counts for. */
  day: string;
  action: DataRequestAction;
  reference: string;
  /** A keyed hash of the e-mail address that was typed, which is not stored. */
  emailHash: string;
  /** The code that a letter to the stored address has named, if one was typed. */
  code: string | null;
};

export type DataRequest = NewDataRequest & { id: number };

/** A request that a person has to finish, because the site sends no mail. */
export type DataTask = {
  action: DataRequestAction;
  reference: string;
  at: Date;
  /** To whom the erasure is confirmed: the enquiry is gone. */
  recipient: string | null;
};

/** How an enquiry is erased: removed, or what a rule asks to keep stays until then. */
export type ErasureRule = {
  at: Date;
  keptUntil: Date | null;
  /** Whether NOTIFY_URL is set: the receiver then gets a notice of the erasure. */
  isNotified: boolean;
};

/** The result of a request that matches its enquiry, stored in one transaction. */
export type Settlement = {
  reference: string;
  journal: JournalLine;
  /** `null` when the enquiry is not erased. */
  erasure: ErasureRule | null;
  letter: NewVisitorLetter | null;
  /** What a person has to finish. */
  task: { recipient: string | null } | null;
  /**
   * When the agency is asked to erase its copy, if it may have one; `ifInFlight` while its email is being sent. `null` when
   * no mail is sent.
   */
  notifyAgencyAt: { usually: Date; ifInFlight: Date } | null;
};

export type DataRequestStore = {
  /** `false` when there have been `max` on that day. */
  add(request: NewDataRequest, max: number): Promise<boolean>;

  /** Those that are not processed yet, oldest first. */
  waiting(limit: number): Promise<DataRequest[]>;

  /**
   * Applies the settlement and empties the request's row; `null` is for a request that matches nothing. Returns `false`,
   * without a change, when another process was faster.
   */
  settle(id: number, settlement: Settlement | null): Promise<boolean>;

  /** Deletes settled requests of other days, which are no longer counted. */
  forgetCounted(day: string): Promise<void>;

  /** What waits for a person, oldest first. */
  tasks(limit: number): Promise<DataTask[]>;

  /** Removes the tasks of a reference, and returns them. */
  finish(reference: string): Promise<DataTask[]>;

  /** Removes tasks from before that time. Returns how many. */
  expireTasks(before: Date): Promise<number>;

  /** Claims an erasure of which the agency must be notified; no other caller gets it until `again`. */
  claimErasureNotice(now: Date, again: Date): Promise<{ reference: string; at: Date } | null>;

  /** The agency has been notified. */
  markNotified(reference: string): Promise<void>;

  /** Erases one enquiry for an operator; `false` when there is none. */
  erase(reference: string, rule: ErasureRule): Promise<boolean>;
};

export type NoticeStore = WorkQueue<Notice> & {
  /** Adds the notices of at most `max` enquiries that are not held and have none. Returns how many. */
  announce(now: Date, max: number): Promise<number>;

  /** The enquiries that are stored now get no notice, not even when they are released. */
  skipStored(): Promise<void>;

  /** Removes a claimed notice whose enquiry has been erased. */
  skip(id: string, leaseToken: string): Promise<void>;

  /** Newest first. */
  list(state: NoticeState | null, limit: number): Promise<Notice[]>;

  counts(): Promise<Record<NoticeState, number>>;

  /** The oldest that is waiting or refused. */
  oldestUnsent(): Promise<Notice | null>;

  /** Makes a refused or waiting notice due at `now` and resets its tries. `false` when it is neither. */
  retry(id: string, now: Date): Promise<boolean>;

  /** Removes a refused notice. `false` when it is not refused. */
  discard(id: string): Promise<boolean>;
};

const visitorLetterKinds = ['receipt', 'stored-data', 'erased'] as const;

/**
 * A letter to a visitor. `receipt`: his enquiry has arrived. `stored-data`: what is stored of it. `erased`: it is
 * erased.
 */
export type VisitorLetterKind = (typeof visitorLetterKinds)[number];

export type VisitorLetterText = { subject: string; body: string };

/** `text` is `null` where it is written from the enquiry's row when it is sent: no second copy of personal data. */
export type NewVisitorLetter = {
  kind: VisitorLetterKind;
  /** Of the enquiry. */
  reference: string;
  recipient: string;
  text: VisitorLetterText | null;
  at: Date;
};

export const visitorLetterStates = ['waiting', 'refused'] as const;

/** `refused`: the mail server rejected it for good, as it does with a mistyped address. A letter that is sent has no row. */
export type VisitorLetterState = (typeof visitorLetterStates)[number];

/** A letter as stored. */
export type VisitorLetter = Omit<NewVisitorLetter, 'at'> & {
  /** See `visitorLetterId`. */
  id: string;
  createdAt: Date;
  state: VisitorLetterState;
  tries: number;
  nextTryAt: Date;
  lastError: string | null;
};

export type ClaimedVisitorLetter = VisitorLetter & { leaseToken: string };

/** `address`: there are enough to that address already. `day`: there are enough to all addresses. */
export type ReceiptCount = 'counted' | 'address' | 'day';

/**
 * Letters that wait to be sent. The row of one that is marked as sent is removed, and so is that of a receipt that is
 * marked as refused. Those of an enquiry, except `erased`, are removed with it.
 */
export type VisitorLetterStore = WorkQueue<VisitorLetter> & {
  /**
   * Adds a letter that waits to be sent; `false` when one of that kind about that enquiry waits already. Call it only
   * where mail is configured: nothing sends it otherwise.
   */
  add(letter: NewVisitorLetter): Promise<boolean>;

  /** Removes a claimed letter whose enquiry has been erased. */
  skip(id: string, leaseToken: string): Promise<void>;

  /** Removes the letters about an enquiry, except `erased`. Returns how many. */
  removeFor(reference: string): Promise<number>;

  counts(): Promise<Record<VisitorLetterState, number>>;

  /**
   * The oldest that no mail server has answered. A letter to an address that does not exist may be deferred for days, and
   * anyone can cause one.
   */
  oldestUnsent(): Promise<VisitorLetter | null>;

  /** Removes the letters that are too old to be sent, and returns them. */
  expire(now: Date): Promise<VisitorLetter[]>;

  /**
   * Counts a receipt to an address, which is given as a code; over all processes, for a day. Nothing is counted
   * beyond the limits.
   */
  countReceipt(code: string, at: Date): Promise<ReceiptCount>;

  /** The same for a letter that answers a request; `false` when `max` are counted. */
  countRequested(code: string, at: Date, max: number): Promise<boolean>;

  /** Removes the counts that are no longer needed. */
  forgetReceiptCounts(now: Date): Promise<void>;
};

/**
 * Messages between processes. `wake` changes whenever an enquiry is released or retried. `expired-until` is
 * the latest time before which enquiries have been erased for their age. `notify-since` is when notices were
 * switched on. `canary` is the result of the latest canary.
 */
export type BookmarkName =
  | 'wake'
  | 'expired-until'
  | 'canary'
  | 'backup'
  | 'restore-drill'
  | 'notify-since'
  | 'reminder'
  | 'remind-since'
  | 'letters-since';

/** Jobs that one process does for all, once in a period. */
export type JobName = 'digest' | 'weekly' | 'daily' | 'canary';

/** From `since` (inclusive) to `before` (exclusive); unsent enquiries only if `isUnsentToo`. */
export type Expiry = { since?: Date; before: Date; isUnsentToo: boolean };

/** `until` is exclusive. */
export type Period = { since: Date; until: Date };

/**
 * Conditions are combined with AND; `until` is exclusive. With `erasedToo` it also selects what is kept of erased enquiries.
 * `robots` selects those with or without the signal `honeypot`.
 */
export type Filter = {
  state?: State;
  form?: FormName;
  since?: Date;
  until?: Date;
  erasedToo?: boolean;
  robots?: boolean;
};

/** Commands that show or change personal data; each use is a line of the journal. */
export type JournalCommand =
  | 'show'
  | 'export'
  | 'forget'
  | 'release'
  | 'retry'
  | 'answer'
  | 'expire'
  | 'discard'
  | 'restore'
  | 'affected'
  | 'erase'
  | 'see'
  | 'requests';

/** Which command was used by whom, and on which enquiries. It has no personal data of visitors. */
export type JournalLine = {
  at: Date;
  command: JournalCommand;
  /** The system user, such as `agency`, or `rohan as agency` with sudo. */
  operator: string;
  enquiryCount: number;
  /** Empty when there are more than the journal lists. */
  references: string[];
  /** The filter of an export, such as `{ since: … }`. */
  selection: Record<string, string>;
};

export type Erasure = {
  /** The erased enquiries, in order of arrival. */
  erased: StoredEnquiry[];
  /**
   * References of other people's enquiries that mention the e-mail address in their text; they are not
   * changed.
   */
  mentionedIn: string[];
  /** `false` when the text is still in the database files: call `scrub` again. */
  isOffDisk: boolean;
};

/** Which e-mails come first: those that have been due longest, or shortest. */
export type ClaimOrder = 'oldest' | 'newest';

/** Rows that are delivered one by one, by several processes. A row's key is its reference, or the id of a notice or letter. */
export type WorkQueue<Item> = {
  /**
   * Claims at most `max` waiting rows that are due, longest due first; those that failed before come
   * after the others for some minutes, or always where the newest are asked for. No other process gets them until they
   * are marked. `leaseMs` says how long that may take, but a wall clock never ends a lease: a process that has watched
   * it that long without a renewal marks it `back`.
   */
  claim(
    now: Date,
    leaseMs: number,
    max: number,
    first?: ClaimOrder,
  ): Promise<(Item & { leaseToken: string })[]>;

  /** Records the outcome of a claimed row; `false` when the lease has been lost, and nothing changed. */
  mark(key: string, leaseToken: string, outcome: Outcome): Promise<boolean>;

  /**
   * Extends the lease while the claimer is working: watchers start again. `false` when the lease has been
   * lost.
   */
  renew(key: string, leaseToken: string, until: Date): Promise<boolean>;

  /** Writes the row as it is: rejects if the claimer could not mark or renew it either. */
  touch(key: string, leaseToken: string): Promise<void>;

  /** Rows claimed by any process and not yet marked; `leaseUntil` changes when a lease is renewed. */
  leased(): Promise<{ key: string; leaseToken: string; leaseUntil: string }[]>;

  /** Sets the next try of rows that wait until later than `after` to `now`. Returns how many. */
  makeDue(after: Date, now: Date): Promise<number>;
};

export type CanaryStore = {
  /** Claims the canary that is due, as `claim` claims enquiries; `null` when none is. */
  claimCanary(now: Date, leaseMs: number): Promise<ClaimedEnquiry | null>;

  /** `true` for exactly one caller over all processes, `false` for every repetition. */
  spendCanaryToken(nonce: string, issuedAt: Date): Promise<boolean>;

  /**
   * Removes the row that was posted with that nonce as its key; `false` when there is none. With its reference
   * it need not be a canary: a site that does not recognise the token stores an ordinary enquiry.
   */
  removeCanary(nonce: string, reference: string | null): Promise<boolean>;

  /**
   * Removes the canaries of commands that were killed, and used tokens and periods that are old. Returns how
   * many canaries.
   */
  sweepCanaries(now: Date): Promise<number>;
};

export type Store = VitalsStore &
  CanaryStore &
  WorkQueue<StoredEnquiry> & {
    /**
     * The schema version, where a newer release wrote the store and this one can run on it; otherwise `null`.
     */
    newerSchema: number | null;

    /**
     * Resolves once the enquiry would survive a power failure, and rejects soon when that is not possible. The
     * same key with the same text, or the same text without a key within ten minutes, is one enquiry: it is
     * stored once, and the call returns the first reference with `repeated`. Everything else is stored.
     */
    insert(enquiry: Enquiry): Promise<{ reference: string; repeated: boolean }>;

    /** Resolves when an enquiry could be stored now, and rejects when it could not. */
    probe(): Promise<void>;

    counts(): Promise<Counts>;

    /** Counts by state of the enquiries received before a time. */
    countsBefore(before: Date): Promise<Counts>;

    /**
     * The first enquiry to arrive that has not reached the agency: waiting or refused. Held ones wait on
     * purpose.
     */
    oldestUnsent(): Promise<StoredEnquiry | null>;

    /** The latest enquiry that was sent, but not to every recipient. */
    latestPartlySent(): Promise<StoredEnquiry | null>;

    /** Newest first, at most `limit`; `before` is the id to continue from. */
    list(filter: Filter, limit: number, before?: number): Promise<StoredEnquiry[]>;

    /** How many a `list` without a limit would have. */
    countOf(filter: Filter, before?: number): Promise<number>;

    find(reference: string): Promise<StoredEnquiry | null>;

    /**
     * Enquiries whose key begins with the code that a visitor sent by another channel, oldest first; usually
     * one.
     */
    findByCode(code: string): Promise<StoredEnquiry[]>;

    /** Makes a held enquiry due at `now`. `false` when it does not exist or is not held. */
    release(reference: string, now: Date): Promise<boolean>;

    /** Makes a refused or waiting enquiry due at `now` and resets its tries. `false` when it is neither. */
    retry(reference: string, now: Date): Promise<boolean>;

    /** References of the enquiries from an e-mail address, ignoring case, in order of arrival. */
    referencesFrom(email: string): Promise<string[]>;

    /**
     * Marks an enquiry as answered. A time that is set already is kept. Returns when it was answered; `null` when it does not
     * exist.
     */
    answer(reference: string, at: Date): Promise<Date | null>;

    /** Unanswered enquiries that are not held, received at `since` or later; oldest first. */
    unanswered(since: Date, limit: number): Promise<StoredEnquiry[]>;

    /** The same without those that a reminder has listed. */
    unreminded(since: Date, limit: number): Promise<StoredEnquiry[]>;

    /** Records that a reminder listed the enquiry. A time that is set already is kept. */
    remind(reference: string, at: Date): Promise<void>;

    /** In order of arrival; `after` is the row to continue from. */
    times(period: Period, limit: number, after?: EnquiryTimes): Promise<EnquiryTimes[]>;

    /** Erases all enquiries from an e-mail address, ignoring case. */
    forget(email: string): Promise<Erasure>;

    /**
     * Adds a notice that waits to be sent; `false` when there is one of that kind about that enquiry. Call it only where
     * NOTIFY_URL is set: nothing sends it otherwise.
     */
    addNotice(notice: NewNotice): Promise<boolean>;

    notices: NoticeStore;

    visitorLetters: VisitorLetterStore;
    dataRequests: DataRequestStore;

    /** Erases what is kept of erased enquiries and may go: until `now`, or received before that time. Returns how many. */
    expireKept(now: Date, before: Date): Promise<number>;

    /** When the oldest enquiry was received; `null` when there is none. */
    oldestReceivedAt(): Promise<Date | null>;

    /**
     * Removes erased data from the database files; `false` when a reader prevents it and it must be tried
     * again.
     */
    scrub(): Promise<boolean>;

    /** Erases the enquiries received in that period. Returns how many. */
    expire(expiry: Expiry): Promise<number>;

    /** Resolves once the line would survive a power failure. */
    addToJournal(line: JournalLine): Promise<void>;

    /** Newest first. */
    journal(since: Date, limit: number): Promise<JournalLine[]>;

    /**
     * Erases lines from before that time, and never the newest line nor lines less than `keptMs` older than it.
     */
    expireJournal(now: Date, keptMs: number): Promise<number>;

    bookmark(name: BookmarkName): Promise<string | null>;

    setBookmark(name: BookmarkName, value: string): Promise<void>;

    /** Sets a bookmark that still has the value `from`; `false` when another process was faster. */
    replaceBookmark(name: BookmarkName, from: string | null, to: string): Promise<boolean>;

    /**
     * A random secret, created at the first call and the same for all processes ever after. Keys for signatures
     * are derived from it, one for each purpose.
     */
    secret(): Promise<string>;

    /**
     * `true` for exactly one caller in that period over all processes. Periods of a job sort as text, such as
     * 2026-03-04 or 2026-W10. Those after `latest`, which the clock of another process may have reached, are
     * deleted: a wrong clock wrote them.
     */
    claimRun(job: JobName, period: string, latest: string): Promise<boolean>;

    /** The job could not be done in that period: another caller may claim it. */
    returnRun(job: JobName, period: string): Promise<void>;

    /**
     * Faults of the store, as sentences; an empty list when there are none. Rejects when the store is
     * unreachable.
     */
    check(): Promise<string[]>;

    /** Finishes pending work, then closes the store. */
    close(): Promise<void>;
  };
