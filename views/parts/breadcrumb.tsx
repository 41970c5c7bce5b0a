import { trail } from '../navigation.ts';
import { useVisit } from '../visit.ts';
import { Icon } from './icon.tsx';

/** The breadcrumbs of this page. Pages that are not in the site table are directly below home. */
export function Breadcrumb({ here }: { here: string }) {
  const { page, path } = useVisit();
  const [home, ...rest] = page ? trail(page) : [...trail('home'), { label: here, href: path }];
  const above = rest.slice(0, -1);
  return (
    <nav className="breadcrumb frame" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={home?.href} aria-label="Home" aria-current={rest.length === 0 ? 'page' : undefined}>
            <Icon name="home" />
          </a>
        </li>
        {above.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <span aria-current="page">{here}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
