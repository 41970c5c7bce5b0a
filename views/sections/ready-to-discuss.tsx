import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';
import { ButtonLink } from '../parts/button-link.tsx';
import { Ending } from '../parts/ending.tsx';
import { TelLink } from '../parts/tel-link.tsx';
import { Image } from '../samples/screen.tsx';
import { site } from '../site.ts';

/** The strip at the end of a section: call, or ask for a free quote. On a service page it is the last picture. */
export function ReadyToDiscuss({ title, children }: { title: string; children: ReactNode }) {
  const { page } = usePageContext();
  if (page && site[page].group)
    return (
      <Ending title={title} to="contact" action="Free Quote">
        {children}
      </Ending>
    );
  return (
    <section className="section section-ready ground">
      <div className="frame ready">
        <h2>{title}</h2>
        <p>{children}</p>
        <Image name="receiver" />
        <p className="ready-call">
          <TelLink />
        </p>
        <ButtonLink to="contact">Free Quote</ButtonLink>
      </div>
    </section>
  );
}
