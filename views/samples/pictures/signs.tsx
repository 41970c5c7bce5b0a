import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/**
 * Six fields of 480 by 270, each with its idea in the square of 270 in the middle: four doors of which none is like
 * another, a door with stairs and a ramp, a stopwatch after 0.8 of 8 seconds, one line to every door, arches from wide
 * to narrow with a phone in the last, and a lens on one shop of a street.
 */
export function SixSigns() {
  return (
    <Canvas width={2880} height={270} ground={pigment.vermilion}>
      <path fill={pigment.cobalt} d="M480 0h480v270H480z" />
      <path fill={pigment.ochre} d="M960 0h480v270H960z" />
      <path fill={pigment.pine} d="M1440 0h480v270h-480z" />
      <path fill={pigment.violet} d="M1920 0h480v270h-480z" />
      <path fill={pigment.ink} d="M2400 0h480v270h-480z" />

      <path fill={pigment.plaster} d="M20 270V150a60 60 0 0 1 120 0V270z" />
      <path fill={pigment.cobalt} d="M50 270V160a30 30 0 0 1 60 0V270z" />
      <path fill={pigment.ink} d="M140 60H230V270H140z" />
      <path fill={pigment.ochre} d="M160 90H210V180H160zM160 196H210V270H160z" />
      <path fill={pigment.ochre} d="M230 270V130L290 40L350 130V270z" />
      <path fill={pigment.ink} d="M262 270V156L290 114L318 156V270z" />
      <path fill={pigment.shade} d="M350 270V160H372V130H394V100H436V130H458V160H470V270z" />
      <path fill={pigment.pine} d="M386 270V170H444V270z" />

      <path fill={pigment.shade} d="M480 270V240H518V210H556V180H594V150H700L910 270z" />
      <path fill={pigment.ochre} d="M600 150V84a46 46 0 0 1 92 0V150z" />
      <path fill={pigment.ink} d="M620 150V88a26 26 0 0 1 52 0V150z" />
      <circle cx="798" cy="162" r="32" fill="none" stroke={pigment.ochre} strokeWidth="13" />
      <circle cx="790" cy="66" r="21" fill={pigment.plaster} />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="22"
        strokeLinejoin="round"
        d="M794 90V140H752L738 166"
      />

      <path fill={pigment.ink} d="M1172 14h56v50h-56z" />
      <circle cx="1200" cy="270" r="220" fill={pigment.ink} />
      <circle cx="1200" cy="270" r="184" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M1200 270V86A184 184 0 0 1 1308 121z" />
      <path
        stroke={pigment.ink}
        strokeWidth="12"
        d="M1200 86V118M1070 140L1093 163M1016 270H1048M1330 140L1307 163M1384 270H1352"
      />
      <path fill={pigment.ink} d="M1166 270a34 34 0 0 1 68 0zM960 256H1440V270H960z" />

      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="20"
        d="M1490 200V76H1870V200M1585 76V200M1680 76V200M1775 76V200"
      />
      <path
        fill={pigment.plaster}
        d="M1455 270V185a35 35 0 0 1 70 0V270zM1550 270V185a35 35 0 0 1 70 0V270zM1740 270V185a35 35 0 0 1 70 0V270zM1835 270V185a35 35 0 0 1 70 0V270z"
      />
      <path fill={pigment.vermilion} d="M1645 270V185a35 35 0 0 1 70 0V270z" />
      <circle cx="1680" cy="76" r="52" fill={pigment.ink} />
      <path stroke={pigment.plaster} strokeWidth="10" d="M1654 58H1706M1654 76H1706M1654 94H1706" />

      <path fill={pigment.plaster} d="M1960 270V220a200 200 0 0 1 400 0V270z" />
      <path fill={pigment.ochre} d="M2012 270V220a148 148 0 0 1 296 0V270z" />
      <path fill={pigment.vermilion} d="M2060 270V220a100 100 0 0 1 200 0V270z" />
      <rect x="2122" y="158" width="76" height="140" rx="16" fill={pigment.ink} />
      <path fill={pigment.plaster} d="M2132 174h56v96h-56z" />

      <path
        fill="#4a4b50"
        d="M2400 150H2470V270H2400zM2470 190L2505 150L2540 190V270H2470zM2740 130H2800V270H2740zM2800 180H2880V270H2800z"
      />
      <path stroke={pigment.plaster} strokeWidth="34" d="M2706 196L2790 280" />
      <circle cx="2640" cy="130" r="100" fill={pigment.pine} stroke={pigment.plaster} strokeWidth="24" />
      <path fill={pigment.ochre} d="M2586 112H2694V196A86 86 0 0 1 2586 196z" />
      <path fill={pigment.ink} d="M2620 142H2660V213A88 88 0 0 1 2620 213z" />
      <path
        fill={pigment.vermilion}
        d="M2580 84H2700V112a20 20 0 0 1-40 0a20 20 0 0 1-40 0a20 20 0 0 1-40 0z"
      />
    </Canvas>
  );
}
