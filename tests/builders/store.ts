import type { Store } from '../../server/store/index.ts';

/** A store that does what a test says, and nothing else. */
export function storeThat(does: Partial<Store>): Store {
  const unasked = () => Promise.reject(new Error('Nobody said what the store does here.'));
  return {
    keep: unasked,
    claim: unasked,
    mark: unasked,
    renew: unasked,
    latestPartlySent: unasked,
    probe: unasked,
    counts: unasked,
    findByCode: unasked,
    oldestUnsent: unasked,
    leased: unasked,
    hasten: unasked,
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
    measure: unasked,
    hasMeasured: unasked,
    measuredOn: unasked,
    settleVitals: unasked,
    vitalsSince: unasked,
    check: unasked,
    close: async () => {},
    ...does,
  };
}
