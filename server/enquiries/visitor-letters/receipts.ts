// Receipts: one letter to the visitor for each enquiry that is stored and not held. Made after the answer to the visitor,
// who never waits for it; a process that dies in between sends none.

import { createHmac } from 'node:crypto';
import type { Settings } from '../../../views/index.ts';
import { receiptLimitLogMsEach, receiptsPerAddressMax, receiptsPerDayMax } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';
import { logLimit } from '../../observability/log-limit.ts';
import { redactError } from '../../observability/redaction.ts';
import type { Clock } from '../../time/clock.ts';
import { derivedKey } from '../store/derived-key.ts';
import type { ReceiptCount, Store } from '../store/types.ts';
import { isPlainAddress, mailboxOf } from './addresses.ts';
import { receiptText } from './receipt-text.ts';

export type ReceiptsDeps = {
  store: Pick<Store, 'visitorLetters' | 'secret'>;
  settings: Settings;
  log: Log;
  clock: Pick<Clock, 'now' | 'monotonicMs'>;
  /** Called when a receipt waits to be sent. */
  wake: () => void;
};

/** Nothing else of the enquiry is known here. */
export type ReceivedEnquiry = { reference: string; email: string };

export function createReceipts({ store, settings, log, clock, wake }: ReceiptsDeps) {
  let waiting = 0;
  let latest = Promise.resolve();
  const limitLog = logLimits(log, clock);
  const countKey = derivedKey(store, 'receipt counts');

  async function add({ reference, email }: ReceivedEnquiry): Promise<void> {
    if (!isPlainAddress(email))
      return log.info({ reference }, 'no receipt; the address is of an unusual form');
    const at = clock.now();
    const count = await store.visitorLetters.countReceipt(codeOf(email, await countKey()), at);
    if (count !== 'counted') return limitLog(count);
    const text = receiptText(reference, settings);
    await store.visitorLetters.add({ kind: 'receipt', reference, recipient: email, text, at });
    wake();
  }

  async function addOrLog(enquiry: ReceivedEnquiry): Promise<void> {
    try {
      await add(enquiry);
    } catch (error) {
      log.error({ reference: enquiry.reference, err: redactError(error, enquiry) }, 'receipt not stored');
    }
  }

  return {
    /**
     * Call after a new enquiry is stored that is not held. It neither waits nor throws. One after the other: in a flood
     * the store is there for enquiries.
     */
    request(enquiry: ReceivedEnquiry): void {
      if (waiting >= receiptsPerDayMax) {
        limitLog('day');
        return;
      }
      waiting += 1;
      latest = latest.then(async () => {
        await addOrLog(enquiry);
        waiting -= 1;
      });
    },

    /** Resolves when every requested receipt is stored, or has failed. */
    settled: (): Promise<void> => latest,
  };
}

// Without the store's secret the address cannot be derived from the code.
function codeOf(email: string, key: Buffer): string {
  return createHmac('sha256', key).update(mailboxOf(email)).digest('base64url');
}

function logLimits(log: Log, { monotonicMs }: Pick<Clock, 'monotonicMs'>) {
  const limits = {
    day: logLimit(receiptLimitLogMsEach, monotonicMs),
    address: logLimit(receiptLimitLogMsEach, monotonicMs),
  };
  return (limit: Exclude<ReceiptCount, 'counted'>): void =>
    limits[limit](() => {
      if (limit === 'day')
        log.warn({ max: receiptsPerDayMax }, 'daily limit of receipts reached; none are sent');
      else
        log.info(
          { max: receiptsPerAddressMax },
          'daily limit of receipts to one address reached; none are sent',
        );
    });
}
