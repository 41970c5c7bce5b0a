import type { Settings } from '../../views/index.ts';
import type { MailSettings } from '../config.ts';
import type { Channel, Kind } from './kinds.ts';

export const messageStates = ['waiting', 'sent', 'refused'] as const;

/** `refused`: the receiver rejected it for good, or too often; an operator has to look. */
export type MessageState = (typeof messageStates)[number];

export type NewMessage = {
  /** The same at every attempt to add it, so that it is added once. */
  id: string;
  kind: Kind;
  /** The enquiry that it goes with: it is removed with it. */
  reference: string | null;
  /** `null`: MAIL_TO, or NOTIFY_URL. */
  recipients: string[] | null;
  /** What it says, where that cannot be read from the enquiry when it is sent. */
  content: Record<string, unknown> | null;
  at: Date;
};

export type Message = Omit<NewMessage, 'at'> & {
  channel: Channel;
  createdAt: Date;
  state: MessageState;
  isBeingSent: boolean;
  /** How often it was handed over. */
  tries: number;
  nextTryAt: Date;
  sentAt: Date | null;
  error: string | null;
  /** What to set, where the error has a cause in the settings. */
  remedy: string | null;
};

export type ClaimedMessage = Message & { claim: string };

/** `remedy` says what to set. */
export type Fault = { error: string; remedy?: string | undefined };

/**
 * `sent` at that time. `later` counts a try and waits until then. `refused` counts a try and waits for an operator. `back`
 * returns it without a try, due as before: at shutdown, or when the receiver could not be reached.
 */
export type Outcome = Partial<Fault> & { recipientsLeft?: string[] } & (
    | { state: 'sent' | 'later'; at: Date }
    | { state: 'refused' | 'back'; at?: undefined }
  );

export type Email = {
  from: { name: string; address: string };
  to: string[];
  replyTo?: { name: string; address: string };
  messageId: string;
  subject: string;
  headers?: Record<string, string>;
  /** Reports that the mail server is asked for, where it can be asked. */
  dsn?: { notify: 'never' };
  text: string;
  html: string;
};

export type MailIdentity = Pick<MailSettings, 'to' | 'from'> & { settings: Settings };

/**
 * `refused`, `deferred`: the server has read this message and rejects it permanently, or for now. `lost`: it got some of it,
 * and the result is unknown. `unavailable`: it did not ask for the content, so the cause is the server or the settings;
 * `recipients` is set when it accepts none of them, `retryAfterMs` is how long it asked to be left alone. `cut`: this process
 * closed the connection. A message that is `sent` may be refused or deferred for some recipients.
 */
export type Verdict =
  | { state: 'sent'; refusedFor?: string[]; deferredFor?: string[]; error?: string }
  | ({ state: 'refused' | 'deferred' | 'lost' } & Fault)
  | ({ state: 'unavailable'; recipients?: 'refused' | 'deferred' | undefined; retryAfterMs?: number } & Fault)
  | { state: 'cut' };
