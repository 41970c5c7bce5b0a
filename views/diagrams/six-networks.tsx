import { pigment } from '../art/pigment.ts';

/** The customer journey from left to right, with the part of it that each network covers. */
export function SixNetworks() {
  return (
    <svg
      viewBox="0 8 640 548"
      role="img"
      aria-label="Four stages of a customer: does not look, searches, compares, has visited. YouTube and display meet people who are not looking, search those who search, shopping those who compare, remarketing those who have visited, and mobile runs through all four."
    >
      <path fill="var(--wall)" d="M0 0h132v556H0zM276 0h154v556H276z" />
      <g fill={pigment.ochre}>
        <circle cx="44" cy="68" r="12" />
        <circle cx="165" cy="60" r="20" />
        <circle cx="317" cy="52" r="28" />
        <circle cx="482" cy="44" r="36" />
      </g>
      <g fill="currentColor" fontSize="28" letterSpacing="-.5" fontWeight="600">
        <text x="32" y="113">
          Not
        </text>
        <text x="32" y="144">
          looking
        </text>
        <text x="145" y="144">
          Searches
        </text>
        <text x="289" y="144">
          Compares
        </text>
        <text x="446" y="113">
          Has
        </text>
        <text x="446" y="144">
          visited
        </text>
      </g>
      {spans.map(({ label, from, to, fill, text }, row) => (
        <g key={label}>
          <path fill={fill} d={`M${from} ${170 + 66 * row}h${to - from}v56H${from}z`} />
          <text
            x={from ? from + 16 : 32}
            y={208 + 66 * row}
            fill={text}
            fontSize="28"
            letterSpacing="-.5"
            fontWeight="600"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

const accent = { fill: 'var(--accent)', text: pigment.plaster };
const ochre = { fill: pigment.ochre, text: pigment.ink };
const ink = { fill: 'var(--mass)', text: pigment.plaster };

const spans = [
  { label: 'YouTube video', from: 0, to: 236, ...accent },
  { label: 'Display', from: 0, to: 276, ...accent },
  { label: 'Search', from: 132, to: 353, ...ochre },
  { label: 'Shopping', from: 222, to: 430, ...ochre },
  { label: 'Remarketing', from: 430, to: 640, ...accent },
  { label: 'Mobile', from: 0, to: 640, ...ink },
];
