import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { Picture } from '../parts/poster.tsx';

/** Developers by the month: what a client gets, and where to ask for them. */
export function HireDevelopers({ children }: { children: ReactNode }) {
  return (
    <section className="section section-hire">
      <div className="frame hire">
        <Picture name="hireDevelopers" />
        <div className="prose">
          <h2>Hire Developers</h2>
          {children}
          <div className="actions">
            <ButtonLink to="contact">Enquiry Now</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
