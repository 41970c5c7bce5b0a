import type { Config } from '../config.ts';
import type { Store } from '../enquiries/store/types.ts';
import { checkHoursDefault, diskBytesMin, storeResponseMsMax } from '../limits.ts';
import { freeDiskBytes } from '../observability/disk.ts';
import { withTimeout } from '../time/timeout.ts';
import { errorText, type Finding, ok, todo, unknown } from './finding.ts';
import { upkeepFindings } from './upkeep-findings.ts';

type StoreDeps = { config: Config; openStore: () => Promise<Store>; now: () => Date };

export async function storeFindings({ config, openStore, now }: StoreDeps): Promise<Finding[]> {
  const disk = await diskFinding(config.databaseUrl);
  try {
    const store = await openStore();
    try {
      const found = await openedStoreFindings(store, now());
      return [...found, disk, ...(await upkeepFindings(store, config, now()))].filter(
        (finding) => finding !== null,
      );
    } finally {
      await store.close();
    }
  } catch (error) {
    const remedy = 'Start the site once, or set DATABASE_URL to the same value as for the site.';
    return [todo('store', errorText(error), remedy), disk].filter((finding) => finding !== null);
  }
}

async function openedStoreFindings(store: Store, now: Date): Promise<Finding[]> {
  await withTimeout(storeResponseMsMax, store.probe());
  const [faults, counts, oldest] = await Promise.all([store.check(), store.counts(), store.oldestUnsent()]);
  const { waiting, held, refused, sent } = counts;
  const number = waiting + held + refused + sent;
  const waitedHours = oldest ? (now.getTime() - oldest.receivedAt.getTime()) / 3_600_000 : 0;
  return [
    faults.length === 0
      ? ok('store', `intact, accepts writes, ${number} enquiries`)
      : todo('store', faults.join('; '), 'Restore a backup: npm run restore -- FILE.'),
    refused > 0
      ? todo(
          'refused',
          `${refused} emails refused`,
          'Run npm run enquiries -- list --state refused, then retry.',
        )
      : ok('refused', 'no email was refused'),
    waitedHours > checkHoursDefault
      ? todo(
          'unsent',
          `${oldest?.reference} has waited for ${Math.floor(waitedHours)} h`,
          'Run npm run enquiries -- check.',
        )
      : ok('unsent', `${waiting} enquiries wait for the mail server`),
    ...(held > 0
      ? [
          todo(
            'held',
            `${held} enquiries held as possible spam`,
            'Read them: npm run enquiries -- list --state held.',
          ),
        ]
      : []),
  ];
}

/** `null` for PostgreSQL, whose disk is on its own host. */
async function diskFinding(databaseUrl: string): Promise<Finding | null> {
  try {
    const bytes = await freeDiskBytes(databaseUrl);
    if (bytes === null) return null;
    const found = `${(bytes / 1024 ** 3).toFixed(1)} GB free`;
    return bytes >= diskBytesMin
      ? ok('disk', found)
      : todo('disk', found, 'Free disk space where the store is.');
  } catch (error) {
    return unknown('disk', error);
  }
}
