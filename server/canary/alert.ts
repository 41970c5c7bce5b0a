// Reports that a canary has failed, once a day for each step, and that canaries work again. The record in the store has
// what was reported, so that no two processes report the same; while the store is unavailable, this process remembers it.

import type { Store } from '../enquiries/store/types.ts';
import type { Log } from '../observability/log.ts';
import { utcDay } from '../time/dates.ts';
import { type CanaryLetters, failureLetter, recoveryLetter, sendCanaryLetter } from './letters.ts';
import {
  type CanaryAlert,
  type CanaryRecord,
  noAlert,
  readCanaryRecord,
  writeCanaryRecord,
} from './record.ts';
import type { CanaryFailure, CanaryResult } from './types.ts';

export type AlertDeps = CanaryLetters & {
  store: Pick<Store, 'bookmark' | 'setBookmark'>;
  log: Log;
  /** Called once a day for each failing step. */
  onCanaryFailed: (failure: CanaryFailure) => Promise<void>;
};

type Outcome = Pick<CanaryResult, 'at' | 'step' | 'error' | 'remedy'>;

/** Takes each result of this process, also of a canary that the store did not let start. */
export function createAlert(deps: AlertDeps): (result: Outcome) => Promise<void> {
  const { store, log, onCanaryFailed } = deps;
  let unrecorded = noAlert;

  async function keep(record: CanaryRecord | null, alert: CanaryAlert): Promise<void> {
    unrecorded = alert;
    if (record === null) return;
    try {
      await writeCanaryRecord(store, { ...record, alert });
      unrecorded = noAlert;
    } catch (error) {
      log.error(error, 'canary alert not recorded');
    }
  }

  return async ({ at, step, error, remedy }) => {
    if (step !== null) log.error({ at, step, error, remedy }, 'canary failed');
    const record = await readCanaryRecord(store).catch(() => null);
    const alert = merge(record?.alert ?? noAlert, unrecorded);
    if (step === null) {
      if (alert.open === null) return;
      // The recovery is reported only if a letter about the failure was sent.
      const isSaid =
        !alert.open.isLetterSent || (await sendCanaryLetter(deps, recoveryLetter(alert.open, at)));
      return keep(record, { ...alert, open: isSaid ? null : alert.open, isLetterDue: false });
    }
    const failure = { at, step, error: error ?? '', remedy: remedy ?? '' };
    const day = utcDay(new Date(at));
    let open = alert.open ?? { step, since: at, isLetterSent: false };
    const toldOn = { ...alert.toldOn, [step]: day };
    const isNew = alert.toldOn[step] !== day;
    if (isNew) {
      // Recorded first, so that there is one notice a day even if the process ends before the letter is sent.
      await keep(record, { open, toldOn, isLetterDue: true });
      await onCanaryFailed(failure).catch((reason) => log.error(reason, 'canary notice not stored'));
    }
    if (!isNew && !alert.isLetterDue) return;
    if (!(await sendCanaryLetter(deps, failureLetter(failure)))) return;
    open = { ...open, isLetterSent: true };
    await keep(record, { open, toldOn, isLetterDue: false });
  };
}

/** The recorded alert, with what this process has reported since and could not record. */
function merge(recorded: CanaryAlert, unrecorded: CanaryAlert): CanaryAlert {
  if (unrecorded === noAlert) return recorded;
  const open = recorded.open ?? unrecorded.open;
  const isLetterSent = [recorded, unrecorded].some((alert) => alert.open?.isLetterSent);
  return {
    open: open && { ...open, isLetterSent },
    toldOn: { ...recorded.toldOn, ...unrecorded.toldOn },
    isLetterDue: unrecorded.isLetterDue,
  };
}
