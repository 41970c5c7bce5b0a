import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/button-link.tsx';
import { CallButton } from '../parts/call-button.tsx';
import type { PageName } from '../site.ts';
import { Section } from './section.tsx';

type Props = { title: string; to: PageName; action: string; children: ReactNode };

/** A line or two and one button to the next page. */
export function Invitation({ title, to, action, children }: Props) {
  return (
    <Section name="invitation" title={title}>
      <div className="invitation">
        <p>{children}</p>
        <div className="actions">
          <ButtonLink to={to}>{action}</ButtonLink>
          <CallButton />
        </div>
      </div>
    </Section>
  );
}
