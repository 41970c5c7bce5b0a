import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

/** Kinds of one thing side by side, each with a drawing above its description. */
export function Specimens({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <WideSection name="specimens" title={title} intro={intro}>
      <ul className="specimens">{children}</ul>
    </WideSection>
  );
}

export function Specimen({
  title,
  diagram,
  children,
}: {
  title: string;
  diagram: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="specimen">
      {diagram}
      <h3>{title}</h3>
      <div className="prose">{children}</div>
    </li>
  );
}
