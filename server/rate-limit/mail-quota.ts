import { mailLimitMs } from '../limits.ts';
import type { Counters } from './counters.ts';

/** How many letters may leave; what is over it is late and never lost. */
export type Budget = { msToWait(): Promise<number>; spend(): Promise<void> };

/** One for all processes that share a store. */
export function mailBudget({ counter }: Counters, lettersPerHour: number): Budget {
  const letters = counter('mail', lettersPerHour, mailLimitMs);
  return {
    msToWait: () => letters.msToWait('all'),
    spend: async () => void (await letters.add('all')),
  };
}
