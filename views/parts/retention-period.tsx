import { useVisit } from '../visit.ts';

/** How long an enquiry is kept, as the operator has set it. */
export function RetentionPeriod() {
  const { retentionDays } = useVisit().settings;
  return retentionDays === 1 ? '1 day' : `${retentionDays} days`;
}
