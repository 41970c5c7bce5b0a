import type { ReactNode } from 'react';

type Props = {
  title: string;
  intro?: ReactNode;
  /**
   * What the panels are drawn as, other on each page of a group: four fields of colour, names as large as the page
   * allows, the arches of a gate, or sheets with a folded corner.
   */
  drawing: 'fields' | 'names' | 'arches' | 'files';
  children: ReactNode;
};

/** A few short, equal items as one picture as wide as the window. */
export function Panels({ title, intro, drawing, children }: Props) {
  return (
    <section className={`section ground section-panels panels-${drawing}`}>
      <div className="frame wide-head">
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <ul className="panels">{children}</ul>
    </section>
  );
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="panel">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
