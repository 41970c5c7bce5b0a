import { breadcrumbs } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';
import { Icon } from './icon.tsx';

/** The breadcrumbs of a page. Pages that are not in the site table are directly below home. */
export function Breadcrumb({ label }: { label: string }) {
  const { page, path } = usePageContext();
  const [home, ...rest] = page ? breadcrumbs(page) : [...breadcrumbs('home'), { label, href: path }];
  const ancestors = rest.slice(0, -1);
  return (
    <nav className="breadcrumb frame" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={home?.href} aria-label="Home">
            <Icon name="home" />
          </a>
        </li>
        {ancestors.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{label}</span>
        </li>
      </ol>
    </nav>
  );
}
