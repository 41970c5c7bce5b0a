import { useVisit } from '../visit.ts';

/** The agency's e-mail address, ready to be written to. */
export function MailLink() {
  const { email } = useVisit().settings;
  return <a href={`mailto:${email}`}>{email}</a>;
}
