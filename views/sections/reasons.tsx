import type { ReactNode } from 'react';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

/** Six names, each with a sentence that proves it and a square of one drawing. */
export function Reasons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <WideSection name="reasons" title={title}>
      <ul className="reasons">{children}</ul>
    </WideSection>
  );
}

export function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="reason">
      <Image name="sixSigns" />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
