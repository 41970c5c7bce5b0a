import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { TelLink } from '../parts/tel-link.tsx';

/** The strip at the end of a section: call, or ask for a free quote. */
export function ReadyToDiscuss({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-ready ground">
      <div className="frame section-grid">
        <div className="ready-words">
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
        <div className="ready-ways">
          <p className="ready-call">
            <Icon name="phone" />
            <TelLink />
          </p>
          <ButtonLink to="contact">Free Quote</ButtonLink>
        </div>
      </div>
    </section>
  );
}
