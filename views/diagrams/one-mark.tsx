import { pigment } from '../figures/poster.tsx';

/** One logo in three places: a cup with a rising sun, on a signboard, a bill and a phone. */
export function OneMark() {
  return (
    <svg
      viewBox="0 0 640 416"
      role="img"
      aria-label="One mark, a sun over a cup, in three places: large on the signboard of a shop, in one colour at the head of a bill, and as a small icon on a phone."
    >
      <path fill="var(--mass)" d="M0 0H200V168H0z" />
      <CupLogo x={100} y={96} scale={1.8} bowl={pigment.ochre} sun={pigment.plaster} />
      <path fill={pigment.ochre} d="M0 168H200V360H0z" />
      <path fill={pigment.ink} d="M20 360V256a34 34 0 0 1 68 0V360zM112 360V256a34 34 0 0 1 68 0V360z" />
      <path
        fill="var(--wall)"
        d="M222 60H374V360L355 342L336 360L317 342L298 360L279 342L260 360L241 342L222 360z"
      />
      <CupLogo x={298} y={126} scale={1.1} bowl="currentColor" sun="currentColor" />
      <path
        fill="currentColor"
        d="M244 182H352V188H244zM244 212H312V218H244zM336 212H352V218H336zM244 236H300V242H244zM336 236H352V242H336zM244 260H320V266H244zM336 260H352V266H336zM320 292H352V304H320z"
      />
      <rect x="444" y="108" width="140" height="252" rx="20" fill="var(--mass)" />
      <path fill="var(--wall)" d="M454 128H574V340H454z" />
      <path
        fill="var(--stone)"
        d="M466 142h24v24h-24zM502 142h24v24h-24zM538 142h24v24h-24zM466 190h24v24h-24zM466 238h24v24h-24zM502 238h24v24h-24zM538 238h24v24h-24zM466 302h96v22h-96z"
      />
      <rect x="504" y="174" width="56" height="56" rx="10" fill={pigment.ochre} />
      <CupLogo x={532} y={206} scale={0.46} bowl={pigment.ink} sun={pigment.plaster} />
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="0" y="404">
          Sign
        </text>
        <text x="222" y="404">
          Bill
        </text>
        <text x="444" y="404">
          Phone
        </text>
      </g>
    </svg>
  );
}

type CupLogoProps = { x: number; y: number; scale: number; bowl: string; sun: string };

function CupLogo({ x, y, scale, bowl, sun }: CupLogoProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill={sun} d="M-20 -6a20 20 0 0 1 40 0z" />
      <path fill={bowl} d="M-40 0H40A40 30 0 0 1 -40 0z" />
    </g>
  );
}
