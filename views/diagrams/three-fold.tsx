import { pigment } from '../figures/poster.tsx';

/** One sheet, two folds, six panels, of which one turns in as a flap. */
export function ThreeFold() {
  return (
    <svg
      viewBox="0 0 320 360"
      role="img"
      aria-label="One sheet with two folds: outside the flap 5, the back 6 and the cover 1; inside 2, 3 and 4"
      fontSize="20"
      fontWeight="600"
      fill="currentColor"
      textAnchor="middle"
    >
      <path fill="var(--accent)" d="M0 0h320v360H0z" />
      <path fill={pigment.plaster} d="M32 48h120v84H32zM168 48h120v84H168z" />
      <path
        stroke={pigment.ink}
        strokeWidth={3}
        strokeDasharray="8 6"
        d="M72 44v92M112 44v92M208 44v92M248 44v92"
      />
      <text x="92" y="28" fontSize="15">
        outside
      </text>
      <text x="228" y="28" fontSize="15">
        inside
      </text>
      <text x="52" y="97">
        5
      </text>
      <text x="92" y="97">
        6
      </text>
      <text x="132" y="97">
        1
      </text>
      <text x="188" y="97">
        2
      </text>
      <text x="228" y="97">
        3
      </text>
      <text x="268" y="97">
        4
      </text>
      <path fill={pigment.ink} d="M24 324L112 292L208 292L296 324L284 344H36z" />
      <path fill={pigment.shade} d="M112 164H208V292H112z" />
      <path fill={pigment.plaster} d="M112 164L24 196V324L112 292zM208 164L296 196V324L208 292z" />
      <path fill={pigment.vermilion} d="M130 292v-60a30 30 0 0 1 60 0v60z" />
      <g transform="matrix(1 -.364 0 1 24 196)">
        <path fill={pigment.ink} d="M16 28h56v14H16zM16 54h56v14H16zM16 80h32v14H16z" />
      </g>
      <g transform="matrix(1 .364 0 1 208 164)">
        <path fill={pigment.ink} d="M16 28h24v24H16zM48 28h24v24H48zM16 64h24v24H16zM48 64h24v24H48z" />
      </g>
    </svg>
  );
}
