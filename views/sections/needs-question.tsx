import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';
import { needsPath } from '../site.ts';

type Props = { ask: string; children: ReactNode };

/** What the client has to send, as the answer of a question: `li` elements. A page has this or `Needs`. */
export function NeedsQuestion({ ask, children }: Props) {
  const { assets, path } = usePageContext();
  return (
    <details className="question">
      <summary>
        <h3>{ask}</h3>
      </summary>
      <div className="prose essential" data-island={assets.islands['copy-list']}>
        <ul className="needs">{children}</ul>
        <p>
          <a href={needsPath(path)} rel="nofollow">
            Copy this list
          </a>{' '}
          <output />
        </p>
      </div>
    </details>
  );
}
