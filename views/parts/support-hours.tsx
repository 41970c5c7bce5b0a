import { spokenHours } from '../hours.ts';
import { usePageContext } from '../page-context.ts';

/** What a visitor gets of “24/7 Support”: what he can do at any hour, when the telephone is answered, and when a person replies. */
export function SupportHours() {
  const { hours } = usePageContext().settings;
  const times = hours.length > 0 ? spokenHours(hours) : 'in office hours';
  return `Send the form or ask for a call back at any hour. The telephone is answered ${times}. A person replies by the next working day.`;
}
