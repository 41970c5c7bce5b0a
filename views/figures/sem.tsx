import { Poster, pigment } from './poster.tsx';

/** Three pillars, each with a different symbol, carry one curved roof. */
export function Sem() {
  return (
    <Poster ground="pine" drawn="-10 40 340 360">
      <path fill={pigment.vermilion} d="M40 360V80h60v280z" />
      <path fill={pigment.plaster} d="M130 360V80h60v280z" />
      <path fill={pigment.ochre} d="M220 360V80h60v280z" />
      <path fill={pigment.ink} d="M0 40Q160 120 320 40V80Q160 220 0 80zM-500 360H820V400H-500z" />
      <circle cx="70" cy="260" r="16" fill="none" stroke={pigment.concrete} strokeWidth={10} />
      <path
        fill={pigment.ink}
        d="M139 260a21 21 0 0 1 42 0zM139 270h42v11h-42zM229 260a21 21 0 1 1 21 21h-21z"
      />
    </Poster>
  );
}
