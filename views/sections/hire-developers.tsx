import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { Picture } from '../parts/poster.tsx';
import { Section } from './section.tsx';

/** Developers by the month: what a client gets, and where to enquire. */
export function HireDevelopers({ children }: { children: ReactNode }) {
  return (
    <Section name="hire" title="Hire Developers">
      <Offer>{children}</Offer>
    </Section>
  );
}

/** The same with its poster, for the one page that has it. */
export function HireDevelopersPoster({ children }: { children: ReactNode }) {
  return (
    <section className="section section-hire">
      <div className="frame section-grid">
        <div className="section-head">
          <Picture name="hireDevelopers" />
        </div>
        <div className="section-body hire">
          <h2>Hire Developers</h2>
          <Offer>{children}</Offer>
        </div>
      </div>
    </section>
  );
}

function Offer({ children }: { children: ReactNode }) {
  return (
    <div className="prose">
      {children}
      <div className="actions">
        <ButtonLink to="contact">Enquiry Now</ButtonLink>
      </div>
    </div>
  );
}
