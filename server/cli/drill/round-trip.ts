import { randomUUID } from 'node:crypto';
import type { Store } from '../../enquiries/store/types.ts';
import { emailLeaseMs } from '../../limits.ts';

/** Stores, claims, marks and erases one enquiry, in a store that no site uses. Leaves the store as it was. */
export async function roundTrip(store: Store, now: Date): Promise<void> {
  const before = await store.counts();
  const email = `restore-drill-${randomUUID()}@example.invalid`;
  const { reference } = await store.insert({
    name: 'Restore drill',
    email,
    phone: '',
    subject: '',
    message: 'A restored store is tried out.',
    receivedAt: new Date(0), // due since 1970, so it is claimed before the enquiries that wait in the backup
    key: null,
    form: null,
    page: null,
    captcha: null,
    context: { referrer: null, utm: {}, tookMs: null, notice: null },
    spamSignals: [],
  });
  const [claimed] = await store.claim(now, emailLeaseMs, 1);
  expectThat(claimed?.reference === reference, 'a new enquiry is not claimed');
  const isMarked = await store.mark(reference, claimed?.leaseToken ?? '', { state: 'sent', at: now });
  expectThat(isMarked && (await store.find(reference))?.state === 'sent', 'an enquiry is not marked as sent');
  const { erased } = await store.forget(email);
  expectThat(erased.length === 1 && erased[0]?.reference === reference, 'an enquiry is not erased');
  const after = await store.counts();
  expectThat(JSON.stringify(after) === JSON.stringify(before), 'the counts are not as before');
}

function expectThat(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}
