import { pigment } from '../figures/poster.tsx';

/** A website as storeys, from what visitors see to what is stored, with a test at every joint. */
export function TestedJoints() {
  return (
    <svg
      viewBox="0 0 640 500"
      role="img"
      aria-label="Three storeys: the browser, which is what people see; the server, which holds the rules; the database, which holds the records. Payments stand beside the server. Each of the three joints between them bears a tick: tested."
    >
      <path fill="var(--mass)" d="M0 0H640V28H0z" />
      <g fill={pigment.ochre}>
        <circle cx="20" cy="14" r="6" />
        <circle cx="40" cy="14" r="6" />
        <circle cx="60" cy="14" r="6" />
      </g>
      <path fill="var(--wall)" d="M0 28H640V120H0z" />
      <path fill="var(--accent)" d="M0 190H350V310H0z" />
      <path fill="var(--stone)" d="M480 190H640V310H480z" />
      <path fill="var(--mass)" d="M0 380H640V500H0z" />
      <g fill="none" stroke="currentColor" strokeWidth="12">
        <path d="M190 120V190M190 310V380M350 250H480" />
      </g>
      <Joint x={190} y={155} />
      <Joint x={190} y={345} />
      <Joint x={415} y={250} />
      <g fontSize="32" fontWeight="700">
        <text x="24" y="70" fill="currentColor">
          Browser
        </text>
        <text x="24" y="246" fill={pigment.plaster}>
          Server
        </text>
        <text x="24" y="436" fill={pigment.plaster}>
          Database
        </text>
      </g>
      <g fontSize="28" fontWeight="600">
        <text x="24" y="102" fill="currentColor">
          what people see
        </text>
        <text x="24" y="280" fill={pigment.plaster}>
          the rules
        </text>
        <text x="560" y="260" textAnchor="middle" fill="currentColor">
          Payments
        </text>
        <text x="24" y="470" fill={pigment.plaster}>
          the records
        </text>
        <text x="244" y="163" fill="currentColor">
          tested
        </text>
        <text x="244" y="353" fill="currentColor">
          tested
        </text>
        <text x="415" y="310" textAnchor="middle" fill="currentColor">
          tested
        </text>
      </g>
    </svg>
  );
}

function Joint({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="32" fill={pigment.ochre} />
      <path fill="none" stroke={pigment.ink} strokeWidth="7" d="M-14 1L-4 12L15 -11" />
    </g>
  );
}
