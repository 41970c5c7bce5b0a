import { pigment } from '../figures/poster.tsx';

const stops = [
  { x: 190, y: 176, label: 'Picture' },
  { x: 92, y: 382, label: 'Offer' },
  { x: 330, y: 484, label: 'Details' },
  { x: 258, y: 592, label: 'Action' },
];

/** Where the eye goes on a flyer, in order. */
export function FlyerPath() {
  return (
    <svg
      viewBox="0 0 640 680"
      role="img"
      aria-label="A flyer with the way of the eye across it: first the picture, then the offer, then the details, and last the action in the corner"
      fontSize="30"
      fontWeight="600"
      fill="currentColor"
    >
      <path fill="var(--wall)" d="M0 0h640v680H0z" />
      <path fill={pigment.plaster} d="M40 40h380v600H40z" />
      <path fill="var(--accent)" d="M40 40h380v280H40z" />
      <path fill={pigment.vermilion} d="M110 320V200a80 80 0 0 1 160 0v120z" />
      <path fill={pigment.plaster} d="M290 320v-60a40 40 0 0 1 80 0v60z" />
      <path fill={pigment.ink} d="M64 348h300v28H64zM64 392h210v28H64z" />
      <path stroke={pigment.ink} strokeWidth={6} d="M64 456h330M64 484h330M64 512h260" />
      <path
        fill={pigment.ink}
        d="M300 544h30v30h-30zM364 544h30v30h-30zM300 596h30v24h-30zM340 544h14v14h-14zM340 568h14v14h-14zM348 592h18v14h-18zM376 586h18v14h-18zM340 612h14v8h-14zM372 610h22v10h-22z"
      />
      <path fill={pigment.ink} d="M64 568h150v48H64z" />
      <path
        fill="none"
        stroke="var(--cobalt)"
        strokeWidth={10}
        d="M190 176C330 250 60 270 92 382C104 420 300 420 330 484C346 530 230 540 258 592"
      />
      {stops.map(({ x, y, label }, index) => (
        <g key={label}>
          <path stroke="currentColor" strokeWidth={2} d={`M420 ${y}H600`} />
          <circle cx={x} cy={y} r="28" fill="var(--cobalt)" />
          <text x={x} y={y + 11} fill={pigment.plaster} textAnchor="middle">
            {index + 1}
          </text>
          <text x="448" y={y - 12}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
