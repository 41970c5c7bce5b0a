// One row is an enquiry from its arrival until it expires, and that row is the outbox too.
// Two databases, one behaviour: the SQL is shared (statements.ts), what differs is in sqlite.ts and postgres.ts.

import type { FormName, Values } from '../../../views/index.ts';
import type { VitalsStore } from '../../vitals/types.ts';

export const states = ['waiting', 'held', 'sent', 'refused'] as const;

/**
 * `waiting`: to be mailed when its next try is due. `held`: suspect, mailed only once it is released.
 * `sent`: the mail server took it. `refused`: the mail server will not have it; somebody has to look.
 */
export type State = (typeof states)[number];

/** `unverified`: the verifier could not be asked. `null`: the form asks none, or no keys are set. */
export type CaptchaResult = 'passed' | 'failed' | 'missing' | 'unverified' | null;

export type UtmTag = 'source' | 'medium' | 'campaign' | 'term' | 'content';

export type SubmissionContext = {
  /** The other site that the visitor came from: its host, never the whole address. */
  referrer: string | null;
  utm: Partial<Record<UtmTag, string>>;
  /** From the first touch of the form to its submit. */
  tookMs: number | null;
  /** The version of the privacy notice that stood beside the form; `null` where none did. */
  notice: string | null;
};

export type Enquiry = Values & {
  receivedAt: Date;
  /** One filling of a form, as its browser names it; `null` where nobody did. */
  key: string | null;
  /** The form it came from and the page that form stood on, where the sender said so. */
  form: FormName | null;
  page: string | null;
  captcha: CaptchaResult;
  context: SubmissionContext;
  /** Why it may be spam, as short codes. One is enough to hold it from the mail. */
  spamSignals: string[];
};

/** An enquiry as it lies in the store. */
export type StoredEnquiry = Enquiry & {
  /** Grows with arrival, and says nothing else. */
  id: number;
  /** What people call it by, such as `K7M2-9QXD`. */
  reference: string;
  /** The latest earlier enquiry with the same words, if one came within thirty days. */
  possibleRepeatOf: string | null;
  state: State;
  /** How often it was handed to the mail server. */
  tries: number;
  nextTryAt: Date;
  lastError: string | null;
  /** Whom it has not reached, where the mail server took it for others; `null` where it made no difference. */
  recipientsLeft: string[] | null;
  sentAt: Date | null;
};

/** Taken to be mailed; whoever has the token may mark it. */
export type ClaimedEnquiry = StoredEnquiry & { leaseToken: string };

/**
 * `later` counts a try and waits until `at`; `refused` counts a try and waits for a person; `back` gives the row
 * up untried, due as it was: at a stop, or when the mail server could not be asked.
 */
export type Outcome =
  | { state: 'sent'; at: Date; recipientsLeft?: string[]; error?: string }
  | { state: 'later'; at: Date; error: string; recipientsLeft?: string[] }
  | { state: 'refused'; error: string }
  | { state: 'back'; error?: string };

export type Counts = Record<State, number>;

/**
 * What processes tell each other. `wake` changes whenever somebody releases or retries an enquiry. `expired-until`
 * is the latest moment before which enquiries have been erased for their age.
 */
export type BookmarkName = 'wake' | 'expired-until';

/** From `since` on, and before `before`; what has not been sent only when that is said. */
export type Expiry = { since?: Date; before: Date; isUnsentToo: boolean };

/** Each part narrows further; `until` is the first moment that is no longer meant. */
export type Filter = { state?: State; form?: FormName; since?: Date; until?: Date };

export type Erasure = {
  /** What was erased, in order of arrival. */
  erased: StoredEnquiry[];
  /** The references of others' enquiries that name the address in their text; they are left as they are. */
  mentionedIn: string[];
  /** `false` when the words still lie in the database's files: `scrub` has to be tried again. */
  isOffDisk: boolean;
};

