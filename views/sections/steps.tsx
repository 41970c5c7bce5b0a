import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** A process on a black background: its steps in order. */
export function Steps({ title, intro, children }: Props) {
  return (
    <WideSection name="steps" title={title} intro={intro} ground="ink">
      <ol className="steps">{children}</ol>
    </WideSection>
  );
}

type StepProps = { title: string; picture?: PictureName; children: ReactNode };

/** A step with its number, or with a picture in its place. */
export function Step({ title, picture, children }: StepProps) {
  return (
    <li className="step">
      {picture && <Image name={picture} />}
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
