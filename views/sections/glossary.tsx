import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Terms, each explained in one sentence: `Term` elements. Pages link to a term by its id. */
export function Glossary({ title, intro, children }: Props) {
  return (
    <WideSection name="glossary" title={title} intro={intro}>
      <dl className="glossary">{children}</dl>
    </WideSection>
  );
}

export function Term({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <div id={id}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
