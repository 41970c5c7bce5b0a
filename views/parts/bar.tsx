import { telHref } from '../navigation.ts';
import { useVisit } from '../visit.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** The sticky bar at the foot of the viewport. */
export function Bar() {
  const { phone } = useVisit().settings;
  return (
    <aside className="bar" aria-label="Call us">
      <a href={telHref(phone)} className="bar-call">
        <Icon name="phone" />
        <span className="bar-support">24/7 Support</span>
        <span className="bar-number">{phone}</span>
      </a>
      <Link to="contact" className="bar-back">
        Get a call Back
      </Link>
    </aside>
  );
}
