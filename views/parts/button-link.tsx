import type { ReactNode } from 'react';
import type { PageName } from '../site.ts';
import { Link } from './link.tsx';

type Props = { to: PageName; quiet?: boolean; children: ReactNode };

export function ButtonLink({ to, quiet = false, children }: Props) {
  return (
    <Link to={to} className={quiet ? 'button button-quiet' : 'button'}>
      {children}
    </Link>
  );
}
