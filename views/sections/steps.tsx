import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; isQuiet?: boolean; children: ReactNode };

/** A process: its steps in order, on black unless it is quiet. */
export function Steps({ title, intro, isQuiet = false, children }: Props) {
  return (
    <WideSection name="steps" title={title} intro={intro} ground={isQuiet ? undefined : 'ink'}>
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
