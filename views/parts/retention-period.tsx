import { usePageContext } from '../page-context.ts';

/** The configured retention period of enquiries. */
export function RetentionPeriod() {
  const { retentionDays } = usePageContext().settings;
  return retentionDays === 1 ? '1 day' : `${retentionDays} days`;
}
