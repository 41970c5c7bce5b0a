import { pigment } from '../figures/poster.tsx';

/**
 * An example from search to enquiry: many see the advertisement, some click it, few send an enquiry. The meter animates
 * once.
 */
export function ClickMeter() {
  return (
    <svg
      viewBox="0 20 640 480"
      role="img"
      aria-label="An example. A thousand people see the advertisement, which costs nothing. Fifty click it, at Rs 20 each. Five of them ask, which costs nothing. Rs 1,000 for five enquiries is Rs 200 for each."
    >
      <path fill="var(--stone)" d="M0 20h200v300H0z" />
      <path fill="none" stroke="currentColor" strokeWidth={16} d="M100 150l52 52" />
      <circle cx="82" cy="116" r="44" fill="var(--wall)" stroke="currentColor" strokeWidth={16} />
      <path fill="var(--accent)" d="M220 140h200v180H220z" />
      <circle cx="540" cy="186" r="40" fill={pigment.ochre} />
      <path fill={pigment.ochre} d="M450 320a90 84 0 0 1 180 0z" />
      <path fill="var(--mass)" d="M270 140h100v24H270z" />
      <path fill={pigment.ochre} d="M276 140a44 44 0 1 1 88 0z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth={6} d="M293 140a27 27 0 0 1 54 0" />
      <g fill="currentColor" fontSize="60" fontWeight="700" letterSpacing="-2">
        <text x="16" y="296">
          1,000
        </text>
        <text x="236" y="296" fill={pigment.plaster}>
          50
        </text>
        <text x="540" y="304" fill={pigment.ink} textAnchor="middle">
          5
        </text>
      </g>
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="0" y="360">
          see it
        </text>
        <text x="220" y="360">
          click it
        </text>
        <text x="440" y="360">
          ask you
        </text>
        <text x="0" y="394">
          Free
        </text>
        <text x="220" y="394">
          Rs 20 each
        </text>
        <text x="440" y="394">
          Free
        </text>
      </g>
      <path fill="none" stroke="currentColor" strokeWidth={3} d="M441.5 21.5h197v52h-197z" />
      <text x="540" y="56" textAnchor="middle" fill="currentColor" fontSize="28" fontWeight="600">
        An example
      </text>
      <path fill="var(--mass)" d="M0 424h640v76H0z" />
      <text x="20" y="472" fill={pigment.plaster} fontSize="28" fontWeight="600">
        Rs 1,000 for 5 enquiries: Rs 200 each
      </text>
    </svg>
  );
}
