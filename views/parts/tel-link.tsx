import { telHref } from '../navigation.ts';
import { useVisit } from '../visit.ts';

/** A tel link with the agency's phone number. */
export function TelLink({ className }: { className?: string }) {
  const { phone } = useVisit().settings;
  return (
    <a href={telHref(phone)} className={className}>
      {phone}
    </a>
  );
}
