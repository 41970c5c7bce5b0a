import { menus } from '../site.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** Links to the main services: a row of tiles above the footer. */
export function QuickLinks() {
  return (
    <nav className="quick-links" aria-label="Quick links">
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
