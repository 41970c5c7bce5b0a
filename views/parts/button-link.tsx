import type { ReactNode } from 'react';
import type { PageName } from '../site.ts';
import { Link } from './link.tsx';

type Props = { to: PageName; hash?: string; quiet?: boolean; children: ReactNode };

export function ButtonLink({ to, hash, quiet = false, children }: Props) {
  return (
    <Link to={to} hash={hash} className={quiet ? 'button button-quiet' : 'button'}>
      {children}
    </Link>
  );
}
