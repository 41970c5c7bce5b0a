import { Poster, pigment } from './poster.tsx';

/** A heavy square turning into an arch in three steps. */
export function Redesign() {
  return (
    <Poster ground="vermilion" drawn="10 60 300 340">
      <path fill={pigment.ink} d="M20 280h120v120h-120z" />
      <path fill={pigment.shade} d="M80 400V270A90 90 0 0 1 170 180V400z" />
      <path fill={pigment.plaster} d="M150 400V135a75 75 0 0 1 150 0V400z" />
      <path fill={pigment.vermilion} d="M190 400V235a35 35 0 0 1 70 0V400z" />
      <circle cx="225" cy="290" r="20" fill={pigment.ochre} />
    </Poster>
  );
}
