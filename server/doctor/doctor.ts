// Checks the whole installation, from the settings to the browser's view, without changing anything here.

import { Resolver } from 'node:dns/promises';
import { type Heartbeat, heartbeats, sendHeartbeat } from '../canary/heartbeat.ts';
import type { Config } from '../config.ts';
import { backupAgeMsMax, checkHoursDefault } from '../limits.ts';
import { openMailTransport } from '../messages/smtp.ts';
import { readAssets, versionText } from '../paths.ts';
import { inspection, type Status } from '../status.ts';
import { openStore } from '../store.ts';
import { type DoctorDeps, errorText, type Finding, judge, type Verdict, type Verdicts } from './finding.ts';
import { mailVerdicts, siteVerdicts } from './outside.ts';
import { settingsWarnings } from './startup-warnings.ts';

const dnsMsMax = 3_000; // for one of two tries
const hourMs = 60 * 60_000;

/** What the command prints, and its exit code. */
export async function runDoctor(loadConfig: () => Config, now: () => Date, dkimSelector?: string) {
  let config: Config;
  try {
    config = loadConfig();
  } catch (error) {
    const invalid = judge(false, errorText(error), 'Correct them.');
    return { exitCode: 1, findings: [version(), finding('settings', invalid)] };
  }
  const resolver = new Resolver({ timeout: dnsMsMax, tries: 2 });
  const findings = await examine({
    config,
    assets: readAssets(),
    openStore: () => openStore(config.databaseUrl, { mayChange: false }),
    askRecipients: (envelope) => openMailTransport(config.mail?.smtpUrl ?? '').askRecipients(envelope),
    resolveTxt: (name) => resolver.resolveTxt(name),
    now,
    dkimSelector,
  });
  return { exitCode: exitCodeOf(findings), findings };
}

/** Never rejects: a check that gets no answer is a finding. */
export async function examine(deps: DoctorDeps): Promise<Finding[]> {
  const warnings = settingsWarnings(deps.config);
  const settings = warnings.length > 0 ? warnings : [judge(true, 'valid, and none is misspelt', '')];
  const groups = [storeVerdicts, mailVerdicts, siteVerdicts].map(async (ask) => answers(await ask(deps)));
  return [
    version(),
    ...settings.map((verdict) => finding('settings', verdict)),
    ...(await Promise.all(groups)),
  ].flat();
}

const version = () => finding('version', judge(true, versionText(), ''));

async function answers(verdicts: Verdicts): Promise<Finding[]> {
  const asked = Object.entries(verdicts).map(async ([check, verdict]) => {
    try {
      const answer = await verdict;
      return answer ? [finding(check, answer)] : [];
    } catch (error) {
      return [finding(check, { state: 'unknown', found: errorText(error) })];
    }
  });
  return (await Promise.all(asked)).flat();
}

// Servers wrote some of it, and terminals obey control characters.
function finding(check: string, { found, ...verdict }: Verdict): Finding {
  return { check, found: found.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' '), ...verdict };
}

async function storeVerdicts({ config, openStore, now }: DoctorDeps): Promise<Verdicts> {
  try {
    const store = await openStore();
    const inspected = inspection({ store, databaseUrl: config.databaseUrl }, now());
    const { faults, ...found } = await inspected.finally(() => store.close());
    if (found.storeError) throw found.storeError;
    const remedy = 'Restore a backup: npm run restore -- FILE.';
    const intact = judge(faults.length === 0, faults.join('; ') || 'intact, and accepts writes', remedy);
    return { store: intact, ...statusVerdicts(found, config) };
  } catch (error) {
    const remedy = 'Start the site once, or set DATABASE_URL to the same value as for the site.';
    return { store: judge(false, errorText(error), remedy) };
  }
}

