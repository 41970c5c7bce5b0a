/**
 * A plan in the manner of Chandigarh, north at the top: long sectors between straight roads, a roundabout at each
 * crossing, a shopping street and a green strip through each sector, a green belt beside the office's own. It has no
 * names, because the address is a setting.
 */
export function SectorPlan() {
  return (
    <svg viewBox="0 30 800 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {/* The tile has its crossing in the middle, so that the roundabout is in one piece. */}
      <pattern
        id="sectors"
        width="160"
        height="240"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(38 400 250) translate(400 250)"
      >
        <path fill="var(--concrete)" d="M0 0h160v240H0z" />
        <g fill="none" stroke="var(--plaster)">
          <path strokeWidth="6" d="M0 0H160M0 240H160M36 0V240M124 0V240" />
          <path strokeWidth="16" d="M80 0V240M0 120H160" />
        </g>
        <circle cx="80" cy="120" r="20" fill="var(--plaster)" />
        <circle cx="80" cy="120" r="9" fill="var(--pine)" />
      </pattern>
      <path fill="url(#sectors)" d="M0 30h800v440H0z" />
      <path
        fill="none"
        stroke="var(--pine)"
        strokeWidth="36"
        d="M378 30C370 120 320 150 260 190S180 260 160 320S80 420-20 446"
      />
      <g transform="rotate(38 400 250)">
        <path fill="var(--ochre)" d="M332 142H468V358H332z" />
        <path fill="none" stroke="var(--plaster)" strokeWidth="6" d="M332 250H468M356 142V358M444 142V358" />
      </g>
      <path fill="var(--vermilion)" d="M400 252L369 201A38 38 0 1 1 431 201z" />
      <circle cx="400" cy="178" r="14" fill="var(--chalk)" />
    </svg>
  );
}
