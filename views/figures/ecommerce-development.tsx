import { Poster, pigment } from './poster.tsx';

/** Parcels riding a conveyor through a pay gate, a coin in its head. */
export function EcommerceDevelopment() {
  return (
    <Poster ground="cobalt" drawn="0 40 320 360">
      <path fill={pigment.plaster} d="M90 300V110a70 70 0 0 1 140 0V300h-34V236a36 36 0 0 0-72 0V300z" />
      <path
        fill={pigment.ink}
        d="M-500 300H820V360H480V400H440V360H280V400H240V360H80V400H40V360H-120V400H-160V360H-500z"
      />
      <path
        fill={pigment.plaster}
        d="M-134 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM-54 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM26 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM106 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM186 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM266 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM346 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM426 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM506 330a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z"
      />
      <path fill={pigment.vermilion} d="M20 240h60v60h-60zM135 250h50v50h-50z" />
      <path fill={pigment.ochre} d="M240 240h60v60h-60z" />
      <circle cx="160" cy="114" r="34" fill={pigment.ochre} />
    </Poster>
  );
}
