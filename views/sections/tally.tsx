import type { ReactNode } from 'react';
import { Section } from './section.tsx';

type Props = { title: string; intro: ReactNode; sum: ReactNode; children: ReactNode };

/** A list whose ticks are counted without script. From three on, its last line gets the family's colour as background. */
export function Tally({ title, intro, sum, children }: Props) {
  return (
    <Section name="tally" title={title} intro={intro}>
      <ul className="checklist checklist-decides-3">
        {children}
        <li className="checklist-result">
          <span>{sum}</span>
        </li>
      </ul>
    </Section>
  );
}

type SwitchesProps = {
  /** The result, and the result when two or more switches are on. */
  off: ReactNode;
  on: ReactNode;
  children: ReactNode;
};

/** The same inside running text, where two decide. */
export function Switches({ off, on, children }: SwitchesProps) {
  return (
    <ul className="checklist checklist-decides-2">
      {children}
      <li className="checklist-result">
        <output>
          <b>{off}</b>
          <strong>{on}</strong>
        </output>
      </li>
    </ul>
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
