import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { Image } from '../samples/screen.tsx';

/** The background of a section; without one it is the page's. A section in a `Split` has that of the split. */
export type Ground = 'concrete' | 'accent' | 'ink' | 'ochre';

type Props = {
  /** Names the section for style sheets: `section-<name>`. */
  name: string;
  /** For links to the section. */
  id?: string | undefined;
  title: string;
  /** A line or two under the title. */
  intro?: ReactNode;
  ground?: Ground | 'violet' | 'cobalt' | undefined;
  children: ReactNode;
};

/** The layout of most sections: the title in the first four columns, the content in the other eight. */
export function Section({ name, id, title, intro, ground, children }: Props) {
  return (
    <section className={classesOf(name, ground)} id={id}>
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
export function TitleRow({ title, picture }: { title: string; picture?: DrawingName | undefined }) {
  return (
    <div className="title-row">
      <h2>{title}</h2>
      {picture && <Image name={picture} />}
    </div>
  );
}

function classesOf(name: string, ground: Props['ground']): string {
  return `section section-${name}${groundClasses(ground)}`;
}

/** To be added to the class `section`. Concrete is the ground of `.ground` alone. */
export function groundClasses(ground: Props['ground']): string {
  if (!ground) return '';
  return ground === 'concrete' ? ' ground' : ` ground ground-${ground}`;
}
