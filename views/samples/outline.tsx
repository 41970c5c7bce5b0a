import type { ReactNode } from 'react';
import type { PictureName } from './pictures/index.ts';
import { Image } from './screen.tsx';

/** The answer of an article, marked with a pen. */
export function Answer({ children }: { children: ReactNode }) {
  return (
    <p>
      <mark>{children}</mark>
    </p>
  );
}

type PartProps = { title: string; needs: string; picture?: PictureName };

/** A part of an article before it is written: its heading, lines, and what it needs. */
export function Part({ title, needs, picture }: PartProps) {
  return (
    <div>
      <b>{title}</b>
      <i />
      <strong>
        {picture && <Image name={picture} />}
        {needs}
      </strong>
    </div>
  );
}
