import { telHref } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';
import { Icon } from './icon.tsx';

/** The agency's phone number as the second button of a hero; on a phone only its icon is shown. */
export function CallButton() {
  const { phone } = usePageContext().settings;
  return (
    <a href={telHref(phone)} className="button button-quiet call-button" aria-label={phone}>
      <Icon name="phone" />
      <span className="call-number">{phone}</span>
    </a>
  );
}
