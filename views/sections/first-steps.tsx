import type { ReactNode } from 'react';
import { ReplyHours } from '../parts/reply-hours.tsx';

type Props = { title: string; children: ReactNode };

/** The four steps after an enquiry in large letters: `li` elements. A page has these or `Next`. */
export function FirstSteps({ title, children }: Props) {
  return (
    <section className="section section-first-steps">
      <div className="frame">
        <h2>{title}</h2>
        <ol className="first-steps">{children}</ol>
        <ReplyHours />
      </div>
    </section>
  );
}
