import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import type { PageName } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; children: ReactNode };

/** What a client gets at the start, in the middle and afterwards, and then what it costs: `Stages` and `Cost`. */
export function Relationship({ title, children }: Props) {
  return (
    <WideSection name="stages" title={title} ground="ink">
      <div className="stages-grid">{children}</div>
    </WideSection>
  );
}

export function Stages({ children }: { children: ReactNode }) {
  return <ol className="stages">{children}</ol>;
}

export function Stage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="stage">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

export function Cost({
  title,
  to,
  action,
  children,
}: {
  title: string;
  to: PageName;
  action: string;
  children: ReactNode;
}) {
  return (
    <div className="stage stage-cost">
      <h3>{title}</h3>
      <p>{children}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </div>
  );
}
