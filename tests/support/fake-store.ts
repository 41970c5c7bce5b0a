import type { Store } from '../../server/enquiries/store/types.ts';

/** A store that does what a test says, and nothing else. */
export function storeThat(does: Partial<Store>): Store {
  const unasked = () => Promise.reject(new Error('Nobody said what the store does here.'));
  return {
    insert: unasked,
    claim: unasked,
    mark: unasked,
    renew: unasked,
    latestPartlySent: unasked,
    probe: unasked,
    counts: unasked,
    oldestUnsent: unasked,
    leased: unasked,
    makeDue: unasked,
    countsBefore: unasked,
    oldestReceivedAt: unasked,
    bookmark: unasked,
    setBookmark: unasked,
    list: unasked,
    find: unasked,
    release: unasked,
    retry: unasked,
    forget: unasked,
    scrub: unasked,
    expire: unasked,
    claimDigest: unasked,
    returnDigest: unasked,
    recordPageView: unasked,
    hasPageView: unasked,
    countRowsOn: unasked,
    aggregateVitals: unasked,
    vitalsSince: unasked,
    check: unasked,
    close: async () => {},
    ...does,
  };
}
