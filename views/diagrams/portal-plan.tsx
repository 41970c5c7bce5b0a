import { pigment } from '../figures/poster.tsx';

/** A floor plan: one door, a hall, six rooms. A user with the role of a dealer can open the three on the left. */
export function PortalPlan() {
  return (
    <svg
      viewBox="0 0 640 520"
      role="img"
      aria-label="The plan of a portal. A dealer enters by the one login and reaches three rooms: rates, stock and orders. Margins, salaries and suppliers are walled off for him."
    >
      <path fill="var(--wall)" d="M0 0h640v420H0z" />
      <path fill="none" stroke="var(--accent)" strokeWidth={20} d="M320 500V76H150M320 210H150M320 344H150" />
      <g fill="var(--accent)">
        <circle cx="150" cy="76" r="20" />
        <circle cx="150" cy="210" r="20" />
        <circle cx="150" cy="344" r="20" />
      </g>
      <path fill="var(--mass)" d="M380 0h260v420H380z" />
      <path fill={pigment.plaster} d="M392 136h236v4H392zM392 270h236v4H392z" />
      <path
        fill="var(--mass)"
        d="M0 0h380v12H0zM0 0h12v420H0zM0 408h276v12H0zM364 408h20v12h-20zM0 138h260v10H0zM0 272h260v10H0zM250 0h10v46h-10zM250 106h10v74h-10zM250 240h10v74h-10zM250 374h10v34h-10z"
      />
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="32" y="46">
          Rates
        </text>
        <text x="32" y="182">
          Stock
        </text>
        <text x="32" y="316">
          Orders
        </text>
        <text x="250" y="486" textAnchor="end">
          One login
        </text>
      </g>
      <g fill={pigment.plaster} fontSize="28" fontWeight="600">
        <text x="412" y="80">
          Margins
        </text>
        <text x="412" y="214">
          Salaries
        </text>
        <text x="412" y="348">
          Suppliers
        </text>
      </g>
      <circle cx="320" cy="476" r="40" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M312 470a14 14 0 1 1 16 0l6 26h-28z" />
    </svg>
  );
}
