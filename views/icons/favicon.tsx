import { eye, fingers, palm } from '../figures/hand.ts';
import { pigment } from '../figures/poster.tsx';

/** The logo on plaster, `share` of the square wide: for tabs, home screens and bookmarks. */
export function Favicon({ fillRatio }: { fillRatio: number }) {
  // The hand is 90 units wide, with its centre at 47, 51.
  const scale = (96 * fillRatio) / 90;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" aria-hidden="true">
      <path fill={pigment.plaster} d="M0 0h96v96H0z" />
      <g transform={`translate(48 48) scale(${scale}) translate(-47 -51)`}>
        <path fill={pigment.ink} d={fingers + palm} />
        <circle fill={pigment.plaster} {...eye} />
      </g>
    </svg>
  );
}
