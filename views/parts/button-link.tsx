import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';
import { hasTopic, type PageName, topicId } from '../site.ts';
import { Link } from './link.tsx';

type Props = { to: PageName; hash?: string; quiet?: boolean; children: ReactNode };

/** A link with the looks of a button. From a service without a form, Contact opens with the service as its subject. */
export function ButtonLink({ to, hash, quiet = false, children }: Props) {
  const { page } = usePageContext();
  const topic = to === 'contact' && hasTopic(page) ? topicId(page) : undefined;
  return (
    <Link to={to} hash={hash ?? topic} className={quiet ? 'button button-quiet' : 'button'}>
      {children}
    </Link>
  );
}
