import { Children, isValidElement, type ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { Image } from '../samples/screen.tsx';
import { type Ground, groundClasses } from './section.tsx';

type Props = {
  title: ReactNode;
  /**
   * `statement` is a sentence across the page with its text in columns below; `beside` a short one, with its text or
   * picture at the right; `poster` the largest type there is; `columns` has no statement: the title is at the left of its text.
   */
  layout?: 'statement' | 'beside' | 'poster' | 'columns';
  /** Beside the statement, or below it and as wide as the window. */
  picture?: DrawingName;
  ground?: Ground;
  /** A `Statement`, if there is one, and what supports it. */
  children: ReactNode;
};

/** Running text. The argument of a service page begins with a statement, which is set large. */
export function Prose({ title, layout = 'statement', picture, ground, children }: Props) {
  const [first, ...others] = Children.toArray(children);
  const isStatement = isValidElement(first) && first.type === Statement;
  const text = isStatement ? others : [first, ...others];
  return (
    <section className={`section section-prose${groundClasses(ground)}`}>
      <div className={`frame prose-${layout}`}>
        <h2 className={isStatement ? 'prose-title' : undefined}>{title}</h2>
        {isStatement && first}
        {text.length > 0 && <div className="prose">{text}</div>}
        {picture && layout === 'beside' && <Image name={picture} />}
      </div>
      {picture && layout !== 'beside' && <Image name={picture} />}
    </section>
  );
}

type StatementProps = {
  /** What the words are, in which case they are shown as that: typed into a search, said, written, shown by a phone, or a price. */
  as?: 'search' | 'speech' | 'letter' | 'notification' | 'tag';
  children: ReactNode;
};

/** The one sentence of a page that is read from afar: at most three lines. */
export function Statement({ as, children }: StatementProps) {
  return (
    <div className="statement">
      <p className={as && `statement-${as}`}>{children}</p>
    </div>
  );
}

/** Short lines of a text, each after the hour or the person that it belongs to. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className="prose-lines">{children}</ul>;
}

export function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li>
      <b>{at}</b> <span>{children}</span>
    </li>
  );
}
