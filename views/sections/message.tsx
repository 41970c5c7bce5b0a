import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** A made-up enquiry as strips of paper, each of which says one thing that we need to know. */
export function Message({ title, intro, children }: Props) {
  return (
    <WideSection name="message" title={title} intro={intro}>
      <dl className="message">{children}</dl>
    </WideSection>
  );
}

export function Line({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div>
      <dt>{says}</dt>
      <dd>{children}</dd>
    </div>
  );
}
