// The `answer` command: marks enquiries as answered.

import { ChangeReport } from './change-report.ts';
import type { Command } from './command.ts';
import { addToJournal } from './journal-line.ts';
import { parseReferences } from './queries.ts';
import { formatTime } from './text-format.ts';

export const answer: Command['prepare'] = (values, positionals) => {
  const references = parseReferences(positionals);
  return async (context) => {
    const { store, now } = context;
    await addToJournal(context, 'answer', { references });
    const report = new ChangeReport();
    for (const reference of references) {
      const answeredAt = await store.answer(reference, now());
      if (answeredAt) report.addChanged(reference, `is answered since ${formatTime(answeredAt)} IST.`);
      else report.addFailed(reference, `There is no enquiry ${reference}.`);
    }
    return report.print(context, values);
  };
};
