import { breadcrumbs, groupNames, href, pagesOf } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';
import { type Family, type GroupName, groups, menus, site } from '../site.ts';
import { ButtonLink } from './button-link.tsx';
import { Link } from './link.tsx';
import { Logo } from './logo.tsx';
import { PageList } from './page-list.tsx';

/**
 * Two tiers of links. On a desktop the first is a row, and the second a popover below it. On a phone both are in one
 * popover. The browser opens and closes them without script.
 */
export function Header() {
  const { settings, page: currentPage } = usePageContext();
  const ancestors = currentPage === null ? [] : breadcrumbs(currentPage).map((crumb) => crumb.href);
  return (
    <header className="header">
      <div className="header-row">
        <a href={href('home')} className="header-brand">
          <Logo />
          {settings.brand}
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
            <li>
              <button type="button" popoverTarget="all-services">
                All services
              </button>
              <ul id="all-services" className="header-all" popover="auto">
                {groupNames.map((name, index) => (
                  <li key={name} className={groupClass(name, groupNames[index - 1])}>
                    <p>{groups[name].label}</p>
                    <PageList pages={pagesOf(name)} />
                  </li>
                ))}
                <li className="header-coal">
                  <p>{settings.brand}</p>
                  <PageList pages={menus.more} />
                </li>
              </ul>
            </li>
          </ul>
        </nav>
        <ButtonLink to="contact" hash="enquiry-contact">
          Send a Query
        </ButtonLink>
      </div>
    </header>
  );
}

const pigments: Record<Family, string> = {
  agency: 'coal',
  design: 'vermilion',
  development: 'cobalt',
  graphic: 'ochre',
  marketing: 'pine',
  apps: 'violet',
};

/** A group has the colour of its family, and shares the line above it with a neighbour of the same family. */
function groupClass(name: GroupName, before: GroupName | undefined): string {
  const { family } = groups[name];
  const isJoined = before !== undefined && groups[before].family === family;
  return `header-${pigments[family]}${isJoined ? ' header-joined' : ''}`;
}
