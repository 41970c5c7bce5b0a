import type { Store } from '../../server/enquiries/store/types.ts';

/** A store with only the methods that a test defines. */
export function fakeStore(does: Partial<Store>): Store {
  const notImplemented = () => Promise.reject(new Error('This store method is not faked.'));
  return {
    insert: notImplemented,
    claim: notImplemented,
    mark: notImplemented,
    renew: notImplemented,
    latestPartlySent: notImplemented,
    probe: notImplemented,
    counts: notImplemented,
    oldestUnsent: notImplemented,
    leased: notImplemented,
    makeDue: notImplemented,
    countsBefore: notImplemented,
    oldestReceivedAt: notImplemented,
    bookmark: notImplemented,
    setBookmark: notImplemented,
    list: notImplemented,
    find: notImplemented,
    findByCode: notImplemented,
    release: notImplemented,
    retry: notImplemented,
    forget: notImplemented,
    scrub: notImplemented,
    expire: notImplemented,
    secret: notImplemented,
    claimRun: notImplemented,
    returnRun: notImplemented,
    recordPageView: notImplemented,
    hasPageView: notImplemented,
    countRowsOn: notImplemented,
    aggregateVitals: notImplemented,
    vitalsSince: notImplemented,
    check: notImplemented,
    close: async () => {},
    ...does,
  };
}
