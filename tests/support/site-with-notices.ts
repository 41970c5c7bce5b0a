import { readConfig } from '../../server/config.ts';
import { openNoticeOutbox } from '../../server/enquiries/notices/notice-outbox.ts';
import { createPostNotice, type PostNotice } from '../../server/enquiries/notices/post-notice.ts';
import type { Enquiry, Store } from '../../server/enquiries/store/types.ts';
import { createLog } from '../../server/observability/log.ts';
import type { MailQuota } from '../../server/rate-limit/types.ts';
import type { Clock } from '../../server/time/clock.ts';
import { systemClock } from '../../server/time/clock.ts';
import { enquiry, noon, openIsolatedStore, type storeKinds } from './isolated-store.ts';
import { openNoticeReceiver, type Reaction } from './notice-receiver.ts';
import type { startPostgres } from './postgres.ts';
import type { Row } from './site.ts';

export const signingSecret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;

type SiteWithNoticesOptions = {
  env?: Record<string, string>;
  reaction?: Reaction;
  kind?: (typeof storeKinds)[number];
  postgres?: Pick<Awaited<ReturnType<typeof startPostgres>>, 'newDatabase'>;
  around?: (store: Store) => Store;
  quota?: MailQuota;
};

const noPostgres = { newDatabase: () => Promise.reject(new Error('This test has no PostgreSQL.')) };

/** A store, an outbox of notices and their receiver, on a simulated clock that begins at noon. */
export async function openSiteWithNotices({
  env = {},
  reaction,
  kind = 'SQLite',
  postgres = noPostgres,
  around = (store) => store,
  quota,
}: SiteWithNoticesOptions = {}) {
  const receiver = await openNoticeReceiver(reaction);
  const isolated = await openIsolatedStore(kind, postgres);
  const { notify, settings } = readConfig({ NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret, ...env });
  if (!notify) throw new Error('The test needs NOTIFY_URL.');
  const lines: Row[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(JSON.parse(line)) });
  let passedMs = 0;
  let jumpedMs = 0;
  const clock: Clock = {
    now: () => new Date(noon.getTime() + passedMs + jumpedMs),
    monotonicMs: () => passedMs,
    sleep: (_ms, signal) => systemClock.sleep(1, signal),
  };
  const post = createPostNotice({ isPrivateAllowed: notify.isPrivateAllowed, timeoutMs: 2_000 });
  const open = (store: Store, ownPost: PostNotice = post) =>
    openNoticeOutbox({
      ...{ store: around(store), post: ownPost, notify, settings, log, clock, random: () => 1 },
      ...(quota && { quota }),
    });
  const outbox = open(isolated.store);
  return {
    ...{ receiver, store: isolated.store, url: isolated.url, lines, clock, outbox, notify, settings, log },
    /** Another process on the same store. */
    another: async (ownPost?: PostNotice) => open(await isolated.open(), ownPost),
    /** Stores an enquiry that arrives now; returns its reference. */
    async enquire(otherwise: Partial<Enquiry> = {}): Promise<string> {
      passedMs += 1;
      const receivedAt = clock.now();
      const { reference } = await isolated.store.insert(
        enquiry({ receivedAt, message: `At ${receivedAt.toISOString()}`, ...otherwise }),
      );
      return reference;
    },
    pass(ms: number) {
      passedMs += ms;
    },
    /** The wall clock jumps; no time passes. */
    jump(ms: number) {
      jumpedMs += ms;
    },
    notices: async () => (await isolated.store.notices.list(null, 1_000)).reverse(),
    messages: () => lines.map(({ msg }) => msg),
    async [Symbol.asyncDispose]() {
      await outbox.stop();
      await isolated[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
}
