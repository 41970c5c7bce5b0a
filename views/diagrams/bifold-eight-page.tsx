import { pigment } from '../figures/poster.tsx';

const spreads = [
  { x: 44, y: 40, left: 8, right: 1 },
  { x: 180, y: 40, left: 2, right: 7 },
  { x: 44, y: 96, left: 6, right: 3 },
  { x: 180, y: 96, left: 4, right: 5 },
];

/** Two sheets folded one inside the other and stapled: eight pages. */
export function BifoldEightPage() {
  return (
    <svg
      viewBox="0 0 320 360"
      role="img"
      aria-label="Two sheets, each folded once and laid one inside the other: pages 8 and 1 outside, 2 and 7, 6 and 3, and 4 and 5 in the middle"
      fontSize="18"
      fontWeight="600"
      fill="currentColor"
      textAnchor="middle"
    >
      <path fill="var(--accent)" d="M0 0h320v360H0z" />
      <text x="92" y="28" fontSize="15">
        outside
      </text>
      <text x="228" y="28" fontSize="15">
        inside
      </text>
      {spreads.map(({ x, y, left, right }) => (
        <g key={left}>
          <path fill={pigment.plaster} d={`M${x} ${y}h96v48h-96z`} />
          <path stroke={pigment.ink} strokeWidth={3} strokeDasharray="8 6" d={`M${x + 48} ${y - 1}v50`} />
          <text x={x + 24} y={y + 30}>
            {left}
          </text>
          <text x={x + 72} y={y + 30}>
            {right}
          </text>
        </g>
      ))}
      <path fill={pigment.ink} d="M40 320L160 292L280 320L268 344H52z" />
      <path fill={pigment.shade} d="M160 164L40 200V328L160 292z" />
      <path fill={pigment.concrete} d="M160 164L66 184V312L160 292z" />
      <path fill={pigment.shade} d="M160 164L280 200V328L160 292z" />
      <path fill={pigment.plaster} d="M160 164L254 184V312L160 292z" />
      <g transform="matrix(1 -.213 0 1 66 184)">
        <path fill={pigment.ink} d="M18 28h56v14H18zM18 54h56v14H18zM18 80h32v14H18z" />
      </g>
      <g transform="matrix(1 .213 0 1 160 164)">
        <circle cx="47" cy="64" r="30" fill={pigment.vermilion} />
      </g>
      <path stroke={pigment.ink} strokeWidth={5} d="M160 190v24M160 246v24" />
    </svg>
  );
}
