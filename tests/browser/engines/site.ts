import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../server/store.ts';
import { rowsOf } from '../../support/site.ts';
import { serveSite } from '../site.ts';

/** The site with a real store, so that tests check what is stored. */
export async function openStoredSite() {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const path = join(folder, 'enquiries.db');
  const store = await openStore(`file:${path}`);
  const site = await serveSite(
    { SEND_LIMIT: '100000', SITE_PHONE: '+91 98765 43210', SITE_WHATSAPP: '+91 98765 43210' },
    { store },
  );
  return {
    url: site.url,
    rows: (message: string) => rowsOf(path).filter((row) => row.message === message),
    phones: () => rowsOf(path).map(({ phone }) => phone),
    async close() {
      await site.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
