import type { ReactNode } from 'react';
import { type FigureName, figures } from '../figures/index.ts';
import { familyOf, usePageContext } from '../page-context.ts';
import type { PageName } from '../site.ts';
import { ButtonLink } from './button-link.tsx';
import { Picture } from './poster.tsx';
import { Sidebar } from './sidebar.tsx';
import { TelLink } from './tel-link.tsx';

export type EndingProps = {
  title: string;
  to: PageName;
  action: string;
  children: ReactNode;
};

/**
 * The end of a service page, on the colour of its family: a title, a button, the phone number, and a scene that shows
 * what the title says.
 */
export function Ending({ title, to, action, children }: EndingProps) {
  const { page } = usePageContext();
  const family = familyOf(page);
  const scene = `${page}End`;
  return (
    <>
      <div className="frame related">
        <Sidebar />
      </div>
      <section className={`section end ground ground-accent end-${family}`}>
        <EndingWords title={title} to={to} action={action}>
          {children}
        </EndingWords>
        {scene in figures && <Picture name={scene as FigureName} />}
      </section>
    </>
  );
}

/** What the last section of a page says: a title, a sentence, a button and the phone number. */
export function EndingWords({ title, to, action, children }: EndingProps) {
  return (
    <div className="frame end-words">
      <h2>{title}</h2>
      <p className="lede">{children}</p>
      <div className="end-ways">
        <ButtonLink to={to}>{action}</ButtonLink>
        <TelLink />
      </div>
    </div>
  );
}
