import { pigment } from '../art/pigment.ts';

/** Nested arches around a door: each criterion (place, age, interest) leaves a smaller audience. */
export function ArchesToTheDoor() {
  return (
    <svg
      viewBox="0 0 640 480"
      role="img"
      aria-label="Four arches, one inside another: everyone, those in your place, those of the right age, and in the middle those with an interest in what you sell."
      fill="currentColor"
      fontSize={33}
      fontWeight={600}
      textAnchor="middle"
    >
      <path fill="var(--stone)" d="M0 480V320a320 320 0 0 1 640 0v160z" />
      <path fill="var(--accent)" d="M80 480V330a240 240 0 0 1 480 0v150z" />
      <path fill="var(--mass)" d="M156 480V340a164 164 0 0 1 328 0v140z" />
      <path fill={pigment.ochre} d="M232 480V350a88 88 0 0 1 176 0v130z" />
      <circle cx={320} cy={384} r={26} fill={pigment.ink} />
      <path fill={pigment.ink} d="M268 480a52 52 0 0 1 104 0z" />
      <text x={320} y={56}>
        Everyone
      </text>
      <g fill={pigment.plaster}>
        <text x={320} y={144}>
          Place
        </text>
        <text x={320} y={228}>
          Age
        </text>
      </g>
      <text x={320} y={324} fill={pigment.ink}>
        Interest
      </text>
    </svg>
  );
}
