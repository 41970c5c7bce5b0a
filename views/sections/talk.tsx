import type { ReactNode } from 'react';
import type { FormName } from '../forms/index.ts';
import { Enquiry } from '../parts/enquiry.tsx';

/** An enquiry form in the full width of the page. */
export function Talk({ form, title, children }: { form: FormName; title: string; children: ReactNode }) {
  return (
    <section className="section section-talk ground ground-concrete">
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          {children}
        </div>
        <div className="section-body enquiry-wide">
          <Enquiry form={form} heading="h3" />
        </div>
      </div>
    </section>
  );
}
