import type { ReactNode } from 'react';
import { LastPoster } from './last-poster.tsx';

type Props = { picture: 'fiveTrades' | 'longTable'; children: ReactNode };

/** Developers by the month: what a client gets, and where to enquire. It is the last poster of its page. */
export function HireDevelopers({ picture, children }: Props) {
  return (
    <LastPoster picture={picture} title="Hire Developers" to="contact" action="Enquiry Now">
      {children}
    </LastPoster>
  );
}
