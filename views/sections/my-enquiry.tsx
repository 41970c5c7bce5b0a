import type { ReactNode } from 'react';
import { MyEnquiry } from '../parts/my-enquiry.tsx';

/** The form by which a visitor sees or erases an enquiry, beside what it does. */
export function SeeOrErase({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-my-enquiry ground ground-concrete" id="my-enquiry">
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          {children}
        </div>
        <div className="section-body">
          <MyEnquiry heading="h3" />
        </div>
      </div>
    </section>
  );
}
