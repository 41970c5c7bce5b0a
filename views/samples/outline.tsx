import type { ReactNode } from 'react';

/** The answer of an article, marked with a pen. */
export function Answer({ children }: { children: ReactNode }) {
  return (
    <p className="outline-answer">
      <mark>{children}</mark>
    </p>
  );
}

type PartProps = { title: string; needs: string };

/** A part of an article before it is written: its heading, lines, and what it needs. */
export function Part({ title, needs }: PartProps) {
  return (
    <div className="outline-part">
      <b>{title}</b>
      <i />
      <strong>{needs}</strong>
    </div>
  );
}
