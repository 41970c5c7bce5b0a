import { Poster, pigment } from './poster.tsx';

/** Parcels riding a conveyor through a pay gate, a coin in its head. */
export function EcommerceDevelopment() {
  return (
    <Poster ground="cobalt" drawn="0 40 320 320">
      <path fill={pigment.plaster} d="M90 300V110a70 70 0 0 1 140 0V300h-34V236a36 36 0 0 0-72 0V300z" />
      <path fill={pigment.ink} d="M-500 300H820V400H-500z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="28"
        strokeLinecap="round"
        strokeDasharray="0 80"
        d="M-120 330H530"
      />
      <path fill={pigment.vermilion} d="M20 240h60v60h-60zM135 250h50v50h-50z" />
      <path fill={pigment.ochre} d="M240 240h60v60h-60z" />
      <circle cx="160" cy="114" r="34" fill={pigment.ochre} />
    </Poster>
  );
}
