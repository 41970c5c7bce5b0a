import { pigment } from '../art/pigment.ts';

/** The same team and the same price every month. */
export function DedicatedTeam() {
  return (
    <svg viewBox="23 0 355 160" role="img" aria-label="The same people for the same sum, month after month.">
      {[24, 153, 282].map((x) => (
        <g key={x} fill={pigment.ochre} transform={`translate(${x})`}>
          <path d="M0 126V104a22 22 0 0 1 44 0V126zM52 126V104a22 22 0 0 1 44 0V126z" />
          <circle cx="22" cy="63" r="16" />
          <circle cx="74" cy="63" r="16" />
        </g>
      ))}
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        d="M25 42V32H119V42M154 42V32H248V42M283 42V32H377V42"
      />
      <path stroke="currentColor" strokeWidth="4" d="M24 128H378" />
      <g fill="currentColor" fontSize="22" fontWeight="600">
        <text x="23" y="19">
          one sum a month
        </text>
        <text x="23" y="154">
          month by month
        </text>
      </g>
    </svg>
  );
}
