import { Poster, pigment } from './poster.tsx';

/** A burning lamp inside concentric arches. */
export function ValueIntelligence() {
  return (
    <Poster ground="ink">
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth={20}
        d="M30 400V170a130 130 0 0 1 260 0v230M70 400V170a90 90 0 0 1 180 0v230"
      />
      <path fill={pigment.plaster} d="M100 340V170a60 60 0 0 1 120 0v170z" />
      <path
        fill={pigment.vermilion}
        d="M112 290h96a50 50 0 0 1-96 0zM160 154q36 50 36 86a36 36 0 0 1-72 0q0-36 36-86z"
      />
      <path fill={pigment.ochre} d="M160 204q18 26 18 42a18 18 0 0 1-36 0q0-16 18-42z" />
    </Poster>
  );
}
