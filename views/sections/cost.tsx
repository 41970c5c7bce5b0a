import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { Image } from '../samples/screen.tsx';
import type { PageName } from '../site.ts';

type Props = { title: string; to: PageName; action: string; children: ReactNode };

/** The question of the price, beside the three ways to pay as price tags. Its colours are those of the drawing. */
export function Cost({ title, to, action, children }: Props) {
  return (
    <section className="section ground cost">
      <div className="frame">
        <h2>{title}</h2>
        <p>{children}</p>
        <ButtonLink to={to}>{action}</ButtonLink>
      </div>
      <Image name="threeTags" />
    </section>
  );
}
