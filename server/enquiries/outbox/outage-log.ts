import { complaintsCountMax } from '../../limits.ts';
import type { Log } from '../../observability/log.ts';

/** Logs each fault of a server once until it recovers: it is retried every few minutes for as long as it takes. */
export function outageLog(log: Log, recovery: string) {
  const logged = new Set<string>();
  return {
    fault(fields: { host?: string; error?: string; remedy?: string; waitMs: number }, message: string): void {
      const known = `${message} ${fields.remedy ?? fields.error}`;
      if (logged.size < complaintsCountMax && !logged.has(known)) log.error(fields, message);
      logged.add(known);
    },
    recovered(): void {
      if (logged.size > 0) log.info(recovery);
      logged.clear();
    },
  };
}
