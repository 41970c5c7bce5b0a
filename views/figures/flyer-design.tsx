import { Poster, pigment } from './poster.tsx';

/** A folded flyer glides over the vaulted roofs of a town. */
export function FlyerDesign() {
  return (
    <Poster ground="plaster">
      <path
        fill={pigment.ink}
        d="M0 400V360a40 40 0 0 1 80 0V300h60v70a50 50 0 0 1 100 0V340h20V280h20v60h40v60z"
      />
      <path
        fill={pigment.ochre}
        d="M100 330a10 10 0 0 1 20 0v30h-20zM180 370a10 10 0 0 1 20 0v30h-20zM140 140L260 60L300 180L180 260z"
      />
      <path fill={pigment.vermilion} d="M20 68L140 140L180 260L60 188z" />
      <g transform="matrix(1 .6 .333 1 20 68)">
        <path fill={pigment.ink} d="M24 25h72v70h-72z" />
      </g>
      <g transform="matrix(1 -.667 .333 1 140 140)">
        <path fill={pigment.ink} d="M20 25h80v14h-80zM20 53h80v14h-80zM20 81h50v14h-50z" />
      </g>
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth={8}
        d="M-12 209L0 216a160 160 0 0 0 80 24M-12 241L0 248a190 190 0 0 0 120 24"
      />
    </Poster>
  );
}
