import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** The first words of the argument, in the largest type. */
  statement: string;
  words: ReactNode;
  sampleTitle: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** The argument of a page and its sample as one section: beside each other on a desktop. */
export function Beside({ title, statement, words, sampleTitle, intro, children }: Props) {
  return (
    <section className="section section-beside">
      <div className="frame">
        <div className="argument">
          <h2>{title}</h2>
          <p>{statement}</p>
          <div className="argument-rest prose">{words}</div>
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
