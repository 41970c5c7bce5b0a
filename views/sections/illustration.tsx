import type { ReactNode } from 'react';
import { Section, WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; diagram: ReactNode; children: ReactNode };

/** A diagram with text beside it. */
export function Illustration({ title, intro, diagram, children }: Props) {
  return (
    <Section name="illustration" title={title} intro={intro}>
      <Diagram diagram={diagram}>{children}</Diagram>
    </Section>
  );
}

function Diagram({ diagram, children }: Omit<Props, 'title' | 'intro'>) {
  return (
    <div className="illustration">
      {diagram}
      <div className="illustration-words">{children}</div>
    </div>
  );
}

/** The same with a large diagram and the text below or beside it. */
export function WideIllustration({ title, intro, diagram, children }: Props) {
  return (
    <WideSection name="illustration" title={title} intro={intro}>
      <Diagram diagram={diagram}>{children}</Diagram>
    </WideSection>
  );
}

/** A sheet of paper as wide as the page, on a black desk. */
export function SheetOnDesk({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) {
  return (
    <WideSection name="desk" title={title} intro={intro} ground="ink">
      {children}
    </WideSection>
  );
}

/** One point of the diagram, as text. */
export function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}
