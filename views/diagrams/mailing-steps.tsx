import { pigment } from '../art/pigment.ts';

/** What becomes of a mailing: four bars, each with what it counts. */
export function MailingSteps({ parts }: { parts: string[] }) {
  return (
    <svg
      viewBox="0 -8 644 416"
      role="img"
      fill="var(--ink)"
      fontSize={44}
      fontWeight="700"
      aria-label="Four bars, from long to short: people on the list, those who open, those who click, those who order."
    >
      <path fill="var(--wall)" d="M0-8h644v416H0z" />
      <path d="M20 28H112V92H20zM20 140 66 104 112 140V188H20zM46 202V272L63 256 76 285 89 279 76 251H98zM28 328H104L112 386H20zM44 328V304H88V328H78V314H54V328z" />
      <path fill={pigment.ochre} d="M20 28H112L66 66zM20 140H112L66 176z" />
      {fills.map((fill, step) => (
        <g key={fill}>
          <path fill="var(--stone)" d={`M124 ${56 + 96 * step}h500v36H124z`} />
          <rect
            x="124"
            y={56 + 96 * step}
            height="36"
            width={parts[2 * step]}
            data-part="width"
            fill={fill}
          />
          <text x="124" y={43 + 96 * step}>
            <tspan data-part="text" fontSize={44}>
              {parts[2 * step + 1]}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

const fills = ['var(--ink)', 'var(--accent)', pigment.ochre, pigment.vermilion];
