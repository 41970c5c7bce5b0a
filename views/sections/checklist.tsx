import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Section } from './section.tsx';

type Props = { id?: string; title: string; intro?: ReactNode; children: ReactNode };

/** A list with checkboxes. */
export function Checklist({ id, title, intro, children }: Props) {
  return (
    <Section name="checklist" id={id} title={title} intro={intro}>
      <ul className="checklist">{children}</ul>
    </Section>
  );
}

/** A question with an unchecked box, for the reader to tick on paper. */
export function Ask({ children }: { children: ReactNode }) {
  return (
    <li>
      <span className="checklist-box" />
      <span>{children}</span>
    </li>
  );
}

export function Check({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="check" />
      <span>{children}</span>
    </li>
  );
}
