import { mailLimitMs } from '../limits.ts';
import type { Budget, Counters } from './types.ts';

/** One for all processes that share a store. */
export function mailBudget({ counter }: Counters, lettersPerHour: number): Budget {
  const letters = counter('mail', lettersPerHour, mailLimitMs);
  return {
    msToWait: () => letters.msToWait('all'),
    spend: async () => void (await letters.add('all')),
  };
}