export type Store = VitalsStore & {
  /**
   * Resolves once the enquiry would survive the loss of power, and rejects soon when that cannot be had.
   * The same key with the same words, or the same words without a key within ten minutes, are one enquiry:
   * it is stored once and answers with the same reference, `repeated`. Everything else is stored.
   */
  insert(enquiry: Enquiry): Promise<{ reference: string; repeated: boolean }>;

  /**
   * Takes at most `max` waiting enquiries that are due, the longest due first; those that have failed before make
   * way for others for some minutes. Nobody else is given them until they are marked. How long that may take is
   * `leaseMs`, but no clock ends a lease: who has watched it for so long, unrenewed, marks it `back`.
   */
  claim(now: Date, leaseMs: number, max: number): Promise<ClaimedEnquiry[]>;

  /** Says what became of a claimed enquiry; `false` when it is no longer this claimer's, and nothing changed. */
  mark(reference: string, leaseToken: string, outcome: Outcome): Promise<boolean>;

  /** Whoever claimed it is still at it: those who watch the lease begin anew. `false` when it is no longer his. */
  renew(reference: string, leaseToken: string, until: Date): Promise<boolean>;

  /** What is claimed and not yet marked, by any process; `leaseUntil` changes when a lease is renewed. */
  leased(): Promise<{ reference: string; leaseToken: string; leaseUntil: string }[]>;

  /** Makes what waits until later than `after` due `now`, and answers with how many. */
  makeDue(after: Date, now: Date): Promise<number>;

  /** Resolves when an enquiry could be kept now, and rejects when it could not. */
  probe(): Promise<void>;

  counts(): Promise<Counts>;

  /** Of what was received before. */
  countsBefore(before: Date): Promise<Counts>;

  /** The first to arrive of all that have not reached the agency: waiting or refused. Held ones wait on purpose. */
  oldestUnsent(): Promise<StoredEnquiry | null>;

  /** The last to arrive of those that were sent, and not to every recipient. */
  latestPartlySent(): Promise<StoredEnquiry | null>;

  /** The latest first, at most `limit`; `before` is the id to go on from. */
  list(filter: Filter, limit: number, before?: number): Promise<StoredEnquiry[]>;

  find(reference: string): Promise<StoredEnquiry | null>;

  /** Those whose key begins with a code that a visitor sent by other ways, oldest first: one, mostly. */
  findByCode(code: string): Promise<StoredEnquiry[]>;

  /** Sends a held enquiry on its way: due at `now`. `false` when it is not there or not held. */
  release(reference: string, now: Date): Promise<boolean>;

  /** Tries a refused or waiting enquiry again: due at `now`, its tries forgotten. `false` when it is neither. */
  retry(reference: string, now: Date): Promise<boolean>;

  /** Erases all that came from an e-mail address, however it is capitalised. */
  forget(email: string): Promise<Erasure>;

  /** When the oldest of all was received; `null` when there is none. */
  oldestReceivedAt(): Promise<Date | null>;

  /**
   * Sees to it that what was erased is nowhere in the database's files; `false` when it has to be tried again, as
   * somebody is reading what was.
   */
  scrub(): Promise<boolean>;

  /** Erases what was received then, and answers with how many. */
  expire(expiry: Expiry): Promise<number>;

  bookmark(name: BookmarkName): Promise<string | null>;

  setBookmark(name: BookmarkName, value: string): Promise<void>;

  /** `true` for exactly one caller a day, of all processes; `day` as in 2026-03-04. Forgets later days. */
  claimDigest(day: string): Promise<boolean>;

  /** The digest of that day could not be sent: somebody may claim it again. */
  returnDigest(day: string): Promise<void>;

  /** What is wrong with the store, as sentences; an empty list is a sound one. Rejects when it cannot be asked. */
  check(): Promise<string[]>;

  /** Finishes what is under way, then lets go. */
  close(): Promise<void>;
};
