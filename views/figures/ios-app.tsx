import { Poster, pigment } from './poster.tsx';

/** A phone with round corners; on its screen a sheet of app icons, one with a new message. */
export function IosApp() {
  return (
    <Poster ground="violet" drawn="24 -14 272 428">
      <rect
        x="54"
        y="14"
        width="212"
        height="372"
        rx="44"
        fill={pigment.ink}
        stroke={pigment.plaster}
        strokeWidth="12"
      />
      <g fill={pigment.plaster}>
        <rect x="120" y="34" width="80" height="22" rx="11" />
        <rect x="76" y="282" width="168" height="68" rx="24" fill={pigment.violet} />
      </g>
      <g fill="none" strokeWidth="20" strokeLinejoin="round">
        <path
          stroke={pigment.plaster}
          d="M90 94h20v20h-20zM150 154h20v20h-20zM210 214h20v20h-20zM150 306h20v20h-20z"
        />
        <path
          stroke={pigment.ochre}
          d="M150 94h20v20h-20zM210 154h20v20h-20zM90 214h20v20h-20zM90 306h20v20h-20z"
        />
        <path
          stroke={pigment.vermilion}
          d="M210 94h20v20h-20zM90 154h20v20h-20zM150 214h20v20h-20zM210 306h20v20h-20z"
        />
      </g>
      <circle cx="180" cy="84" r="14" fill={pigment.vermilion} />
    </Poster>
  );
}