function statusVerdicts(found: Status, config: Config): Verdicts {
  const { everyMs } = config.canary;
  const canaryMsMax = everyMs && 2 * everyMs;
  const { messages, requests, canary, backup, drill, disk } = found;
  const { counts, oldestUnsent } = found.enquiries;
  const freeText = `${((disk.freeBytes ?? 0) / 1024 ** 3).toFixed(1)} GB free`;
  const waitedHours = Math.floor((oldestUnsent?.waitedMs ?? 0) / hourMs);
  const unsent = oldestUnsent ? `${oldestUnsent.name} has waited for ${waitedHours} h` : 'none';
  const run = 'Run npm run enquiries --';
  const enableBackups = 'Enable backup.timer, or run npm run backup -- DIR --keep 14.';
  return {
    disk:
      disk.freeBytes !== null && judge(!disk.isAlmostFull, freeText, 'Free space on the disk of the store.'),
    refused: none(counts.refused, `${run} list --state refused, then retry.`),
    unsent: judge(waitedHours < checkHoursDefault, unsent, `${run} check.`),
    // Spam comes every day, and the digest brings it.
    held: none(counts.held, `${run} list --state held, or wait for the e-mail of the morning.`, 'warning'),
    webhooks: config.notify && none(messages.webhook.counts.refused, `${run} messages --state refused.`),
    requests: none(requests.open.length, `${run} requests.`),
    canary: upkeep(
      canary,
      'warning',
      `Run npm run canary${everyMs ? '' : ', or set CANARY_EVERY'}.`,
      canaryMsMax,
    ),
    backup: upkeep(backup, 'fault', enableBackups, backupAgeMsMax),
    'restore drill': upkeep(drill, 'warning', 'Run npm run restore-drill.', null),
    monitor: monitor(config, {
      canary: isGood(canary, canaryMsMax ?? backupAgeMsMax),
      backup: isGood(backup, backupAgeMsMax),
      drill: isGood(drill, backupAgeMsMax),
    }),
  };
}

/** Calls again for what was good lately, so that a check turns green when HEARTBEAT_URL has been corrected. */
async function monitor(config: Config, areGood: Record<Heartbeat, boolean>): Promise<Verdict | null> {
  if (config.heartbeatUrl === null) return null;
  const good = heartbeats.filter((job) => areGood[job]);
  const faults: string[] = [];
  await Promise.all(good.map((job) => sendHeartbeat(config, job, (reason) => faults.push(reason))));
  if (good.length === 0) return { state: 'warning', found: 'hears nothing, as nothing was good lately' };
  const found = faults.join('; ') || `hears of ${good.join(', ')}`;
  return judge(
    faults.length === 0,
    found,
    'Correct HEARTBEAT_URL, or the names of the checks at the monitor.',
  );
}

function none(count: number, remedy: string, state: Verdict['state'] = 'fault'): Verdict {
  return count === 0 ? { state: 'ok', found: 'none' } : { state, found: String(count), remedy };
}

type Upkeep = { ageMs: number | null; ok?: boolean; error?: string | null } | null;

function upkeep(last: Upkeep, missing: Verdict['state'], remedy: string, msMax: number | null): Verdict {
  if (last === null) return { state: missing, found: 'there was none', remedy };
  const { ageMs, ok = true, error } = last;
  if (ageMs === null) return judge(false, 'dated in the future, by a fast clock', remedy);
  const ago = `${Math.round(ageMs / hourMs)} h ago`;
  const found = ok ? `good, ${ago}` : `failed ${ago}: ${error}`;
  return judge(isGood(last, msMax ?? Infinity), found, remedy);
}

/** Whether the last one passed, and not too long ago. One of the future was dated by a fast clock. */
function isGood(last: Upkeep, msMax: number): boolean {
  const { ageMs, ok = true } = last ?? { ageMs: null };
  return ok && ageMs !== null && ageMs <= msMax;
}

/** 1 if there is something to do, otherwise 2 if something could not be asked, otherwise 0. */
export function exitCodeOf(findings: Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === 'fault')) return 1;
  return findings.some(({ state }) => state === 'unknown') ? 2 : 0;
}
