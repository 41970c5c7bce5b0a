import { pigment } from '../figures/poster.tsx';

/** The route from the workshop to the App Store, and the route back after a rejection. */
export function AppStoreRoad() {
  return (
    <svg
      viewBox="0 0 640 440"
      role="img"
      aria-label="A road in four stations: build, test, review and store. From the review a road leads back to the build."
      fontSize="28"
      fontWeight="600"
      fill="currentColor"
      textAnchor="middle"
    >
      <path fill="var(--wall)" d="M0 0h640v440H0z" />
      <path fill="var(--mass)" d="M0 340h640v100H0z" />
      <path
        fill="none"
        stroke={pigment.vermilion}
        strokeWidth={8}
        d="M400 140V100a40 40 0 0 0-40-40H120a40 40 0 0 0-40 40V132"
      />
      <path fill={pigment.vermilion} d="M56 128h48L80 164z" />
      <text x="240" y="42">
        refused, with reasons
      </text>

      <path fill="var(--accent)" d="M32 180h96v160H32z" />
      <path fill={pigment.plaster} d="M52 220h56v16H52zM52 252h36v16H52zM52 284h56v16H52z" />

      <path
        fill="var(--mass)"
        d="M160 340v-76a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v76zM216 340v-116a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v116zM272 340v-76a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v76z"
      />
      <path fill={pigment.plaster} d="M168 272h32v52h-32zM224 232h32v92h-32zM280 272h32v52h-32z" />

      <path fill="var(--mass)" d="M336 140h128v200H336z" />
      <path fill="var(--wall)" d="M368 340v-108a32 32 0 0 1 64 0v108z" />
      <path fill={pigment.vermilion} d="M368 264h64v12h-64z" />

      <path fill="var(--accent)" d="M496 340V228a56 56 0 0 1 112 0v112z" />
      <path fill={pigment.ochre} d="M524 340V236a28 28 0 0 1 56 0v104z" />

      <g fill={pigment.plaster}>
        <text x="80" y="400">
          Build
        </text>
        <text x="240" y="400">
          Test
        </text>
        <text x="400" y="400">
          Review
        </text>
        <text x="552" y="400">
          Store
        </text>
      </g>
    </svg>
  );
}
