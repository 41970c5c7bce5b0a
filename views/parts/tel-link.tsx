import { telHref } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';

/** A tel link with the agency's phone number. */
export function TelLink({ className }: { className?: string }) {
  const { phone } = usePageContext().settings;
  return (
    <a href={telHref(phone)} className={className}>
      {phone}
    </a>
  );
}
