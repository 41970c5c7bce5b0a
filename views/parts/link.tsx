import type { ReactNode } from 'react';
import { href } from '../navigation.ts';
import type { PageName } from '../site.ts';
import { useVisit } from '../visit.ts';

type Props = { to: PageName; className?: string | undefined; children: ReactNode };

/** A link to a page by its name; an unknown name does not compile. */
export function Link({ to, className, children }: Props) {
  const here = useVisit().page === to;
  return (
    <a href={href(to)} className={className} aria-current={here ? 'page' : undefined}>
      {children}
    </a>
  );
}
