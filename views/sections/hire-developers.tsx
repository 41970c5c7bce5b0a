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

/** The same as the end of the one page that has its poster. */
export function HireDevelopersPoster({ children }: { children: ReactNode }) {
  return (
    <section className="section section-hire ground ground-accent">
      <div className="frame hire">
        <h2>Hire Developers</h2>
        <Offer>{children}</Offer>
        <Picture name="hireDevelopers" />
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
