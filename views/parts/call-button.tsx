import { telHref } from '../navigation.ts';
import { useVisit } from '../visit.ts';
import { Icon } from './icon.tsx';

/** The agency's phone number as the second button of a hero. */
export function CallButton() {
  const { phone } = useVisit().settings;
  return (
    <a href={telHref(phone)} className="button button-quiet">
      <Icon name="phone" />
      {phone}
    </a>
  );
}
