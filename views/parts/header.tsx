import { href, trail } from '../navigation.ts';
import { menus, site } from '../site.ts';
import { useVisit } from '../visit.ts';
import { ButtonLink } from './button-link.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Mark } from './mark.tsx';

/** One list of links: a row on a desktop, a popover on a phone. The browser opens and closes it without script. */
export function Header() {
  const { settings, page: here } = useVisit();
  const above = here === null ? [] : trail(here).map((crumb) => crumb.href);
  return (
    <header className="header">
      <div className="header-row">
        <a href={href('home')} className="header-brand">
          <Mark />
          <span>{settings.brand}</span>
        </a>
        <nav id="menu" className="header-menu" popover="auto" aria-label="Main">
          <ul>
            {menus.header.map((page) => (
              <li key={page}>
                <Link
                  to={page}
                  className={page !== 'home' && above.includes(href(page)) ? 'header-within' : undefined}
                >
                  {site[page].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="contact">Send a Query</ButtonLink>
        <button type="button" className="header-toggle" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
