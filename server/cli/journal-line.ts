import type { JournalCommand, JournalLine } from '../enquiries/store/types.ts';
import { journalReferencesCountMax } from '../limits.ts';
import type { CommandContext } from './command.ts';

/**
 * Before a command shows or changes personal data: when the line cannot be written, the command does nothing
 * else.
 */
export async function addToJournal(
  { store, now, operator }: CommandContext,
  command: JournalCommand,
  {
    references,
    enquiryCount = references.length,
    selection = {},
  }: Pick<JournalLine, 'references'> & Partial<JournalLine>,
): Promise<void> {
  await store.addToJournal({ at: now(), command, operator, enquiryCount, references, selection });
}

/** With as many lines as name all of them: a restore reads there which enquiries it must not bring back. */
export async function addErasureToJournal(
  context: CommandContext,
  command: 'erase' | 'forget',
  references: string[],
): Promise<void> {
  let left = references;
  do {
    await addToJournal(context, command, { references: left.slice(0, journalReferencesCountMax) });
    left = left.slice(journalReferencesCountMax);
  } while (left.length > 0);
}
