import { Poster, pigment } from './poster.tsx';

/** An eye that is also a sunrise: the sun on the horizon is the iris, with its reflection in the water below. */
export function Vision() {
  return (
    <Poster ground="pine">
      <g transform="translate(32 44) scale(.8)">
        <path fill={pigment.plaster} d="M0 220A180 180 0 0 1 320 220z" />
        <path fill={pigment.ink} d="M0 220A180 180 0 0 0 320 220z" />
        <path
          fill={pigment.ochre}
          d="M90 220a70 70 0 0 1 140 0zM98 232h124a70 70 0 0 1-12 16h-100a70 70 0 0 1-12-16zM122 262h76a70 70 0 0 1-26 16h-24a70 70 0 0 1-26-16z"
        />
        <path fill={pigment.pine} d="M130 220a30 30 0 0 1 60 0z" />
        <path
          fill="none"
          stroke={pigment.ochre}
          strokeWidth="14"
          d="M160 100L160 40M212.1 103.1L233.2 55.6M107.9 103.1L86.8 55.6M270 121L293.8 99.6M50 121L26.2 99.6"
        />
      </g>
    </Poster>
  );
}
