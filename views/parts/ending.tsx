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
  /** `Next` or `Needs`, where the page has one of them at its end. */
  list?: ReactNode;
  children: ReactNode;
};

/**
 * The end of a service page, on the colour of its family: a title, a button, the phone number, and a scene that shows
 * what the title says.
 */
export function Ending({ title, to, action, list, children }: EndingProps) {
  const { page } = usePageContext();
  const family = familyOf(page);
  const scene = `${page}End`;
  return (
    <section className={`section end ground ground-accent end-${family}${list ? ' end-with-list' : ''}`}>
      <div className="frame end-words">
        <h2>{title}</h2>
        <p className="lede">{children}</p>
        <div className="end-ways">
          <ButtonLink to={to}>{action}</ButtonLink>
          <TelLink />
        </div>
        {list}
        {family === 'development' && <Sidebar />}
      </div>
      {scene in figures && <Picture name={scene as FigureName} />}
    </section>
  );
}
