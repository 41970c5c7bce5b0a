import { pigment } from '../figures/poster.tsx';

/** One sheet, one fold, four pages. */
export function Bifold() {
  return (
    <svg
      viewBox="0 0 320 360"
      role="img"
      aria-label="One sheet folded once: pages 4 and 1 outside, 2 and 3 inside"
      fontSize="20"
      fontWeight="600"
      fill="currentColor"
      textAnchor="middle"
    >
      <path fill="var(--accent)" d="M0 0h320v360H0z" />
      <path fill={pigment.plaster} d="M32 48h120v84H32zM168 48h120v84H168z" />
      <path stroke={pigment.ink} strokeWidth={3} strokeDasharray="8 6" d="M92 44v92M228 44v92" />
      <text x="92" y="28" fontSize="15">
        outside
      </text>
      <text x="228" y="28" fontSize="15">
        inside
      </text>
      <text x="62" y="97">
        4
      </text>
      <text x="122" y="97">
        1
      </text>
      <text x="198" y="97">
        2
      </text>
      <text x="258" y="97">
        3
      </text>
      <path fill={pigment.ink} d="M60 320L160 292L260 320L248 344H72z" />
      <path fill={pigment.shade} d="M160 164L60 192V320L160 292z" />
      <path fill={pigment.plaster} d="M160 164L260 192V320L160 292z" />
      <g transform="matrix(1 -.28 0 1 60 192)">
        <path fill={pigment.ink} d="M20 28h60v14H20zM20 54h60v14H20zM20 80h34v14H20z" />
      </g>
      <g transform="matrix(1 .28 0 1 160 164)">
        <path fill={pigment.vermilion} d="M20 128V54a30 30 0 0 1 60 0v74z" />
      </g>
    </svg>
  );
}
