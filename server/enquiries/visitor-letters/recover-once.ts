import type { VisitorLetterStore } from '../store/types.ts';
import { visitorLetterId } from '../store/visitor-letter-store.ts';

type Recovered = Pick<VisitorLetterStore, 'leased' | 'touch' | 'mark' | 'makeDue'>;

/**
 * A letter whose process has died becomes due again, except a receipt: it may have been handed over, and two receipts for
 * one enquiry are worse than none.
 */
export function recoverOnce({ leased, touch, mark, makeDue }: VisitorLetterStore): Recovered {
  const receipts = visitorLetterId('receipt', '');
  return {
    leased,
    touch,
    makeDue,
    mark: (id, leaseToken, outcome) =>
      mark(
        id,
        leaseToken,
        id.startsWith(receipts) ? { state: 'refused', error: 'Its process died' } : outcome,
      ),
  };
}
