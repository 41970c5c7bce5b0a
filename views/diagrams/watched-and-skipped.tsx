import { pigment } from '../art/pigment.ts';

/** A video with its button to skip; the bar below it is divided into those who keep watching and those who skip. */
export function WatchedAndSkipped({ parts: [watch] }: { parts: string[] }) {
  return (
    <svg
      viewBox="0 0 640 300"
      role="img"
      aria-label="A video with a button to skip it. The bar below is green for the share of people who keep watching; the rest skip, and cost nothing."
      fontSize={29}
    >
      <path fill={pigment.ink} d="M0 0h640v300H0z" />
      <circle cx="446" cy="78" r="46" fill={pigment.ochre} />
      <path fill={pigment.pine} d="M0 200V150A150 92 0 0 1 290 150A190 80 0 0 1 640 124V200z" />
      <path fill={pigment.vermilion} d="M196 60H268V104H330V150H180V104H196z" />
      <path fill={pigment.plaster} d="M208 72H256V104H208z" />
      <path fill={pigment.ink} d="M306 74H318V104H306z" />
      <circle cx="212" cy="152" r="40" fill={pigment.ink} stroke={pigment.plaster} strokeWidth="10" />
      <circle cx="316" cy="166" r="25" fill={pigment.ink} stroke={pigment.plaster} strokeWidth="8" />
      <path fill={pigment.plaster} d="M500 146H640V188H500zM0 200H640V220H0z" />
      <path fill={pigment.ink} d="M590 155V179L608 167zM610 155h5v24h-5z" />
      <text x="512" y="176" fill={pigment.ink}>
        Skip
      </text>
      <rect y="200" height="20" width={watch} data-part="width" fill="#4fae8f" />
      <g fill={pigment.plaster}>
        <text x="20" y="264">
          green: keep watching
        </text>
        <text x="620" y="264" textAnchor="end">
          white: skip, free
        </text>
      </g>
    </svg>
  );
}
