import { telHref } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

/** The sticky bar at the foot of the viewport. Its button opens the header's menu where the header has no room for it. */
export function CallBar() {
  const { phone } = usePageContext().settings;
  return (
    <aside className="call-bar" aria-label="Call us">
      <a href={telHref(phone)} className="call-bar-call">
        <Icon name="phone" />
        <span className="call-bar-support">24/7 Support</span>
        <span className="call-bar-number">{phone}</span>
      </a>
      <WhatsappLink className="call-bar-whatsapp" label="WhatsApp">
        <Icon name="whatsapp" />
        <span>WhatsApp</span>
      </WhatsappLink>
      <button type="button" className="call-bar-menu" popoverTarget="menu" aria-label="Menu" />
      <Link to="contact" hash="contact-phone" className="call-bar-cta">
        Get a call Back
      </Link>
    </aside>
  );
}
