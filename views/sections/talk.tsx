import type { ReactNode } from 'react';
import type { FormName } from '../forms/index.ts';
import { usePageContext } from '../page-context.ts';
import { Enquiry } from '../parts/enquiry.tsx';
import { TelLink } from '../parts/tel-link.tsx';

/** An enquiry form in the full width of the page. On a desktop the telephone and the address are beside it. */
export function Talk({ form, title, children }: { form: FormName; title: string; children: ReactNode }) {
  return (
    <section className="section section-talk ground ground-concrete">
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          {children}
          <p className="talk-else">
            <TelLink />
            <br />
            {usePageContext().settings.address}
          </p>
        </div>
        <div className="section-body enquiry-wide">
          <Enquiry form={form} heading="h3" />
        </div>
      </div>
    </section>
  );
}
