import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** Compares the items: a `Chart`, beside them on a desktop. */
  chart?: ReactNode;
  children: ReactNode;
};

/** Items that are drawn, as wide as the window: `Piece` elements. Each page arranges them in its own way. */
export function Drawn({ title, intro, chart, children }: Props) {
  return (
    <WideSection name="drawn" title={title} intro={intro}>
      <ul className="drawn">{children}</ul>
      {chart}
    </WideSection>
  );
}

type ChartProps = { title: string; intro: string; diagram: ReactNode; children: ReactNode };

/** A diagram of all items, with `Point` elements below it. */
export function Chart({ title, intro, diagram, children }: ChartProps) {
  return (
    <div className="drawn-chart">
      <h2>{title}</h2>
      <p>{intro}</p>
      {diagram}
      <div className="illustration-words">{children}</div>
    </div>
  );
}
