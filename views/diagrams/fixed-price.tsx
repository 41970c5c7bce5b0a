import { pigment } from '../figures/poster.tsx';

/** Half of an agreed price as a deposit, the other half in instalments, with a known end date. */
export function FixedPrice() {
  return (
    <svg
      viewBox="0 0 400 260"
      role="img"
      aria-label="One agreed sum: a deposit of half at the start, then instalments until delivery."
    >
      <path fill="var(--wall)" d="M0 0h400v260H0z" />
      <path fill="none" stroke="currentColor" strokeWidth="3" d="M24 62V50H376V62" />
      <path
        fill={pigment.vermilion}
        d="M24 78h64v132H24zM128 154h64v56h-64zM208 180h64v30h-64zM288 164h64v46h-64z"
      />
      <path stroke="currentColor" strokeWidth="4" d="M24 212H376V92" fill="none" />
      <circle cx="376" cy="92" r="12" fill="currentColor" />
      <g fill="currentColor" fontSize="23" fontWeight="600">
        <text x="24" y="38">
          one agreed sum
        </text>
        <text x="24" y="245">
          deposit
        </text>
        <text x="128" y="245">
          instalments
        </text>
        <text x="376" y="245" textAnchor="end">
          delivery
        </text>
      </g>
    </svg>
  );
}
