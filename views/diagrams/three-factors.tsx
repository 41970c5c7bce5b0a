import { pigment } from '../figures/poster.tsx';

/** The three factors that decide the rank in local search results: near, clear, trusted. */
export function ThreeFactors() {
  return (
    <svg
      viewBox="0 0 640 400"
      role="img"
      aria-label="Three factors carry a page to its place in the results: it is near, a pin amid its neighbourhood; it is clear, a page with a title and plain lines; it is trusted, a page that others point to."
    >
      <path fill="var(--accent)" d="M0 0H200V200H0z" />
      <circle cx="100" cy="150" r="50" fill={pigment.plaster} />
      <circle cx="100" cy="150" r="32" fill="var(--accent)" />
      <path fill={pigment.ochre} d="M50 74a50 50 0 0 1 100 0q0 36 -50 82q-50 -46 -50 -82z" />
      <circle cx="100" cy="74" r="20" fill={pigment.ink} />
      <path fill="var(--mass)" d="M220 0H420V200H220z" />
      <path fill={pigment.plaster} d="M260 24H380V200H260z" />
      <path fill={pigment.ochre} d="M276 42H364V66H276z" />
      <path fill={pigment.ink} d="M276 84H364V94H276zM276 108H364V118H276zM276 132H330V142H276z" />
      <path fill="var(--accent)" d="M276 160H320V184H276z" />
      <path fill={pigment.ochre} d="M440 0H640V200H440z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="6"
        d="M470 34L540 112M610 34L540 112M466 160L540 112M614 160L540 112"
      />
      <path fill={pigment.plaster} d="M502 72H578V152H502z" />
      <path fill="var(--accent)" d="M516 86H564V100H516z" />
      <path fill={pigment.ink} d="M516 112H564V120H516zM516 130H548V138H516z" />
      <g fill={pigment.ink}>
        <circle cx="470" cy="34" r="18" />
        <circle cx="610" cy="34" r="18" />
        <circle cx="466" cy="166" r="18" />
        <circle cx="614" cy="166" r="18" />
      </g>
      <g fill="currentColor" fontSize="30" fontWeight="700" textAnchor="middle">
        <text x="100" y="240">
          Near
        </text>
        <text x="320" y="240">
          Clear
        </text>
        <text x="540" y="240">
          Trusted
        </text>
      </g>
      <path fill="none" stroke="currentColor" strokeWidth="4" d="M100 258V320M320 258V320M540 258V320" />
      <path fill="var(--mass)" d="M0 320H640V400H0z" />
      <text x="320" y="370" fill={pigment.plaster} fontSize="28" fontWeight="600" textAnchor="middle">
        Your place in the results
      </text>
    </svg>
  );
}
