import type { ReactNode } from 'react';
import { Section } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Terms, each explained in one sentence: `TermGroup` elements. */
export function Glossary({ title, intro, children }: Props) {
  return (
    <Section name="glossary" title={title} intro={intro}>
      <div className="questions">{children}</div>
    </Section>
  );
}

/** Terms of one subject: `Term` elements. A browser opens the group when a link leads to one of its terms. */
export function TermGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="terms">
      <summary>
        <h3>{title}</h3>
      </summary>
      <dl className="glossary">{children}</dl>
    </details>
  );
}

/** Pages link to a term by its id. */
export function Term({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <div id={id}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
