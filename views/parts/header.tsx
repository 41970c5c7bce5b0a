import { breadcrumbs, href } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';
import { menus, site } from '../site.ts';
import { ButtonLink } from './button-link.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Logo } from './logo.tsx';

/** One list of links: a row on a desktop, a popover on a phone. The browser opens and closes it without script. */
export function Header() {
  const { settings, page: currentPage } = usePageContext();
  const ancestors = currentPage === null ? [] : breadcrumbs(currentPage).map((crumb) => crumb.href);
  return (
    <header className="header">
      <div className="header-row">
        <a href={href('home')} className="header-brand">
          <Logo />
          <span>{settings.brand}</span>
        </a>
        <nav id="menu" className="header-menu" popover="auto" aria-label="Main">
          <ul>
            {menus.header.map((page) => (
              <li key={page}>
                <Link
                  to={page}
                  className={page !== 'home' && ancestors.includes(href(page)) ? 'header-within' : undefined}
                >
                  {site[page].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="contact" hash="enquiry-contact">
          Send a Query
        </ButtonLink>
        <button type="button" className="header-toggle" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
