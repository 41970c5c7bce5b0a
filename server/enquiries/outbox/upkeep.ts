// The state of the installation, for the weekly letter: test enquiries, disk, backups and restore drills.

import { type CanaryRecord, readCanaryRecord } from '../../canary/record.ts';
import { type DrillRecord, readBackupRecord, readDrillRecord } from '../../jobs/records.ts';
import { diskBytesMin } from '../../limits.ts';
import { freeDiskBytes } from '../../observability/disk.ts';
import { ageMs } from '../../time/clock-skew.ts';
import { dayMs } from '../../time/dates.ts';
import { isOverdue, type OpenTask, openTasks } from '../requests/overdue-tasks.ts';
import type { Store } from '../store/types.ts';
import { type Fact, formatDay, formatTime } from './email-body.ts';

type UpkeepDeps = { store: Pick<Store, 'bookmark' | 'dataRequests'>; databaseUrl: string; at: Date };

export async function upkeepFacts({ store, databaseUrl, at }: UpkeepDeps): Promise<Fact[]> {
  const [canary, backup, drill, freeBytes, tasks] = await Promise.all([
    readCanaryRecord(store),
    readBackupRecord(store),
    readDrillRecord(store),
    freeDiskBytes(databaseUrl).catch(() => null),
    openTasks(store, at),
  ]);
  const facts: [string, string | null][] = [
    ['Test enquiry', canary && canaryText(canary)],
    ['Free disk space', freeBytes === null ? null : diskText(freeBytes)],
    ['Last backup', backup ? `${formatDay(backup.at)}, ${ageText(backup.at, at)}` : noBackup],
    ['Last restore drill', drill ? `${formatDay(drill.at)}: ${drillText(drill)}` : 'none yet'],
    ['Requests of visitors that wait for you', tasks.length === 0 ? null : tasksText(tasks)],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== null);
}

const noBackup = 'none that the site knows of';

function tasksText(tasks: OpenTask[]): string {
  const overdue = tasks.filter(isOverdue).length;
  const hint = 'run npm run enquiries -- requests';
  return overdue === 0 ? `${tasks.length}: ${hint}` : `${tasks.length}, ${overdue} OVERDUE: ${hint}`;
}

// Without the error text, which may quote a mail server.
function canaryText({ at, ok, lastSuccessAt }: CanaryRecord): string {
  const when = formatTime(new Date(at));
  if (ok) return `arrived on ${when}`;
  const last =
    lastSuccessAt === null
      ? 'none has arrived yet'
      : `the last good one was on ${formatTime(new Date(lastSuccessAt))}`;
  return `DID NOT ARRIVE on ${when}; ${last}`;
}

function diskText(bytes: number): string {
  const size = `${(bytes / 1024 ** 3).toFixed(1)} GB`;
  return bytes < diskBytesMin ? `${size}: ALMOST FULL` : size;
}

// A drill with an old backup succeeds too, so the date of its newest enquiry shows its age.
function drillText({ ok, file, newestAt }: DrillRecord): string {
  if (!ok) return 'FAILED';
  if (newestAt !== null) return `good, from a backup with enquiries up to ${formatDay(newestAt)}`;
  return file === null ? 'good' : 'good, from a backup without enquiries';
}

function ageText(then: Date, at: Date): string {
  const age = ageMs(then, at);
  if (age === null) return 'a date in the future: MAKE A NEW ONE';
  const days = Math.floor(age / dayMs);
  if (days === 0) return 'less than a day ago';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
