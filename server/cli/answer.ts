// The `answer` command: marks enquiries as answered.

import type { Command } from './command.ts';
import { addToJournal } from './journal-line.ts';
import { parseReferences } from './queries.ts';
import { formatTime } from './text-format.ts';

export const answer: Command['prepare'] = (_values, positionals) => {
  const references = parseReferences(positionals);
  return async (context) => {
    const { store, print, printError, now } = context;
    await addToJournal(context, 'answer', { references });
    let missing = 0;
    // Printed at the end: a closed pipe or a full disk must not stop the loop half way.
    const marked: string[] = [];
    for (const reference of references) {
      const answeredAt = await store.answer(reference, now());
      if (answeredAt) marked.push(`${reference} is answered since ${formatTime(answeredAt)} IST.`);
      else {
        missing += 1;
        printError(`There is no enquiry ${reference}.`);
      }
    }
    if (marked.length > 0) print(marked.join('\n'));
    return missing === 0;
  };
};
