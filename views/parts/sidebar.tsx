import { groupLinks, groupNames } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';
import { groups, site } from '../site.ts';

/** Links to related services: the group of the page, and on marketing pages all four marketing groups. */
export function Sidebar() {
  const { page, path } = usePageContext();
  const ownGroup = page && site[page].group;
  if (!ownGroup) return null;
  const shownGroups = groupNames.filter((name) =>
    groups[ownGroup].family === 'marketing' ? groups[name].family === 'marketing' : name === ownGroup,
  );
  return (
    <nav
      className={shownGroups.length === 1 ? 'sidebar sidebar-tabs' : 'sidebar'}
      aria-label="Related services"
    >
      {shownGroups.map((name) => (
        <section key={name}>
          <h2>{groups[name].label}</h2>
          <ul>
            {groupLinks(name).map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
