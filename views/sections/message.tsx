import { Children, type ReactNode } from 'react';
import { pigmentAt } from '../layout/pigments.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** A made-up enquiry as strips of coloured paper, each of which says one thing that we need to know. */
export function Message({ title, intro, children }: Props) {
  return (
    <WideSection name="message" title={title} intro={intro}>
      <dl className="message">
        {Children.map(children, (line, index) => (
          <div className={`message-line pigment-${pigmentAt(index)}`}>{line}</div>
        ))}
      </dl>
    </WideSection>
  );
}

export function Line({ says, children }: { says: string; children: ReactNode }) {
  return (
    <>
      <dt>{says}</dt>
      <dd>{children}</dd>
    </>
  );
}
