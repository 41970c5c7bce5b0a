import type { ReactNode } from 'react';
import { Breadcrumb } from '../../parts/breadcrumb.tsx';
import { CallButton } from '../../parts/call-button.tsx';
import { Poster, StandsFree } from '../../parts/poster.tsx';
import { WhatsappButton } from '../../parts/whatsapp-link.tsx';
import { site } from '../../site.ts';
import { Enquiry } from '../enquiry.tsx';

type Props = { title: string; lede: ReactNode; children: ReactNode };

/** The hero of the contact page. Its form is the page, so it is on the first screen. */
export function EnquiryHero({ title, lede, children }: Props) {
  return (
    <div className="ground ground-accent hero hero-enquiry">
      <Breadcrumb label={site.contact.label} />
      <div className="hero-text">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <div className="actions">
          <CallButton />
          <WhatsappButton />
        </div>
      </div>
      <StandsFree value>
        <Poster name="contact" />
      </StandsFree>
      <div className="hero-form">
        <Enquiry form="contact" layout="slab" />
        <div className="hero-else">{children}</div>
      </div>
    </div>
  );
}
