import type { ReactNode } from 'react';
import { LastPoster } from './last-poster.tsx';

type Props = { picture: 'fiveTrades' | 'longTable'; children: ReactNode };

/** Developers by the month: what a client gets, and a link to the enquiry form. The last poster of its page. */
export function HireDevelopers({ picture, children }: Props) {
  return (
    <LastPoster picture={picture} title="Hire Developers" to="contact" action="Enquiry Now">
      {children}
    </LastPoster>
  );
}
