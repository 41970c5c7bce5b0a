import { Poster, pigment } from './poster.tsx';

/** Envelopes with wings. Two are beside the grid, where a desktop has room; the style sheet of the opening draws the large envelope. */
export function EmailMarketing() {
  return (
    <Poster ground="pine">
      <WingedEnvelopes
        places={[
          'translate(190 90) rotate(-16) scale(.7)',
          'translate(90 390) rotate(-16) scale(1.6)',
          'translate(668 170) rotate(-16) scale(1.3)',
          'translate(-452 210) rotate(-16) scale(.9)',
        ]}
      />
    </Poster>
  );
}

/** `places` are SVG transforms. */
function WingedEnvelopes({ places }: { places: string[] }) {
  return places.map((place) => (
    <g key={place} transform={place}>
      <path fill={pigment.plaster} d="M0 0H24L-4-56A76 76 0 0 1 72 0H80V52H0z" />
      <path fill="none" stroke={pigment.pine} strokeWidth={7} d="M-8-5L40 29L88-5" />
      <path fill={pigment.ochre} d="M80 10l26 12l-26 12z" />
    </g>
  ));
}
