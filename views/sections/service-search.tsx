import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';
import { Link } from '../parts/link.tsx';

/** A search field above the lists of services and of words, which it filters while the visitor types. Without script: the lists. */
export function ServiceSearch({ children }: { children: ReactNode }) {
  const { islands } = usePageContext().assets;
  return (
    <div data-island={islands['service-search']}>
      <search className="service-search frame">
        <label htmlFor="service-search">Find a service, a trade or a word</label>
        <input
          id="service-search"
          type="search"
          placeholder="dentist, shop, logo"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          readOnly
        />
        <p>
          <output htmlFor="service-search" /> <Link to="contact">Not found? Ask for a free quote</Link>
        </p>
      </search>
      {children}
    </div>
  );
}
