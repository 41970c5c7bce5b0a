import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** On a phone, drawn phones are a row that scrolls. The second of the printed pages is a spread. */
  frame: 'phone' | 'sheet';
  ground?: 'accent';
  children: ReactNode;
};

/** A walk through the screens of a made-up client's app, or the pages of its brochure, in order. */
export function Scenes({ title, intro, frame, ground, children }: Props) {
  return (
    <WideSection name="scenes" title={title} intro={intro} ground={ground}>
      {/* A scroll container has to be reachable by keys. */}
      <ol className={`scenes scenes-${frame}`} tabIndex={frame === 'phone' ? 0 : undefined}>
        {children}
      </ol>
    </WideSection>
  );
}

export function Scene({
  title,
  screen,
  children,
}: {
  title: string;
  screen: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="scene">
      {screen}
      <div className="scene-words">
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
