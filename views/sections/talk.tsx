import type { ReactNode } from 'react';
import type { FormName } from '../forms/index.ts';
import { Enquiry } from '../parts/enquiry.tsx';

/** The end of a page: the telephone number and a form. On a desktop they are the two halves of one poster. */
export function TwoWays({ children }: { children: ReactNode }) {
  return <div className="two-ways">{children}</div>;
}

/** An enquiry form in the width of its section. */
export function Talk({ form, title, children }: { form: FormName; title: string; children: ReactNode }) {
  return (
    <section className="section section-talk ground">
      <div className="frame">
        <div className="wide-head">
          <h2>{title}</h2>
          {children}
        </div>
        <div className="enquiry-wide">
          <Enquiry form={form} heading="h3" />
        </div>
      </div>
    </section>
  );
}
