import { Poster, pigment } from './poster.tsx';

/** A pair of compasses on a square: circle, square and triangle composed into one logo. */
export function GraphicDesign() {
  return (
    <Poster ground="ochre" drawn="20 20 280 340">
      <path fill={pigment.plaster} d="M40 120H280V360H40z" />
      <path fill={pigment.vermilion} d="M40 360V120A240 240 0 0 1 280 360z" />
      <path fill={pigment.ink} d="M150 20h20v40L280 360L160 130L40 360L150 60z" />
      <circle cx="160" cy="80" r="40" fill={pigment.ink} />
      <circle cx="160" cy="80" r="14" fill={pigment.ochre} />
    </Poster>
  );
}
