// Processes visitors' requests: compares each with the enquiry, and stores what follows from it.

import type { Config } from '../config.ts';
import { scrubSoon } from '../db/database.ts';
import type { SendDeps } from '../enquiries/send-route.ts';
import { isPlainAddress, mailboxOf } from '../messages/addresses.ts';
import { type Kind, messageId } from '../messages/kinds.ts';
import type { EmailText } from '../messages/templates/email-body.ts';
import { erasedText, summaryText } from '../messages/templates/visitor.ts';
import { createCounter } from '../rate-limit/counters.ts';
import { createSigner } from '../signing.ts';
import { dayMs } from '../time/dates.ts';
import type { DataRequest, Settlement } from './data-request-store.ts';
import { erasureRule } from './erasure-store.ts';
import { createRequestKeys } from './request-keys.ts';

type RequestJobDeps = Pick<SendDeps, 'store' | 'log' | 'now'> & {
  config: Pick<Config, 'settings' | 'mail' | 'notify'>;
  /** Called when messages may have been stored. */
  onSettled: () => void;
  emailsPerMailbox?: number;
};

const roundMax = 100; // as many as visitors may ask in a day

/** E-mails to one address a day because of requests: anyone can send an enquiry with another person's address, and ask. */
const emailsPerMailboxMax = 5;

/** Each call of the result is one round. A request that fails does not stop the others. */
export function createRequestJob(deps: RequestJobDeps) {
  const { config, store, log, now, onSettled, emailsPerMailbox = emailsPerMailboxMax } = deps;
  const keys = createRequestKeys(store);
  const { sign } = createSigner(store, 'request e-mail counts');
  const sent = createCounter(emailsPerMailbox, dayMs);

  /** `null` for a request that matches nothing. */
  async function settlementOf(request: DataRequest, at: Date): Promise<Settlement | null> {
    const { reference, emailHash, action, code } = request;
    const enquiry = await store.find(reference);
    if (enquiry === null || enquiry.isCanary || enquiry.erasedAt !== null) return null;
    const { email, receivedAt } = enquiry;
    if ((await keys.emailHash(email)) !== emailHash) return null;
    const erasure = action === 'erase' ? erasureRule(receivedAt, at, config) : null;
    const line = { at, command: action, operator: 'visitor', enquiryCount: 1 };
    const settled = { reference, erasure, journal: { ...line, references: [reference], selection: {} } };
    if (await isWrittenByHand(action, email))
      return { ...settled, message: null, task: { recipient: erasure && email } };

    const byEmail = (kind: Kind, content: EmailText | null) => {
      const about = erasure ? null : reference; // the e-mail outlives an enquiry that is erased
      const message = { id: messageId(kind, reference), kind, reference: about, content };
      return { ...settled, message: { ...message, recipients: [email], at }, task: null };
    };
    if (erasure) {
      const { keptUntil } = erasure;
      return byEmail('erased', erasedText({ reference, at, keptUntil }, config.settings));
    }
    if (code !== null && (await keys.isCode(code, reference, emailHash, at)))
      return byEmail('stored-data', null);
    const nextCode = await keys.code(reference, emailHash, at);
    return byEmail('summary', summaryText(enquiry, nextCode, config.settings));
  }

  // A person writes to an unusual address, because a program may read its mail, and also beyond the limit, so that the page's
  // promise is kept. Counted for each action: five requests to see an enquiry must not suppress the confirmation of an erasure.
  async function isWrittenByHand(action: string, email: string): Promise<boolean> {
    if (config.mail === null || !isPlainAddress(email)) return true;
    const mailbox = (await sign(`${action} ${mailboxOf(email)}`)).toString('base64url');
    return sent.consume(mailbox).isOver;
  }

  return async (): Promise<void> => {
    let isErased = false;
    const waiting = await store.dataRequests.waiting(roundMax);
    for (const request of waiting) {
      const { id, reference, action } = request;
      try {
        const settlement = await settlementOf(request, now());
        if (!(await store.dataRequests.settle(id, settlement)) || settlement === null) continue;
        log.info({ reference, action }, 'data request settled');
        isErased ||= settlement.erasure !== null;
      } catch (error) {
        log.error({ request: id, err: error }, 'data request not settled; will retry');
      }
    }
    if (waiting.length > 0) onSettled();
    if (isErased) await scrubSoon(store); // otherwise the next maintenance does it
  };
}
