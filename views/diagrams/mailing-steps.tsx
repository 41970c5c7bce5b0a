import { pigment } from '../figures/poster.tsx';

/** What becomes of a mailing: four bars, each with what it counts. */
export function MailingSteps({ parts: [open, click, order] }: { parts: string[] }) {
  return (
    <svg
      viewBox="0 6 640 358"
      role="img"
      aria-label="Four bars, from long to short: an envelope for each person on the list, an opened one, a pointer for those who click, a bag for those who order."
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
      <path fill="var(--stone)" d="M116 34H616V94H116z" />
      <rect x="116" y="112" height="60" width={open} data-part="width" fill="var(--accent)" />
      <rect x="116" y="192" height="60" width={click} data-part="width" fill="var(--ink)" />
      <rect
        x="116"
        y="276"
        height="60"
        width={order}
        data-part="width"
        fill={pigment.vermilion}
        stroke={pigment.vermilion}
        strokeWidth={6}
      />
    </svg>
  );
}
