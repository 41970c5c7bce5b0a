import type { JournalCommand, JournalLine } from '../enquiries/store/types.ts';
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
