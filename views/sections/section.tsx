import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

type Props = {
  /** Names the section for style sheets: `section-<name>`. */
  name: string;
  title: string;
  /** A line or two under the title. */
  intro?: ReactNode;
  ground?: 'concrete' | 'accent' | 'ink' | 'violet' | 'cobalt' | undefined;
  children: ReactNode;
};

/** The layout of most sections: the title in the first four columns, the content in the other eight. */
export function Section({ name, title, intro, ground, children }: Props) {
  return (
    <section className={classesOf(name, ground)}>
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <div className="section-body">{children}</div>
      </div>
    </section>
  );
}

/** The layout of sections that use all twelve columns, with the title above. */
export function WideSection({ name, title, intro, ground, children }: Props) {
  return (
    <section className={classesOf(name, ground)}>
      <div className="frame">
        <div className="wide-head">
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** A title above rows of answers, with a drawing beside it. */
export function TitleRow({ title, picture }: { title: string; picture?: PictureName | undefined }) {
  return (
    <div className="title-row">
      <h2>{title}</h2>
      {picture && <Image name={picture} />}
    </div>
  );
}

/** Two sections that on a desktop are beside each other, one of them quiet. */
export function TwoHalves({ children }: { children: ReactNode }) {
  return <div className="two-halves">{children}</div>;
}

function classesOf(name: string, ground: Props['ground']): string {
  // Concrete is the ground of `.ground` alone.
  if (ground === 'concrete') return `section section-${name} ground`;
  return `section section-${name}${ground ? ` ground ground-${ground}` : ''}`;
}
