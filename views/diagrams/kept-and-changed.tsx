import { pigment } from '../figures/poster.tsx';

/** A redesign as a cluttered block and the arch that replaces it; the three layers below stay the same. */
export function KeptAndChanged() {
  return (
    <svg
      viewBox="0 0 640 552"
      role="img"
      aria-label="A crowded old building becomes a clear new one. Under both lie the same three courses: the web address, the pages that rank and the words that work."
    >
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="20" y="32">
          Today
        </text>
        <text x="620" y="32" textAnchor="end">
          New site
        </text>
        <text x="320" y="196" textAnchor="middle">
          changes
        </text>
      </g>

      <path fill="var(--stone)" d="M20 52h230v272H20z" />
      <path
        fill="var(--mass)"
        d="M34 70h46v34H34zM90 70h20v34H90zM120 70h62v14h-62zM120 92h30v34h-30zM160 92h22v12h-22zM192 70h44v56h-44zM34 116h76v20H34zM34 148h28v40H34zM72 148h78v12H72zM72 170h36v18H72zM118 170h32v50h-32zM160 138h76v16h-76zM160 164h30v24h-30zM200 164h36v56h-36zM34 200h74v20H34zM34 232h46v28H34zM90 232h60v16H90zM160 198h30v50h-30zM200 232h36v28h-36zM90 258h24v66H90zM34 272h46v20H34zM124 258h66v12h-66zM200 272h36v20h-36z"
      />
      <path fill="var(--stone)" d="M98 268h8v10h-8z" />

      <path fill="none" stroke="currentColor" strokeWidth={6} d="M266 220h92" />
      <path fill="currentColor" d="M352 202v36l22-18z" />

      <path fill="var(--accent)" d="M390 324V167a115 115 0 0 1 230 0v157z" />
      <circle cx="505" cy="138" r="36" fill={pigment.ochre} />
      <path fill={pigment.plaster} d="M455 324V244a50 50 0 0 1 100 0v80z" />

      <path fill="var(--mass)" d="M0 324h640v68H0zM0 404h640v68H0zM0 484h640v68H0z" />
      <g fill={pigment.plaster} fontSize="28" fontWeight="600">
        <text x="20" y="368">
          Web address
        </text>
        <text x="20" y="448">
          Pages that rank
        </text>
        <text x="20" y="528">
          Words that work
        </text>
      </g>
      <g fill={pigment.plaster} fontSize="28" fontWeight="600" textAnchor="end">
        <text x="620" y="368">
          stays
        </text>
        <text x="620" y="448">
          stay
        </text>
        <text x="620" y="528">
          stay
        </text>
      </g>
    </svg>
  );
}
