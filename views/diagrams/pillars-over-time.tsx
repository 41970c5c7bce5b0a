import { pigment } from '../figures/poster.tsx';

/** SEO, PPC and SMO as pillars under one roof, at three times of a year: a pillar that reaches the roof brings enquiries, and a thicker one brings more. */
export function PillarsOverTime() {
  return (
    <svg
      viewBox="0 36 640 368"
      role="img"
      aria-label="Three porticos. In month 1 only the PPC pillar reaches the roof. In month 4 SMO carries beside it and SEO is half built. In month 12 all three carry, SEO the most and PPC the least."
    >
      {porticos.map(({ label, x, pillars }) => (
        <g key={label}>
          <path fill="var(--accent)" d={`M${x} 40h204v28a12 12 0 0 1-12 12h-180a12 12 0 0 1-12-12z`} />
          {pillars.map(({ name, at, width, height, fill, text }) => (
            <g key={name} transform={`translate(${x + at} 340)`}>
              <path fill={fill} d={`M0 0v${-height}h${width}V0z`} />
              {/* Along the pillar, or above one that is shorter than its label. */}
              <text
                transform={`translate(${width / 2 + 10} ${height < 80 ? -height - 12 : -14}) rotate(-90)`}
                fill={height < 80 ? 'currentColor' : text}
                fontSize="28"
                fontWeight="600"
              >
                {name}
              </text>
            </g>
          ))}
          <path fill="currentColor" d={`M${x} 340h204v12h-204z`} />
          <text x={x} y="396" fill="currentColor" fontSize="28" fontWeight="600">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

// A pillar of height 260 reaches the roof, as in the figure on the same page.
const seo = { name: 'SEO', fill: pigment.vermilion, text: pigment.plaster };
const ppc = { name: 'PPC', fill: 'var(--mass)', text: pigment.plaster };
const smo = { name: 'SMO', fill: pigment.ochre, text: pigment.ink };

const porticos = [
  {
    label: 'Month 1',
    x: 0,
    pillars: [
      { ...seo, at: 0, width: 58, height: 44 },
      { ...ppc, at: 62, width: 80, height: 260 },
      { ...smo, at: 146, width: 58, height: 104 },
    ],
  },
  {
    label: 'Month 4',
    x: 218,
    pillars: [
      { ...seo, at: 0, width: 58, height: 150 },
      { ...ppc, at: 62, width: 80, height: 260 },
      { ...smo, at: 146, width: 58, height: 260 },
    ],
  },
  {
    label: 'Month 12',
    x: 436,
    pillars: [
      { ...seo, at: 0, width: 86, height: 260 },
      { ...ppc, at: 90, width: 52, height: 260 },
      { ...smo, at: 146, width: 58, height: 260 },
    ],
  },
];
