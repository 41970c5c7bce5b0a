import { Children, type ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { Image } from '../samples/screen.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  /** By which links name the section. */
  id?: string;
  /** `StatsDetails`: how the figures can be checked. */
  after?: ReactNode;
  /** `Stat` and `StatNote` elements. */
  children: ReactNode;
};

/** Figures with a drawing each, which stands on a shelf. */
export function Stats({ title, intro, id, after, children }: Props) {
  return (
    <section className="section ground stats pigment-cobalt" id={id}>
      <div className="frame">
        <div className="wide-head">
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        <ul className={`stats-list stats-by-${Children.count(children) % 3 === 0 ? 3 : 4}`}>{children}</ul>
        {after}
      </div>
    </section>
  );
}

type StatProps = {
  picture: DrawingName;
  title: string;
  value: number | string;
  unit: string;
  children: ReactNode;
};

export function Stat({ picture, title, value, unit, children }: StatProps) {
  return (
    <li className="stat">
      <Image name={picture} />
      <h3>{title}</h3>
      <p className="stat-value">
        <strong>{value}</strong> {unit}
      </p>
      <p>{children}</p>
    </li>
  );
}

/** What has no figure, below those that have one. */
export function StatNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="stat-note">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

/** A list below the figures that unfolds: `<li>` elements. */
export function StatsDetails({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="stats-details">
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}
