import { Poster, pigment } from './poster.tsx';

/** Two phones as towers with a bridge between them. */
export function CardApp() {
  return (
    <Poster ground="violet">
      <path fill={pigment.ochre} d="M120 200H200V280a40 40 0 0 0 -80 0z" />
      <path
        fill={pigment.ink}
        d="M0 360H20V60a20 20 0 0 1 20 -20h60a20 20 0 0 1 20 20V360H200V140a20 20 0 0 1 20 -20h60a20 20 0 0 1 20 20V360H320V400H0z"
      />
      <path
        fill={pigment.plaster}
        d="M35 80h70v260h-70zM215 160h70v180h-70zM55 55h30v10h-30zM235 135h30v10h-30z"
      />
      <circle cx="70" cy="120" r="25" fill={pigment.vermilion} />
      <circle cx="250" cy="200" r="25" fill={pigment.vermilion} />
    </Poster>
  );
}
