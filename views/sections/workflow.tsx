import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; stages: ReactNode; children: ReactNode };

/**
 * A process whose pictures are one strip, with a step below each, and below the steps what a client
 * gets at the start, in the middle and afterwards.
 */
export function Workflow({ title, stages, children }: Props) {
  return (
    <WideSection name="workflow" title={title}>
      <ol className="workflow">{children}</ol>
      <ol className="stages">{stages}</ol>
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

export function Stage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="stage">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
