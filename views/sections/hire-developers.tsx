import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { Section } from './section.tsx';

/** Developers by the month: what a client gets, and where to enquire. */
export function HireDevelopers({ children }: { children: ReactNode }) {
  return (
    <Section name="hire" title="Hire Developers">
      <div className="prose">
        {children}
        <div className="actions">
          <ButtonLink to="contact">Enquiry Now</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
