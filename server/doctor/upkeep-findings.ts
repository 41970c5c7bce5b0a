// What the store has recorded about regular work: notices, letters to visitors, test enquiries, backups and drills.

import { readCanaryRecord } from '../canary/record.ts';
import type { Config } from '../config.ts';
import { isOverdue, openTasks } from '../enquiries/requests/overdue-tasks.ts';
import type { Store } from '../enquiries/store/types.ts';
import { readBackupRecord, readDrillRecord } from '../jobs/records.ts';
import { backupAgeMsMax } from '../limits.ts';
import { ageMs } from '../time/clock-skew.ts';
import { dayMs } from '../time/dates.ts';
import { type Finding, findingOf, note, ok, todo, unknown } from './finding.ts';

export async function upkeepFindings(store: Store, config: Config, now: Date): Promise<Finding[]> {
  return Promise.all([
    ...(config.notify ? [findingOf('notices', () => noticesFinding(store))] : []),
    ...(await requestsFindings(store, now)),
    ...(await lettersFindings(store)),
    findingOf('canary', () => canaryFinding(store, config, now)),
    ...(config.databaseUrl.startsWith('file:')
      ? [
          findingOf('backup', () => backupFinding(store, now)),
          findingOf('restore drill', () => drillFinding(store, now)),
        ]
      : []),
  ]);
}

async function noticesFinding(store: Store): Promise<Finding> {
  const { refused, waiting } = await store.notices.counts();
  if (refused === 0) return ok('notices', `${waiting} wait for their receiver`);
  return todo(
    'notices',
    `${refused} refused by their receiver`,
    'Run npm run enquiries -- notices --state refused.',
  );
}

async function requestsFindings(store: Store, now: Date): Promise<Finding[]> {
  try {
    const tasks = await openTasks(store, now);
    if (tasks.length === 0) return [];
    const overdue = tasks.filter(isOverdue).length;
    const found = `${tasks.length} of visitors wait for you, ${overdue} of them overdue`;
    return [todo('requests', found, 'Run npm run enquiries -- requests.')];
  } catch (error) {
    return [unknown('requests', error)];
  }
}

async function lettersFindings(store: Store): Promise<Finding[]> {
  try {
    const { refused } = await store.visitorLetters.counts();
    if (refused === 0) return [];
    return [
      note('letters', `${refused} to visitors refused by the mail server: the log names the enquiries`),
    ];
  } catch (error) {
    return [unknown('letters', error)];
  }
}

async function canaryFinding(store: Store, { canary }: Config, now: Date): Promise<Finding> {
  const record = await readCanaryRecord(store);
  if (record === null)
    return note('canary', 'no test enquiry was ever sent: run npm run canary, or set CANARY_EVERY');
  const { at, ok: isWell, step, error } = record;
  if (!isWell)
    return todo(
      'canary',
      `the last test enquiry failed at ${step}: ${error}`,
      'Mend that, and run npm run canary.',
    );
  const age = ageMs(new Date(at), now);
  if (age === null) return todo('canary', `the last test enquiry is ${future}`, 'Run npm run canary.');
  if (canary.everyMs !== null && age > 2 * canary.everyMs)
    return todo(
      'canary',
      `the last one arrived ${ageText(age)} ago`,
      'Read the log: a canary is due every CANARY_EVERY.',
    );
  return ok('canary', `the last test enquiry arrived ${ageText(age)} ago`);
}

async function backupFinding(store: Store, now: Date): Promise<Finding> {
  const backup = await readBackupRecord(store);
  const remedy = 'Enable backup.timer, or run npm run backup -- DIR --keep 14.';
  if (backup === null) return todo('backup', 'there is none', remedy);
  const age = ageMs(backup.at, now);
  if (age === null) return todo('backup', `${backup.file} is ${future}`, remedy);
  const found = `${backup.file}, ${ageText(age)} old`;
  return age > backupAgeMsMax ? todo('backup', found, remedy) : ok('backup', found);
}

async function drillFinding(store: Store, now: Date): Promise<Finding> {
  const drill = await readDrillRecord(store);
  if (drill === null)
    return note('restore drill', 'there has been no restore drill: run npm run restore-drill');
  const age = ageMs(drill.at, now);
  if (age === null) return todo('restore drill', `the last one is ${future}`, 'Run npm run restore-drill.');
  const found = `${drill.ok ? 'passed' : 'failed'} ${ageText(age)} ago`;
  return drill.ok
    ? ok('restore drill', found)
    : todo('restore drill', found, 'Run npm run restore-drill, and read why.');
}

const future = 'dated in the future, by a fast clock';

function ageText(ms: number): string {
  return ms < 2 * dayMs ? `${Math.round(ms / 3_600_000)} h` : `${Math.floor(ms / dayMs)} days`;
}
