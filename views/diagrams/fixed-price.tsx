import { pigment } from '../art/pigment.ts';

/** Half of an agreed price as a deposit, the other half in instalments, with a known end date. */
export function FixedPrice() {
  return (
    <svg
      viewBox="23 0 355 160"
      role="img"
      aria-label="One agreed sum: a deposit of half at the start, then instalments until delivery."
    >
      <path fill="none" stroke="currentColor" strokeWidth="3" d="M25 42V32H376V42" />
      <path
        fill={pigment.ochre}
        d="M24 52h64v74H24zM128 94h64v32h-64zM208 108h64v18h-64zM288 100h64v26h-64z"
      />
      <path stroke="currentColor" strokeWidth="4" d="M24 128H376V60" fill="none" />
      <circle cx="376" cy="60" r="12" fill="currentColor" />
      <g fill="currentColor" fontSize="22" fontWeight="600">
        <text x="23" y="19">
          one agreed sum
        </text>
        <text x="23" y="154">
          deposit
        </text>
        <text x="127" y="154">
          instalments
        </text>
        <text x="378" y="154" textAnchor="end">
          delivery
        </text>
      </g>
    </svg>
  );
}
