import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  ground?: 'accent' | 'concrete' | 'ink';
  /** Where its points are: in columns below the drawing, or beside it. */
  layout: 'below' | 'beside';
  drawing: ReactNode;
  /** `Point` elements, if the drawing does not say them itself. */
  children?: ReactNode;
};

/** A drawing or diagram, and its points as text. */
export function Illustration({ title, intro, ground, layout, drawing, children }: Props) {
  return (
    <WideSection name="illustration" title={title} intro={intro} ground={ground}>
      <div className={`illustration illustration-${layout}`}>
        <div className="illustration-grid">
          <div className="illustration-drawing">{drawing}</div>
          {children && <div className="illustration-points">{children}</div>}
        </div>
      </div>
    </WideSection>
  );
}

/** One point of the drawing. */
export function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}

/** A drawing as wide as the window, between two sections. What it shows is said in the text above it. */
export function WidePicture({ name }: { name: DrawingName }) {
  return (
    <div className="illustration-wide">
      <Image name={name} />
    </div>
  );
}
