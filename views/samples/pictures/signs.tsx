import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/**
 * Six fields of 480 by 270, each with its sign in the square of 270 in the middle: a shape that differs from the others, a
 * figure with open arms, a stopwatch, a signpost, a phone before a computer, and a magnifier.
 */
export function SixSigns() {
  return (
    <Canvas width={2880} height={270} ground={pigment.vermilion}>
      <path fill={pigment.cobalt} d="M480 0h480v270H480z" />
      <path fill={pigment.ochre} d="M960 0h480v270H960z" />
      <path fill={pigment.pine} d="M1440 0h480v270h-480z" />
      <path fill={pigment.violet} d="M1920 0h480v270h-480z" />
      <path fill={pigment.ink} d="M2400 0h480v270h-480z" />

      <path fill={pigment.ink} d="M145 40h80v80h-80zM145 150h80v80h-80zM255 150h80v80h-80z" />
      <circle cx="295" cy="80" r="44" fill={pigment.ochre} />

      <circle cx="720" cy="62" r="30" fill={pigment.plaster} />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="24"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M630 112H810M720 112V164L680 228M720 164L760 228"
      />

      <path fill={pigment.ink} d="M1180 18h40v36h-40zM1266 60l22-22 18 18-22 22z" />
      <circle cx="1200" cy="148" r="98" fill={pigment.ink} />
      <circle cx="1200" cy="148" r="74" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M1200 148V74a74 74 0 0 1 74 74z" />
      <circle cx="1200" cy="148" r="12" fill={pigment.ink} />

      <path fill={pigment.ink} d="M1668 30h24v240h-24z" />
      <path fill={pigment.ochre} d="M1580 50h170l40 35-40 35h-170z" />
      <path fill={pigment.plaster} d="M1780 136h-150l-40 35 40 35h150z" />

      <path fill={pigment.ink} d="M2050 46h200v146h-200zM2130 192h40v30h50v20h-140v-20h50z" />
      <path fill={pigment.plaster} d="M2064 60h172v118h-172z" />
      <path fill={pigment.vermilion} d="M2080 76h64v86h-64zM2158 76h62v18h-62z" />
      <rect x="2212" y="96" width="82" height="150" rx="14" fill={pigment.ink} />
      <path fill={pigment.ochre} d="M2222 112h62v112h-62z" />
      <path fill={pigment.vermilion} d="M2230 122h46v40h-46zM2230 172h46v10h-46z" />

      <path stroke={pigment.ochre} strokeWidth="30" strokeLinecap="round" d="M2680 168L2738 228" />
      <circle cx="2630" cy="116" r="74" fill={pigment.plaster} stroke={pigment.ochre} strokeWidth="20" />
      <path fill={pigment.pine} d="M2592 84h76v20h-76z" />
      <path fill={pigment.cobalt} d="M2592 116h76v10h-76zM2592 138h52v10h-52z" />
    </Canvas>
  );
}
