import { Poster, pigment } from './poster.tsx';

/** A phone with round corners and a home indicator; on its screen a sheet of app icons, one with a new message. */
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
        <rect x="110" y="362" width="100" height="8" rx="4" />
        <rect x="76" y="282" width="168" height="68" rx="24" fill={pigment.violet} />
      </g>
      <g strokeWidth="16" strokeLinejoin="round">
        <path
          fill={pigment.plaster}
          stroke={pigment.plaster}
          d="M88 92h24v24h-24zM148 152h24v24h-24zM208 212h24v24h-24zM148 304h24v24h-24z"
        />
        <path
          fill={pigment.ochre}
          stroke={pigment.ochre}
          d="M148 92h24v24h-24zM208 152h24v24h-24zM88 212h24v24h-24zM88 304h24v24h-24z"
        />
        <path
          fill={pigment.vermilion}
          stroke={pigment.vermilion}
          d="M208 92h24v24h-24zM88 152h24v24h-24zM148 212h24v24h-24zM208 304h24v24h-24z"
        />
      </g>
      <circle cx="180" cy="84" r="14" fill={pigment.vermilion} />
    </Poster>
  );
}
