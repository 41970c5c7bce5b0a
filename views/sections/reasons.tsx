import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** Why to choose the agency: what was measured on this site in large figures, and what a visitor can see. */
export function Reasons({ title, intro, children }: Props) {
  return (
    <WideSection name="reasons" title={title} intro={intro}>
      <ul className="reasons">{children}</ul>
    </WideSection>
  );
}

export function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="reason">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

type MeasuredReasonProps = {
  title: string;
  picture: PictureName;
  value: number | string;
  unit: string;
  children: ReactNode;
};

/** A reason with the figure that proves it. */
export function MeasuredReason({ title, picture, value, unit, children }: MeasuredReasonProps) {
  return (
    <li className="reason reason-measured">
      <Image name={picture} />
      <h3>{title}</h3>
      <p className="reason-figure">
        <strong>{value}</strong> <span>{unit}</span>
      </p>
      <p>{children}</p>
    </li>
  );
}
