import { usePageContext } from '../page-context.ts';
import { menus } from '../site.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** Links to the main services: a strip on the right edge of a desktop, a row of tiles above the footer on a phone. */
export function QuickLinks() {
  const { page } = usePageContext();
  const isCurrent = menus.quickLinks.some(({ to }) => to === page);
  // A class of its own for the rule of the current link, which most pages need not carry.
  const kind = isCurrent ? ' quick-links-current' : '';
  return (
    <nav className={`quick-links${kind}`} aria-label="Quick links">
      <ul>
        {menus.quickLinks.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <span className="quick-link-label">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
