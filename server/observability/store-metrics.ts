import { Gauge, Registry } from 'prom-client';
import { readCanaryRecord } from '../canary/record.ts';
import { noticeStates, type Store, states, visitorLetterStates } from '../enquiries/store/types.ts';
import { readBackupRecord } from '../jobs/records.ts';
import { metricsStoreMsMax } from '../limits.ts';
import { ageMs } from '../time/clock-skew.ts';
import { withTimeout } from '../time/timeout.ts';
import type { Log } from './log.ts';

export type StoreMetricsDeps = {
  store: Pick<Store, 'probe' | 'counts' | 'oldestUnsent' | 'notices' | 'visitorLetters' | 'bookmark'>;
  now: () => Date;
};

/**
 * Metrics from the store in Prometheus text format. When the store does not respond in time, or takes no
 * enquiry, only that fact is reported.
 */
export function storeMetrics({ store, now }: StoreMetricsDeps, log: Log): () => Promise<string> {
  const register = new Registry();
  const up = new Registry();
  const isUp = new Gauge({
    name: 'store_up',
    help: 'Whether an enquiry can be stored: 1 or 0.',
    registers: [up, register],
  });
  const enquiries = new Gauge({
    name: 'enquiries',
    help: 'Number of enquiries in the store, by state.',
    labelNames: ['state'],
    registers: [register],
  });
  const oldest = new Gauge({
    name: 'enquiry_oldest_unsent_seconds',
    help: 'Age of the oldest enquiry that has not been emailed; 0 when there is none.',
    registers: [register],
  });
  const backupAge = new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the last complete backup; absent when there is none, or when it is dated in the future.',
    registers: [register],
  });
  const backupBytes = new Gauge({
    name: 'backup_bytes',
    help: 'Size of the last complete backup; absent when there is none.',
    registers: [register],
  });
  const notices = new Gauge({
    name: 'notices',
    help: 'Number of notices to NOTIFY_URL in the store, by state.',
    labelNames: ['state'],
    registers: [register],
  });
  const oldestNotice = new Gauge({
    name: 'notice_oldest_unsent_seconds',
    help: 'Age of the oldest notice that NOTIFY_URL has not accepted; 0 when there is none.',
    registers: [register],
  });
  const letters = new Gauge({
    name: 'visitor_letters',
    help: 'Number of unsent letters to visitors in the store, by state.',
    labelNames: ['state'],
    registers: [register],
  });
  const oldestLetter = new Gauge({
    name: 'visitor_letter_oldest_unsent_seconds',
    help: 'Age of the oldest letter to a visitor that waits to be sent; 0 when there is none.',
    registers: [register],
  });
  const ageSeconds = (since: Date | undefined) => (since ? (now().getTime() - since.getTime()) / 1000 : 0);
  // Only where a canary has been run: a gauge without a value would be 0.
  const canary = new Registry();
  const canarySuccess = new Gauge({
    name: 'canary_success_timestamp_seconds',
    help: 'Time of the latest successful canary; 0 when there was none.',
    registers: [canary],
  });
  const canaryDuration = new Gauge({
    name: 'canary_duration_seconds',
    help: 'Duration of the latest canary.',
    registers: [canary],
  });
  let hasCanary = false;
  // While the store hangs, further scrapes share the pending query instead of piling up.
  let pending: Promise<void> | undefined;

  async function collect(): Promise<void> {
    const [counts, unsent, noticeCounts, unsentNotice, letterCounts, unsentLetter, backup, latest] =
      await Promise.all([
        ...([store.counts(), store.oldestUnsent()] as const),
        ...([store.notices.counts(), store.notices.oldestUnsent()] as const),
        ...([store.visitorLetters.counts(), store.visitorLetters.oldestUnsent()] as const),
        readBackupRecord(store),
        readCanaryRecord(store),
        store.probe(),
      ]);
    for (const state of states) enquiries.set({ state }, counts[state]);
    oldest.set(ageSeconds(unsent?.receivedAt));
    for (const state of noticeStates) notices.set({ state }, noticeCounts[state]);
    oldestNotice.set(ageSeconds(unsentNotice?.createdAt));
    for (const state of visitorLetterStates) letters.set({ state }, letterCounts[state]);
    oldestLetter.set(ageSeconds(unsentLetter?.createdAt));
    hasCanary = latest !== null;
    canarySuccess.set(Date.parse(latest?.lastSuccessAt ?? '') / 1000 || 0);
    canaryDuration.set((latest?.tookMs ?? 0) / 1000);
    backupAge.remove();
    backupBytes.remove();
    if (backup === null) return;
    const backupMs = ageMs(backup.at, now());
    if (backupMs !== null) backupAge.set(backupMs / 1000);
    backupBytes.set(backup.bytes);
  }

  return async () => {
    try {
      pending ??= collect().finally(() => {
        pending = undefined;
      });
      await withTimeout(metricsStoreMsMax, pending);
      isUp.set(1);
      return (await register.metrics()) + (hasCanary ? await canary.metrics() : '');
    } catch (error) {
      log.error(error, 'store does not respond');
      isUp.set(0);
      return up.metrics();
    }
  };
}
