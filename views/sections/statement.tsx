import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

type Props = {
  title: string;
  /** With a picture the statement is a poster: the words are above it, and it is as wide as the window. */
  picture?: PictureName;
  children: ReactNode;
};

/** One thought in large type. */
export function Statement({ title, picture, children }: Props) {
  return (
    <section className={`section section-statement${picture ? ' ground statement-poster' : ''}`}>
      <div className="frame section-grid">
        <h2 className="section-head statement-title">{title}</h2>
        <div className="section-body statement">{children}</div>
      </div>
      {picture && <Image name={picture} />}
    </section>
  );
}
