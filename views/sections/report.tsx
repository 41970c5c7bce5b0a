import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** A sample document as wide as the page: see `samples/report.tsx`. */
export function Report({ title, intro, children }: Props) {
  return (
    <WideSection name="report" title={title} intro={intro} ground="concrete">
      {children}
    </WideSection>
  );
}

/** The same as the page's one band of colour, where no other section is. */
export function ReportBand({ title, intro, children }: Props) {
  return (
    <WideSection name="report" title={title} intro={intro} ground="accent">
      {children}
    </WideSection>
  );
}

/** What the document shows, beside one another below it. */
export function Notes({ children }: { children: ReactNode }) {
  return <ul className="report-notes">{children}</ul>;
}

export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
