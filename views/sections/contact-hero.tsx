import type { ReactNode } from 'react';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { CallButton } from '../parts/call-button.tsx';
import { Enquiry } from '../parts/enquiry.tsx';
import { Poster } from '../parts/poster.tsx';
import { WhatsappButton } from '../parts/whatsapp-link.tsx';
import { site } from '../site.ts';

/** The hero of the contact page. Its form is the page, so it is on the first screen and the poster is small. */
export function ContactHero({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <div className="hero">
      <Breadcrumb label={site.contact.label} />
      <div className="frame contact-grid">
        <div className="contact-head">
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
        </div>
        <div className="contact-form enquiry-wide">
          <Enquiry form="contact" />
        </div>
        <div className="contact-else">
          <div className="actions">
            <CallButton />
            <WhatsappButton />
          </div>
          {children}
          <Poster name="contact" />
        </div>
      </div>
    </div>
  );
}
