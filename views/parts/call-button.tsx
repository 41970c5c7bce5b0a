import { telHref } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';
import { Icon } from './icon.tsx';

/** The agency's phone number beside the button of an ending or of the contact page. */
export function CallButton() {
  const { phone } = usePageContext().settings;
  return (
    <a href={telHref(phone)} className="button button-quiet">
      <Icon name="phone" />
      {`Call ${phone}`}
    </a>
  );
}
