import { Poster, pigment } from './poster.tsx';

/** A ramp that ends in the air, with a small disc at its edge and the sun behind it. */
export function NotFound() {
  return (
    <Poster ground="ink" drawn="0 20 320 380">
      <circle cx="220" cy="100" r="80" fill={pigment.ochre} />
      <path fill={pigment.plaster} d="M-200 400L200 240V280A160 120 0 0 0 40 400z" />
      <circle cx="176" cy="228" r="20" fill={pigment.vermilion} />
    </Poster>
  );
}
