import { Poster, pigment } from './poster.tsx';

/** A calendar of bookings as a building site: a crane lowers the next booked day into its place. */
export function WebDevelopment() {
  return (
    <Poster ground="cobalt" drawn="0 20 320 380">
      <path fill={pigment.ochre} d="M0 60H40L60 20L80 60H320V80H80V400H40V80H0z" />
      <path fill={pigment.plaster} d="M120 200h200v200h-200z" />
      <path fill={pigment.vermilion} d="M120 180h200v40h-200z" />
      <path
        fill={pigment.ink}
        d="M0 80h30v40h-30zM140 160h10v40h-10zM290 160h10v40h-10zM136 236h48v48h-48zM196 296h48v48h-48zM256 296h48v48h-48zM136 356h48v48h-48z"
      />
      <path
        fill={pigment.shade}
        d="M196 236h48v48h-48zM256 236h48v48h-48zM136 296h48v48h-48zM196 356h48v48h-48zM256 356h48v48h-48z"
      />
      <path fill="none" stroke={pigment.plaster} strokeWidth="6" d="M220 80V120L190 150M220 120L250 150" />
      <path fill={pigment.ochre} d="M184 150h72v72h-72z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="12" d="M200 186l16 16 26-30" />
    </Poster>
  );
}
