import { pigment } from '../figures/poster.tsx';

/** Twelve months of one customer as the arches of an arcade; each of the four months with an e-mail has an envelope. */
export function LettersInAYear() {
  return (
    <svg
      viewBox="0 26 640 374"
      role="img"
      aria-label="A customer’s year as twelve arches. An e-mail comes in four of them: a welcome in the first month, news in the fourth, a reminder in the seventh and an offer in the tenth."
    >
      <path fill="var(--mass)" d="M0 196h640v154H0z" />
      {months.map((month) => (
        <path
          key={month}
          d={`M${20 + 50 * month} 350v-89a20 20 0 0 1 40 0v89z`}
          transform="translate(5)"
          fill={month % 3 === 0 ? pigment.ochre : pigment.plaster}
        />
      ))}
      {emails.map(({ label, x }) => (
        <g key={label}>
          <path fill="var(--accent)" d={`M${x} 76h124v84h-89v60h-20v-60h-15z`} />
          <path fill="none" stroke={pigment.plaster} strokeWidth={6} d={`M${x} 79l62 44 62-44`} />
          <text x={x} y="52" fill="currentColor" fontSize="28" fontWeight="600">
            {label}
          </text>
        </g>
      ))}
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="0" y="388">
          Month 1
        </text>
        <text x="640" y="388" textAnchor="end">
          Month 12
        </text>
      </g>
    </svg>
  );
}

const months = Array.from({ length: 12 }, (_, index) => index);

const emails = [
  { label: 'Welcome', x: 20 },
  { label: 'News', x: 170 },
  { label: 'Reminder', x: 320 },
  { label: 'Offer', x: 470 },
];
