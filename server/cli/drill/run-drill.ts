// Restores a backup as `npm run restore` does, to a folder of its own, and uses it with this release.

import { join } from 'node:path';
import { openSqlite } from '../../enquiries/store/sqlite.ts';
import { verifySqlite } from '../../enquiries/store/sqlite-integrity.ts';
import { restoreSqlite } from '../../enquiries/store/sqlite-restore.ts';
import type { Counts, Store } from '../../enquiries/store/types.ts';
import { StartError } from '../../start-error.ts';
import { roundTrip } from './round-trip.ts';

export type Drill = {
  ok: boolean;
  /** The step that failed, and why; `null` when all succeeded. */
  failedStep: string | null;
  error: string | null;
  tookMs: number;
  steps: { step: string; tookMs: number }[];
  counts: Counts | null;
  newestReceivedAt: Date | null;
};

type DrillDeps = { now: Date; operator: string; monotonicMs: () => number };

export async function runDrill(file: string, folder: string, deps: DrillDeps): Promise<Drill> {
  const { now, operator, monotonicMs } = deps;
  const path = join(folder, 'enquiries.db');
  const drill: Drill = {
    ...{ ok: false, failedStep: null, error: null, tookMs: 0, steps: [] },
    ...{ counts: null, newestReceivedAt: null },
  };
  let opened: Store | undefined;
  const startedMs = monotonicMs();
  const step = async <Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> => {
    drill.failedStep = name;
    const stepMs = monotonicMs();
    const result = await run();
    drill.steps.push({ step: name, tookMs: Math.round(monotonicMs() - stepMs) });
    return result;
  };
  try {
    await step('restore', () => restoreSqlite(file, path, now, operator));
    await step('verify', () => verifySqlite(path));
    const store = await step('open', () => (opened = openSqlite(path)));
    drill.counts = await step('count', () => store.counts());
    drill.newestReceivedAt = (await store.list({}, 1))[0]?.receivedAt ?? null;
    await step('round trip', () => roundTrip(store, now));
    Object.assign(drill, { ok: true, failedStep: null });
  } catch (error) {
    if (isDiskFull(error))
      throw new StartError(`The disk of ${folder} is full: set TMPDIR to a folder on another one.`, {
        cause: error,
      });
    drill.error = error instanceof Error ? error.message : String(error);
  } finally {
    await opened?.close();
  }
  return { ...drill, tookMs: Math.round(monotonicMs() - startedMs) };
}

const sqliteFull = 13;

// A full disk is not a fault of the backup.
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) return true;
  if ('errcode' in error && (Number(error.errcode) & 0xff) === sqliteFull) return true;
  return isDiskFull(error.cause);
}
