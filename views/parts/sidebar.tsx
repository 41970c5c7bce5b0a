import { members } from '../navigation.ts';
import { type GroupName, groups, site } from '../site.ts';
import { useVisit } from '../visit.ts';

/** Related services: its own group, and on marketing pages the four marketing groups. */
export function Sidebar() {
  const { page, path } = useVisit();
  const own = page && site[page].group;
  if (!own) return null;
  const shown = groupNames.filter((name) =>
    groups[own].family === 'marketing' ? groups[name].family === 'marketing' : name === own,
  );
  return (
    <nav className="sidebar" aria-label="Related services">
      {shown.map((name) => (
        <section key={name}>
          <h2>{groups[name].label}</h2>
          <ul>
            {members(name).map(({ label, href }) => (
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

const groupNames = Object.keys(groups) as GroupName[];
