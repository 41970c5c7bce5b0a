import type { ReactNode } from 'react';
import { Section } from './section.tsx';

type Props = { title: string; intro: ReactNode; sum: ReactNode; children: ReactNode };

/** A list whose ticks are counted without script. From three on, its last line gets the family's colour as background. */
export function Tally({ title, intro, sum, children }: Props) {
  return (
    <Section name="tally" title={title} intro={intro}>
      <ul className="tally">
        {children}
        <li>
          <span>{sum}</span>
        </li>
      </ul>
    </Section>
  );
}

/** A question of such a list. */
export function Tick({ children }: { children: ReactNode }) {
  return (
    <li>
      <label>
        <input type="checkbox" />
        <span>{children}</span>
      </label>
    </li>
  );
}
