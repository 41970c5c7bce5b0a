import { type PageName, site } from '../site.ts';
import { Link } from './link.tsx';

/** Pages by their names. The header and the footer render it alike, so that the second list compresses to little. */
export function PageList({ pages }: { pages: readonly PageName[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <Link to={page}>{site[page].label}</Link>
        </li>
      ))}
    </ul>
  );
}
