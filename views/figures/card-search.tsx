import { Poster, pigment } from './poster.tsx';

/** A lens over the street grid of the city, with one block lit. */
export function CardSearch() {
  return (
    <Poster ground="pine">
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="6"
        d="M20 0V400M100 0V400M180 0V400M260 0V400M0 40H320M0 140H320M0 240H320M0 340H320"
      />
      <path fill="none" stroke={pigment.ink} strokeWidth="44" d="M200 200L280 280" />
      <circle cx="140" cy="140" r="110" fill={pigment.pine} />
      <path fill={pigment.ochre} d="M110 110H246A110 110 0 0 1 110 246z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="20" d="M100 40V240M40 100H240" />
      <circle cx="140" cy="140" r="106" fill="none" stroke={pigment.ink} strokeWidth="28" />
    </Poster>
  );
}
