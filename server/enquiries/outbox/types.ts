import type { Settings } from '../../../views/index.ts';
import type { MailSettings } from '../../config.ts';

export type Email = {
  from: { name: string; address: string };
  to: string[];
  replyTo?: { name: string; address: string };
  messageId: string;
  subject: string;
  headers?: Record<string, string>;
  text: string;
  html: string;
};

export type Sender = Pick<MailSettings, 'to' | 'from'> & { settings: Settings };

/**
 * `refused`, `deferred`: the mail server has read this email, and will never take it as it is, or may later.
 * `lost`: it was asked for the email's content and got some of it, and nobody knows what became of it.
 * `unavailable`: it did not ask for the content; sender and recipients are the same for all emails, so this is about
 * the server or our settings, and `mend` says what to set; `recipients` when it would have none of them.
 * `cut`: we hung up ourselves. An email that is `sent` may be refused or put off for some of its recipients.
 */
export type Verdict =
  | { state: 'sent'; refusedFor: string[]; deferredFor?: string[]; error?: string }
  | { state: 'refused'; error: string }
  | { state: 'deferred'; error: string }
  | { state: 'lost'; error: string }
  | { state: 'unavailable'; error: string; mend?: string; recipients?: 'refused' | 'deferred' }
  | { state: 'cut' };

export type MailTransport = {
  /** `onContentRequested` is called when the server has asked for the content: it may take minutes from there. */
  send(email: Email, onContentRequested?: () => void): Promise<Verdict>;
  /** Hangs up, in the middle of an email if need be. */
  close(): void;
};
