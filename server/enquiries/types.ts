import type { FormName, Language, Values } from '../../views/index.ts';

export const states = ['waiting', 'held', 'sent', 'refused'] as const;

/**
 * `held`: suspected spam, with no message until a release. Otherwise that of its e-mail. `waiting`: mailed when its next try is
 * due. `sent`: the mail server accepted it. `refused`: the mail server rejected it for good; an operator has to look.
 */
export type State = (typeof states)[number];

/** `unverified`: the verifier could not be reached. `null`: the form has no captcha, or no keys are set. */
export type CaptchaResult = 'passed' | 'failed' | 'missing' | 'unverified' | null;

export const utmTags = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export type SubmissionContext = {
  /** The host of the external site that the visitor came from, never the whole URL. */
  referrer: string | null;
  utm: Partial<Record<(typeof utmTags)[number], string>>;
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
  /** Short codes of spam signals. Any one of them holds the enquiry. */
  spamSignals: string[];
  /** A test enquiry, which is in no list and counts as no enquiry. */
  isCanary?: boolean;
};

/** An enquiry as stored, with what became of its e-mail. */
export type StoredEnquiry = Required<Enquiry> & {
  /** Increases with arrival and has no other meaning. */
  id: number;
  /** The reference that people quote, such as `K7M2-9QXD`. */
  reference: string;
  /** The reference of the latest earlier enquiry with the same text within thirty days, if any. */
  possibleRepeatOf: string | null;
  state: State;
  /** How often its e-mail was handed to the mail server. */
  tries: number;
  nextTryAt: Date;
  lastError: string | null;
  /** Recipients not yet reached when the mail server accepted it for others; `null` when it treated all alike. */
  recipientsLeft: string[] | null;
  sentAt: Date | null;
  /** When the agency first said that it has answered. */
  answeredAt: Date | null;
  /** When a reminder listed it. */
  remindedAt: Date | null;
  /** When its visitor had it erased. The part that has to be kept remains; it is in no list and counts as no enquiry. */
  erasedAt: Date | null;
  keptUntil: Date | null;
};

export type Counts = Record<State, number>;

/** `until` is exclusive. */
export type Period = { since: Date; until: Date };

/** `erasedToo`: also what is kept of erased enquiries. `robots`: those with, or without, the signal `honeypot`. */
export type Filter = Partial<Period> & {
  state?: State;
  form?: FormName;
  erasedToo?: boolean;
  robots?: boolean;
  /** The whole address. */
  email?: string;
  /** Any part of what the visitor typed. */
  search?: string;
};

/** Messages beside the e-mail to the agency: to NOTIFY_URL, and to the visitor. */
export type FurtherMessages = { webhook?: boolean; receipt?: boolean };
