import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  /** The large screen. Its numbered places have the numbers of the stops. */
  screen: ReactNode;
  children: ReactNode;
};

/** One large screen of a made-up client's software, and below it what happens at its numbered places. */
export function Tour({ title, intro, screen, children }: Props) {
  return (
    <WideSection name="tour" title={title} intro={intro} ground="accent">
      <div className="tour">
        {screen}
        <ol className="stops">{children}</ol>
      </div>
    </WideSection>
  );
}

export function Stop({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="stop">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
