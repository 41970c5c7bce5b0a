import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  window: ReactNode;
  phone: ReactNode;
  paper: ReactNode;
  children: ReactNode;
};

/** A made-up client's website in a browser window, with a phone over its corner that shows the same page, and a paper. */
export function Showcase({ title, intro, window, phone, paper, children }: Props) {
  return (
    <WideSection name="showcase" title={title} intro={intro}>
      <div className="showcase">
        {window}
        {phone}
        <div className="showcase-notes">
          <div className="showcase-words">{children}</div>
          {paper}
        </div>
      </div>
    </WideSection>
  );
}
