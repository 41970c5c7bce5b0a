import { pigment } from '../figures/poster.tsx';

/** What becomes of a mailing: four bars, each with what it counts. */
export function MailingSteps({ parts }: { parts: string[] }) {
  return (
    <svg
      viewBox="0 6 640 358"
      role="img"
      fill="var(--ink)"
      fontSize={38}
      fontWeight="700"
      aria-label="Four bars, from long to short: people on the list, those who open, those who click, those who order."
    >
      <path fill="var(--wall)" d="M0 0h640v372H0z" />
      <g transform="translate(-18)scale(1.3)">
        <path
          fill="none"
          stroke="var(--ink)"
          strokeWidth="5"
          strokeLinejoin="round"
          d="M30 32H86V66H30zL58 52 86 32M30 96V130H86V96M30 96L58 82 86 96 58 114zM46 226H74L80 256H40zM52 226V216H68V226"
        />
        <path fill="var(--ink)" d="M48 148V186L57 178 64 194 71 190 64 175H76z" />
      </g>
      {fills.map((fill, step) => (
        <g key={fill}>
          <rect
            x="116"
            y={72 + 82 * step}
            height="28"
            width={parts[2 * step]}
            data-part="width"
            fill={fill}
          />
          <text x="116" y={62 + 82 * step}>
            <tspan data-part="text" fontSize={38}>
              {parts[2 * step + 1]}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

const fills = ['var(--stone)', 'var(--accent)', 'var(--ink)', pigment.vermilion];
