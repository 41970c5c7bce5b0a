import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** Phones and windows are above their text; of printed pages the second is a spread. */
  frame?: 'window' | 'phone' | 'sheet';
  children: ReactNode;
};

/** A walk through the screens of a made-up client's website or app, in order. */
export function Scenes({ title, intro, frame = 'window', children }: Props) {
  return (
    <WideSection name="scenes" title={title} intro={intro} ground="accent">
      <ol className={`scenes scenes-${frame}`}>{children}</ol>
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
