import { telHref } from '../navigation.ts';
import { useVisit } from '../visit.ts';

/** The agency's phone number, ready to be called. */
export function TelLink({ className }: { className?: string }) {
  const { phone } = useVisit().settings;
  return (
    <a href={telHref(phone)} className={className}>
      {phone}
    </a>
  );
}
