import { Poster, pigment } from './poster.tsx';

/** An arcade that runs into the distance, a parcel waiting at the first arch. The opening shows its last arches. */
export function EcommerceDesign() {
  return (
    <Poster ground="vermilion" drawn="214 280 100 120">
      <path fill={pigment.ink} d="M0 90L320 250V400H0z" />
      <path fill={pigment.plaster} d="M14 400V206a48 48 0 0 1 96 0v194zM130 400V262a32 32 0 0 1 64 0v138z" />
      <path
        fill={pigment.shade}
        d="M214 400V356a20 20 0 0 1 40 0v44zM268 400V364a13 13 0 0 1 26 0v36zM304 400V372a8 8 0 0 1 16 0v28z"
      />
      <path fill={pigment.ochre} d="M32 340h60v60h-60z" />
      <path fill={pigment.vermilion} d="M56 340h12v60h-12z" />
    </Poster>
  );
}
