import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; children: ReactNode };

/** A process whose pictures are one strip as wide as the page, with a step below each. */
export function Workflow({ title, children }: Props) {
  return (
    <WideSection name="workflow" title={title} ground="concrete">
      <ol className="workflow">{children}</ol>
    </WideSection>
  );
}

type StepProps = { picture: PictureName; title: string; children: ReactNode };

export function WorkflowStep({ picture, title, children }: StepProps) {
  return (
    <li className="workflow-step">
      <Image name={picture} />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
