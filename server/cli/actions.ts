// Commands that change enquiries: release, retry and forget.

import { toStoredAddress } from '../enquiries/email-address.ts';
import type { State, Store } from '../enquiries/store/types.ts';
import { exportRowsEach, maintenancePollMs } from '../limits.ts';
import { ChangeReport } from './change-report.ts';
import { type Command, type CommandContext, UsageError, type Values } from './command.ts';
import { addErasureToJournal, addToJournal } from './journal-line.ts';
import { formatTable, parseReferences } from './queries.ts';
import { jsonRecord } from './record.ts';

export const release = stateChange({
  command: 'release',
  from: 'held',
  move: (store, reference, now) => store.release(reference, now),
  done: 'is released.',
  not: 'is not held',
});

export const retry = stateChange({
  command: 'retry',
  from: 'refused',
  move: (store, reference, now) => store.retry(reference, now),
  done: 'is queued for another try.',
  not: 'is neither refused nor waiting',
});

export const forget: Command['prepare'] = (values, [typed, ...more]) => {
  if (!typed?.includes('@') || more.length > 0) throw new UsageError('Specify one e-mail address.');
  const email = toStoredAddress(typed);
  return async (context) => {
    const { store, config, print } = context;
    const references = await store.referencesFrom(email);
    await addErasureToJournal(context, 'forget', references);
    const { erased, isOffDisk, mentionedIn } = await store.forget(email);
    const later = erased.map(({ reference }) => reference).filter((one) => !references.includes(one));
    if (later.length > 0) await addErasureToJournal(context, 'forget', later); // arrived in between
    if (values.json) {
      print(JSON.stringify({ erased: erased.map(jsonRecord), isOffDisk, mentionedIn }, null, 2));
      return erased.length > 0;
    }
    print(erased.length === 0 ? `No enquiries from ${email}.` : `Erased all enquiries from ${email}:`);
    if (erased.length > 0) print(formatTable(erased));
    if (!isOffDisk) print(config.databaseUrl.startsWith('file:') ? stillInLog : stillInTable);
    if (mentionedIn.length > 0) {
      print(`Other enquiries mention this e-mail address; read them with: show ${mentionedIn.join(' ')}`);
    }
    return erased.length > 0;
  };
};

const scrubMinutes = maintenancePollMs / 60_000;

const stillInLog = `The erased text is still on disk: another program is reading the store, so its write-ahead log (-wal) cannot be truncated. The running site truncates it within ${scrubMinutes} minutes after that program finishes; if no site is running, the next start does.`;

const stillInTable = `The erased text may still be on disk: PostgreSQL could not vacuum the table completely, because another transaction is using it. The running site retries every ${scrubMinutes} minutes.`;

type StateChange = {
  command: 'release' | 'retry';
  from: State;
  move: (store: Store, reference: string, now: Date) => Promise<boolean>;
  done: string;
  not: string;
};

function stateChange({ command, from, move, done, not }: StateChange): Command['prepare'] {
  return (values, positionals) => {
    const chosen = selectedReferences(values, positionals);
    return async (context) => {
      const { store, printError, now, config } = context;
      const references = chosen ?? (await allReferences(store, from));
      const selection = chosen ? {} : { state: from };
      if (references.length > 0) await addToJournal(context, command, { references, selection });
      const report = new ChangeReport();
      for (const reference of references) {
        if (await move(store, reference, now())) {
          report.addChanged(reference, done);
          continue;
        }
        const enquiry = await store.find(reference);
        report.addFailed(
          reference,
          enquiry ? `${reference} ${not}: it is ${enquiry.state}.` : `There is no enquiry ${reference}.`,
        );
      }
      const isDone = report.print(context, values, `No enquiry is ${from}.`);
      if (references.length > 0 && !config.mail) printError('No emails are sent while SMTP_URL is not set.');
      return isDone;
    };
  };
}

// `null` selects all enquiries.
function selectedReferences({ all }: Values, positionals: string[]): string[] | null {
  if (!all) return parseReferences(positionals);
  if (positionals.length > 0) throw new UsageError('Specify references or --all, not both.');
  return null;
}

// In order of arrival, which is the order of mailing. After a flood, all enquiries may not fit into memory;
// their references do.
async function allReferences(store: CommandContext['store'], state: State): Promise<string[]> {
  const references: string[] = [];
  for (let before: number | undefined; ; ) {
    const found = await store.list({ state }, exportRowsEach, before);
    references.push(...found.map(({ reference }) => reference));
    before = found.at(-1)?.id;
    if (before === undefined) return references.reverse();
  }
}
