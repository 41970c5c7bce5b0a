import { Poster, pigment } from './poster.tsx';

/** Angle brackets as two great columns that carry a slab, the slash between them a ramp. */
export function SlideDevelopment() {
  return (
    <Poster ground="ink">
      <path fill={pigment.cobalt} d="M0 340H320V400H0z" />
      <path
        fill={pigment.plaster}
        d="M20 40A280 280 0 0 0 300 40V110H20zM70 120H110L60 230L110 340H70L20 230zM250 120H210L260 230L210 340H250L300 230z"
      />
      <path fill={pigment.ochre} d="M125 340H160L195 120H160z" />
    </Poster>
  );
}
