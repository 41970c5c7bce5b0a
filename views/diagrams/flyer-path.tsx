import { pigment } from '../art/pigment.ts';

const stops = [
  { x: 190, y: 150 },
  { x: 92, y: 300 },
  { x: 330, y: 450 },
  { x: 258, y: 600 },
];

/** Where the eye goes on a flyer, in order. The numbers are those of the list beside it. */
export function FlyerPath() {
  return (
    <svg
      viewBox="0 0 460 680"
      role="img"
      aria-label="A flyer, and the order in which people look at it: first the picture, then the offer, then the details, and last the number to call, in the corner"
      fontSize="56"
      fontWeight="600"
      fill="currentColor"
    >
      <path fill="var(--wall)" d="M0 0h460v680H0z" />
      <path fill={pigment.plaster} d="M40 40h380v600H40z" />
      <path fill="var(--accent)" d="M40 40h380v220H40z" />
      <path fill={pigment.vermilion} d="M110 260v-90a80 80 0 0 1 160 0v90z" />
      <path fill={pigment.plaster} d="M290 260v-50a40 40 0 0 1 80 0v50z" />
      <path fill={pigment.ink} d="M64 286h330v28H64zM64 332h230v28H64z" />
      <path stroke={pigment.ink} strokeWidth={6} d="M64 420h330M64 450h330M64 480h260" />
      <path
        fill={pigment.ink}
        d="M300 548h30v30h-30zM364 548h30v30h-30zM300 600h30v24h-30zM340 548h14v14h-14zM340 572h14v14h-14zM348 596h18v14h-18zM376 590h18v14h-18zM340 616h14v8h-14zM372 614h22v10h-22z"
      />
      <path fill={pigment.ink} d="M64 576h150v48H64z" />
      <path
        fill="none"
        stroke="var(--cobalt)"
        strokeWidth={10}
        d="M190 150C330 220 50 210 92 300C112 350 310 380 330 450C346 510 230 530 258 600"
      />
      {stops.map(({ x, y }, index) => (
        <g key={y}>
          <circle cx={x} cy={y} r="46" fill="var(--cobalt)" />
          <text x={x} y={y + 20} fill={pigment.plaster} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
