import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import type { PageName } from '../site.ts';
import { Section } from './section.tsx';

type Props = { title: string; to: PageName; action: string; children: ReactNode };

/** A line or two and one button to the next page. */
export function Invitation({ title, to, action, children }: Props) {
  return (
    <Section name="invitation" title={title}>
      <div className="invitation">
        <p>{children}</p>
        <ButtonLink to={to}>{action}</ButtonLink>
      </div>
    </Section>
  );
}
