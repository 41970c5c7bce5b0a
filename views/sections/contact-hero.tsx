import type { ReactNode } from 'react';
import { StandsFree } from '../figures/poster.tsx';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Poster } from '../parts/poster.tsx';
import { WhatsappButton } from '../parts/whatsapp-link.tsx';
import { site } from '../site.ts';

/** The opening of the contact page. Its form is the page, so it is on the first screen. */
export function ContactHero({
  title,
  lede,
  children,
}: {
  title: string;
  lede: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="ground ground-accent contact-hero">
      <div className="opening">
        <Breadcrumb label={site.contact.label} />
        <div className="frame opening-grid">
          <h1>{title}</h1>
          <StandsFree value>
            <Poster name="contact" />
          </StandsFree>
          <div className="opening-words">
            <p className="lede">{lede}</p>
            <div className="actions">
              <CallButton />
              <WhatsappButton />
            </div>
          </div>
        </div>
      </div>
      <div className="contact-form enquiry-wide">
        <Enquiry form="contact" />
        <div className="contact-else">{children}</div>
      </div>
    </div>
  );
}
