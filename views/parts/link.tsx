import type { ReactNode } from 'react';
import { href } from '../navigation.ts';
import { usePageContext } from '../page-context.ts';
import type { PageName } from '../site.ts';

type Props = {
  to: PageName;
  /** The id of an element on that page. */
  hash?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a page by its name; an unknown name does not compile. */
export function Link({ to, hash, className, children }: Props) {
  const isCurrent = usePageContext().page === to;
  return (
    <a
      href={hash ? `${href(to)}#${hash}` : href(to)}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
