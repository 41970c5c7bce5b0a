import { useVisit } from '../visit.ts';

/** A mailto link to the agency's e-mail address. */
export function MailLink() {
  const { email } = useVisit().settings;
  return <a href={`mailto:${email}`}>{email}</a>;
}
