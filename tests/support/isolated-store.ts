import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../server/enquiries/store/open-store.ts';
import type { Enquiry, Store } from '../../server/enquiries/store/types.ts';
import { asha } from './enquiry.ts';
import type { startPostgres } from './postgres.ts';

export const storeKinds = ['SQLite', 'PostgreSQL'] as const;

/** An empty store of either kind, and a function that opens it as another process does. */
export async function openIsolatedStore(
  kind: (typeof storeKinds)[number],
  postgres: Pick<Awaited<ReturnType<typeof startPostgres>>, 'newDatabase'>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'room-'));
  const url = kind === 'SQLite' ? `file:${folder}/enquiries.db` : await postgres.newDatabase();
  const opened: Store[] = [];
  const open = async () => {
    const store = await openStore(url);
    opened.push(store);
    return store;
  };
  return {
    url,
    store: await open(),
    /** Opens the same store as another process does. */
    open,
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((store) => store.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const noon = new Date('2026-03-04T12:00:00.000Z');

export function after(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000);
}

/** An enquiry from Asha at noon, with the given changes. */
export function enquiry(otherwise: Partial<Enquiry> = {}): Enquiry {
  return {
    ...asha,
    receivedAt: noon,
    key: null,
    form: 'seo',
    page: '/seo-services',
    captcha: null,
    context: { referrer: null, utm: {}, tookMs: null, notice: null },
    spamSignals: [],
    ...otherwise,
  };
}
