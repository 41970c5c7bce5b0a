import { spokenHours } from '../hours.ts';
import { usePageContext } from '../page-context.ts';

/** When a person answers, where the settings have office hours. */
export function ReplyHours() {
  const hours = spokenHours(usePageContext().settings.hours);
  return hours && <p>A person answers: {hours}.</p>;
}
