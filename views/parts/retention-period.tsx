import { useVisit } from '../visit.ts';

/** The configured retention period of enquiries. */
export function RetentionPeriod() {
  const { retentionDays } = useVisit().settings;
  return retentionDays === 1 ? '1 day' : `${retentionDays} days`;
}
