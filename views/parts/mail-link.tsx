import { usePageContext } from '../page-context.ts';

/** A mailto link to the agency's e-mail address. */
export function MailLink() {
  const { email } = usePageContext().settings;
  return <a href={`mailto:${email}`}>{email}</a>;
}
