import type { Settings } from '../../../views/index.ts';
import type { MailSettings } from '../../config.ts';

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

/** Sender and recipients of an e-mail that is not sent. */
export type Envelope = { from: string; to: string[] };

export type Sender = Pick<MailSettings, 'to' | 'from'> & { settings: Settings };

/**
 * `refused`, `deferred`: the mail server has read this e-mail and rejects it permanently, or for now. `lost`:
 * it asked for the content and received some of it, and the result is unknown. `unavailable`: it did not ask
 * for the content; sender and recipients are the same for all e-mails, so the cause is the server or the
 * settings; `remedy` says what to set, `recipients` is set when it accepts none of them. `cut`: this process closed
 * the connection. An e-mail that is `sent` may be refused or deferred for some of its recipients.
 */
export type Verdict =
  | { state: 'sent'; refusedFor: string[]; deferredFor?: string[]; error?: string }
  | { state: 'refused'; error: string }
  | { state: 'deferred'; error: string }
  | { state: 'lost'; error: string }
  | { state: 'unavailable'; error: string; remedy?: string; recipients?: 'refused' | 'deferred' }
  | { state: 'cut' };

export type MailTransport = {
  /**
   * `onContentRequested` is called when the server has asked for the content; the verdict may then take
   * minutes.
   */
  send(email: Email, onContentRequested?: () => void): Promise<Verdict>;
  /**
   * Asks whether the mail server would accept an e-mail for these recipients, and sends none: `sent` means that
   * it would.
   */
  askRecipients(envelope: Envelope): Promise<Verdict>;
  /** Closes the connections, even in the middle of an e-mail. */
  close(): void;
};
