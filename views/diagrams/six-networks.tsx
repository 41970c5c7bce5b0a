import { pigment } from '../figures/poster.tsx';

/** The customer's way from left to right, and over which part of it each network meets them. */
export function SixNetworks() {
  return (
    <svg
      viewBox="0 0 640 548"
      role="img"
      aria-label="Four stages of a customer: not looking, searching, comparing, has visited. YouTube and display meet people who are not looking, search those who search, shopping those who compare, remarketing those who have visited, and mobile runs through all four."
    >
      <path fill={pigment.concrete} d="M0 0h156v548H0zM312 0h156v548H312z" />
      <g fill={pigment.ochre}>
        <circle cx="24" cy="68" r="12" />
        <circle cx="188" cy="60" r="20" />
        <circle cx="352" cy="52" r="28" />
        <circle cx="516" cy="44" r="36" />
      </g>
      <g fill="currentColor" fontSize="23" fontWeight="600">
        <text x="12" y="120">
          Not looking
        </text>
        <text x="168" y="120">
          Searching
        </text>
        <text x="324" y="120">
          Comparing
        </text>
        <text x="480" y="120">
          Has visited
        </text>
      </g>
      {spans.map(({ label, from, to, fill, text }, row) => (
        <g key={label}>
          <path fill={fill} d={`M${from} ${144 + 66 * row}h${to - from}v56H${from}z`} />
          <text x={from + 12} y={181 + 66 * row} fill={text} fontSize="24" fontWeight="600">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

const accent = { fill: 'var(--accent)', text: pigment.plaster };
const ochre = { fill: pigment.ochre, text: pigment.ink };
const ink = { fill: pigment.ink, text: pigment.plaster };

const spans = [
  { label: 'YouTube video', from: 0, to: 234, ...accent },
  { label: 'Display', from: 0, to: 312, ...accent },
  { label: 'Search', from: 156, to: 390, ...ochre },
  { label: 'Shopping', from: 234, to: 468, ...ochre },
  { label: 'Remarketing', from: 468, to: 640, ...accent },
  { label: 'Mobile', from: 0, to: 640, ...ink },
];
