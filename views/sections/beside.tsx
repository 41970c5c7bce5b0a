import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** The argument: its first paragraph is the statement. */
  words: ReactNode;
  sampleTitle: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** The argument of a page and its sample as one section: beside each other on a desktop. */
export function Beside({ title, words, sampleTitle, intro, children }: Props) {
  return (
    <section className="section section-beside">
      <div className="frame">
        <div className="argument prose">
          <h2>{title}</h2>
          {words}
        </div>
        <div className="beside-sample">
          <h2>{sampleTitle}</h2>
          {intro && <p>{intro}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
