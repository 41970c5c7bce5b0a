import { eye, fingers, palm } from '../figures/hand.ts';
import { pigment } from '../figures/poster.tsx';

/** The agency's own logo where a client's has to work: in four sizes, on four surfaces. */
export function LogoTests() {
  return (
    <svg
      viewBox="0 0 640 520"
      role="img"
      aria-label="One mark on a signboard, on a bill, as an app icon among others, and as a rubber stamp in a single ink"
      fontSize="28"
      fontWeight="600"
      fill="currentColor"
    >
      <path fill="var(--mass)" d="M0 0h400v320H0z" />
      <path fill="var(--stone)" d="M400 0h240v320H400z" />
      <path fill="var(--accent)" d="M0 320h320v200H0z" />
      <path fill="var(--wall)" d="M320 320h320v200H320z" />

      <path fill="var(--accent)" d="M24 64h352v152H24z" />
      <path fill="var(--wall)" d="M56 216h288v104H56z" />
      <path stroke="currentColor" strokeWidth={4} d="M56 240h288M56 264h288M56 288h288M56 312h288" />
      <AgencyLogo at="translate(134 67) scale(1.4)" ink={pigment.ink} ground="var(--accent)" />

      <path
        fill={pigment.plaster}
        d="M440 64h160v232l-16 16l-16-16l-16 16l-16-16l-16 16l-16-16l-16 16l-16-16l-16 16l-16-16z"
      />
      <AgencyLogo at="translate(454 74) scale(.5)" ink={pigment.ink} ground={pigment.plaster} />
      <path
        stroke={pigment.ink}
        strokeWidth={4}
        d="M460 144h120M460 168h72M556 168h24M460 192h88M564 192h16M460 216h56M548 216h32M460 256h40M540 256h40"
      />

      <path fill={pigment.ink} d="M160 520V376a24 24 0 0 1 24-24h104a24 24 0 0 1 24 24V520z" />
      <g fill={pigment.ochre}>
        <rect x="174" y="384" width="36" height="36" rx="8" opacity=".35" />
        <rect x="218" y="384" width="36" height="36" rx="8" opacity=".35" />
        <rect x="262" y="384" width="36" height="36" rx="8" opacity=".35" />
        <rect x="174" y="432" width="36" height="36" rx="8" opacity=".35" />
        <rect x="262" y="432" width="36" height="36" rx="8" opacity=".35" />
        <rect x="174" y="480" width="36" height="36" rx="8" opacity=".35" />
        <rect x="218" y="480" width="36" height="36" rx="8" opacity=".35" />
        <rect x="262" y="480" width="36" height="36" rx="8" opacity=".35" />
      </g>
      <rect x="218" y="432" width="36" height="36" rx="8" fill={pigment.plaster} />
      <AgencyLogo at="translate(220.5 433.3) scale(.33)" ink={pigment.ink} ground={pigment.plaster} />

      <g transform="rotate(-12 540 424)">
        <circle cx="540" cy="424" r="78" fill="none" stroke={pigment.vermilion} strokeWidth={8} />
        <AgencyLogo at="translate(493 372) scale(1)" ink={pigment.vermilion} ground="var(--wall)" />
      </g>

      <text x="24" y="44" fill={pigment.plaster}>
        Signboard
      </text>
      <text x="424" y="44">
        Bill
      </text>
      <text x="24" y="364" fill={pigment.ink}>
        App icon
      </text>
      <text x="344" y="364">
        Stamp
      </text>
    </svg>
  );
}

function AgencyLogo({ at, ink, ground }: { at: string; ink: string; ground: string }) {
  return (
    <g transform={at}>
      <path fill={ink} d={fingers + palm} />
      <circle fill={ground} {...eye} />
    </g>
  );
}
