import { pigment } from '../figures/poster.tsx';

/** Twelve months of one customer as the arches of an arcade; each of the four months with an e-mail has an envelope. */
export function LettersInAYear() {
  return (
    <svg
      viewBox="0 26 640 374"
      role="img"
      aria-label="A customer’s year as twelve arches. Four have an e-mail: a welcome, news, a reminder and an offer."
      fill="currentColor"
      fontSize="28"
      fontWeight="600"
    >
      <path fill="var(--mass)" d="M0 196h640v154H0z" />
      <path fill={pigment.plaster} d={`M25 350${arch.repeat(12)}`} />
      <path fill={pigment.ochre} d={`M25 350${`${arch}m100 0`.repeat(4)}`} />
      <path fill="var(--accent)" d={`M20 76${'h124v84h-89v60h-20v-60h-15zm150 0'.repeat(4)}`} />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth={6}
        d={`M20 79${'l62 44 62-44m26 0'.repeat(4)}`}
      />
      {['Welcome', 'News', 'Reminder', 'Offer'].map((label, index) => (
        <text key={label} x={82 + 150 * index} y="52" textAnchor="middle">
          {label}
        </text>
      ))}
      <text x="0" y="388">
        Month 1
      </text>
      <text x="640" y="388" textAnchor="end">
        Month 12
      </text>
    </svg>
  );
}

const arch = 'v-89a20 20 0 0 1 40 0v89zm50 0';
