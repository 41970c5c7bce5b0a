// The `erase` command: erases single enquiries, by the rules by which visitors erase theirs.

import { erasureRule } from '../enquiries/requests/settlement.ts';
import { ChangeReport } from './change-report.ts';
import type { Command } from './command.ts';
import { addErasureToJournal } from './journal-line.ts';
import { parseReferences } from './queries.ts';
import { formatTime } from './text-format.ts';

export const erase: Command['prepare'] = (values, positionals) => {
  const references = parseReferences(positionals);
  return async (context) => {
    const { store, config, now, printError } = context;
    await addErasureToJournal(context, 'erase', references);
    const rules = { eraseAfterDays: config.eraseAfterDays, isNotified: config.notify !== null };
    const report = new ChangeReport();
    for (const reference of references) {
      const enquiry = await store.find(reference);
      const rule = erasureRule(enquiry ?? { receivedAt: now() }, now(), rules);
      if (!(await store.dataRequests.erase(reference, rule)))
        report.addFailed(reference, `There is no enquiry ${reference}, or it is erased.`);
      else if (rule.keptUntil)
        report.addChanged(
          reference,
          `is erased, except for what is kept until ${formatTime(rule.keptUntil)} IST.`,
        );
      else report.addChanged(reference, 'is erased.');
    }
    const isOffDisk = report.changed.length === 0 || (await store.scrub());
    const isDone = report.print(context, values);
    if (!isOffDisk)
      printError('The erased text is still on disk: the running site overwrites it within minutes.');
    return isDone;
  };
};
