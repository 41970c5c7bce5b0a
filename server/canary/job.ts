// Runs one canary in each period of CANARY_EVERY, in one of the processes. Reports that canaries fail, once a day for each
// step, and that they work again.

import type { Config } from '../config.ts';
import { messageId } from '../messages/kinds.ts';
import type { MailTransport } from '../messages/smtp.ts';
import { canaryText } from '../messages/templates/agency.ts';
import { emailOf } from '../messages/templates/email-body.ts';
import type { MailIdentity } from '../messages/types.ts';
import type { Log } from '../observability/log.ts';
import type { Store } from '../store.ts';
import type { Job } from '../time/clock.ts';
import { onFastestClock, utcDay } from '../time/dates.ts';
import { faultOf } from './faults.ts';
import { sendHeartbeat } from './heartbeat.ts';
import type { CanaryDeps, CanaryRecord, CanaryResult } from './run.ts';
import { readCanaryRecord, runCanary } from './run.ts';

const msMax = 10 * 60_000; // a mail server that greylists answers within minutes
const pollMs = 60_000;
const firstMs = 60_000; // until the previous process has ended and proxies have switched

type AlertDeps = {
  config: Config;
  store: Store;
  log: Log;
  /** `null` where no e-mail is sent. */
  mail: { transport: Pick<MailTransport, 'send'>; identity: MailIdentity } | null;
  /** Called when messages were stored. */
  onMessage: () => void;
};

/** `null` when CANARY_EVERY is not set. `signal` ends a canary that is under way. */
export function createCanaryJob(deps: AlertDeps & Pick<CanaryDeps, 'clock' | 'signal'>): Job | null {
  const { store, clock, log, config, signal } = deps;
  const { everyMs } = config.canary;
  if (everyMs === null) return null;
  const alert = createAlert(deps);

  /** Its start, which sorts as text. */
  const periodOf = (at: Date) => new Date(Math.floor(at.getTime() / everyMs) * everyMs).toISOString();

  async function run(): Promise<void> {
    const at = clock.now();
    const period = periodOf(at);
    try {
      const last = await store.bookmark('canary-period');
      // A period in the future was written while the clock was ahead.
      if (last !== null && last >= period && last <= periodOf(onFastestClock(at))) return;
      // Only one process replaces it.
      if (!(await store.replaceBookmark('canary-period', last, period))) return;
      const result = await runCanary({ ...deps, msMax });
      if (result.ok) {
        log.info({ tookMs: result.tookMs, mail: result.mail }, 'canary passed');
        await sendHeartbeat(config, 'canary', (reason) => log.warn({ reason }, 'heartbeat not sent'), signal);
      }
      await alert(result);
    } catch (error) {
      // Visitors get 503 now, too.
      if (!signal.aborted) return alert({ at: at.toISOString(), step: 'store', ...faultOf(error) });
      // The process is stopping: another one runs the canary of this period.
      await store.replaceBookmark('canary-period', period, '').catch(() => {});
    }
  }

  return { name: 'canary', everyMs: pollMs, firstMs, run };
}

/** Takes each result of this process, also of a canary that the store did not let start. */
function createAlert({ config, store, log, mail, onMessage }: AlertDeps) {
  const { alertTo } = config.canary;
  const mailed = alertTo.length > 0 ? mail : null;
  /** A failure that the store may not have recorded. */
  let unrecorded: CanaryRecord['open'] = null;
  let toldWithoutStore = '';

  return async ({ at, step, error, remedy }: Pick<CanaryResult, 'at' | 'step' | 'error' | 'remedy'>) => {
    const record = await readCanaryRecord(store).catch(() => null);
    const open = record?.open ?? unrecorded;
    const setOpen = async (found: CanaryRecord['open']) =>
      record && store.setBookmark('canary', JSON.stringify({ ...record, open: found }));
    if (step === null) {
      if (open === null) return;
      if (mailed) await add('canary-alert', `recovered-${open.since}`, at, canaryText(at, open.step, open));
      await setOpen(null);
      unrecorded = null;
      return;
    }
    log.error({ at, step, error, remedy }, 'canary failed');
    unrecorded = open ?? { step, since: at };
    const about = `${step}-${utcDay(new Date(at))}`;
    if (toldWithoutStore === about) return;
    const email = canaryText(at, step, { error, remedy });
    try {
      await setOpen(unrecorded);
      if (mailed) await add('canary-alert', about, at, email);
      const text = `The test enquiry failed at the step ${step}: ${error}. ${remedy}`;
      if (config.notify) await add('canary.failed', about, at, { text });
    } catch (reason) {
      log.error(reason, 'canary alert not stored');
      toldWithoutStore = about;
      if (!mailed) return;
      const message = { id: messageId('canary-alert', about), recipients: alertTo };
      const verdict = await mailed.transport.send(emailOf(message, email, mailed.identity));
      if (verdict.state !== 'sent') log.error({ verdict }, 'canary alert not sent');
    }
  };

  async function add(kind: 'canary-alert' | 'canary.failed', about: string, at: string, content: object) {
    const recipients = kind === 'canary-alert' ? alertTo : null;
    const id = messageId(kind, about);
    const message = { id, kind, reference: null, recipients, content: { ...content }, at: new Date(at) };
    if (await store.messages.add(message)) onMessage();
  }
}
