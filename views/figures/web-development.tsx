import { useContext } from 'react';
import { Poster, pigment, StandsFree } from './poster.tsx';

/** A calendar of bookings as a building site: a crane lowers the next booked day into its place. */
export function WebDevelopment() {
  // In the opening the crane is as wide as the window, and what hangs from its hook is the title.
  if (useContext(StandsFree) === true) {
    return (
      <Poster ground="cobalt" drawn="120 0 80 70">
        <path fill={pigment.vermilion} d="M130 0h60v16h-60z" />
        <path fill="none" stroke={pigment.plaster} strokeWidth="5" d="M160 0V36L30 72M160 36L290 72" />
        <circle cx="160" cy="36" r="9" fill={pigment.vermilion} />
      </Poster>
    );
  }
  return (
    <Poster ground="cobalt">
      <path fill={pigment.ochre} d="M0 60H40L60 20L80 60H320V80H80V400H40V80H0z" />
      <path fill={pigment.plaster} d="M120 200h200v200h-200z" />
      <path fill={pigment.vermilion} d="M120 180h200v40h-200z" />
      <path
        fill={pigment.ink}
        d="M0 80h40v40h-40zM140 160h20v40h-20zM280 160h20v40h-20zM140 240h40v40h-40zM200 300h40v40h-40zM260 300h40v40h-40zM140 360h40v40h-40z"
      />
      <path
        fill={pigment.shade}
        d="M200 240h40v40h-40zM260 240h40v40h-40zM140 300h40v40h-40zM200 360h40v40h-40zM260 360h40v40h-40z"
      />
      <path fill="none" stroke={pigment.plaster} strokeWidth="6" d="M220 80V120L190 150M220 120L250 150" />
      <path fill={pigment.ochre} d="M180 140h80v80h-80z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="12" d="M200 186l16 16 26-30" />
    </Poster>
  );
}
