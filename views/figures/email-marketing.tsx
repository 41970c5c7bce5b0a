import { Poster, pigment } from './poster.tsx';

/** Envelopes with wings fly out of a dovecote. */
export function EmailMarketing() {
  return (
    <Poster ground="pine" drawn="-10 -6 330 406">
      <path fill={pigment.cobalt} d="M-500 332H820V400H-500z" />
      <path fill={pigment.ink} d="M0 400V280a60 60 0 0 1 120 0v120z" />
      <path
        fill={pigment.ochre}
        d="M20 310v-30a15 15 0 0 1 30 0v30zM70 310v-30a15 15 0 0 1 30 0v30zM20 380v-30a15 15 0 0 1 30 0v30zM70 380v-30a15 15 0 0 1 30 0v30z"
      />
      <WingedEnvelopes
        places={[
          'translate(56 120) rotate(-16) scale(1.5)',
          'translate(200 238) rotate(-16) scale(.9)',
          'translate(160 344) rotate(-16) scale(.6)',
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
