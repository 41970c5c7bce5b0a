// The middles of the pages on development: each drawing has one part for each thing that the page names beside it.

import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { plaster, concrete, shade, ink, vermilion, cobalt, ochre, pine, violet } = pigment;

/** A shop front of four bays: a phone with large keys, a locked payment, one lamp in four browsers, and a call. */
export function ShopFront() {
  return (
    <Canvas width={1440} height={640} ground={pine}>
      <path
        fill={plaster}
        d="M30 190H330V590H30zM390 190H690V590H390zM750 190H1050V590H750zM1110 190H1410V590H1110z"
      />
      <path fill={ochre} d="M0 590H1440V640H0z" />
      <path
        fill={ink}
        d="M0 0H1440V40H0zM94 226a24 24 0 0 1 24 -24H242a24 24 0 0 1 24 24V566a24 24 0 0 1 -24 24H118a24 24 0 0 1 -24 -24z"
      />
      <path fill={concrete} d="M108 236H252V556H108z" />
      <path fill={cobalt} d="M108 236H252V400H108z" />
      <path fill={ochre} d="M156 270h48l26 66h-100z" />
      <path fill={plaster} d="M174 336h12v36h26v14h-64v-14h26z" />
      <path fill={shade} d="M122 416h116v14H122zM122 442h72v14H122z" />
      <path fill={vermilion} d="M122 474h116v60H122z" />
      <path fill={ink} d="M206 590V520a20 20 0 0 1 40 0v22l44 10a26 26 0 0 1 20 26v12z" />
      <path fill="none" stroke={ink} strokeWidth="30" d="M475 380V310a65 65 0 0 1 130 0V380" />
      <path fill={vermilion} d="M430 366H650V546H430z" />
      <path fill={plaster} d="M512 434a28 28 0 1 1 56 0a28 28 0 0 1 -14 24v52h-28v-52a28 28 0 0 1 -14 -24z" />
      <path fill={cobalt} d="M408 506l150 -30l16 84H424z" transform="translate(-4 30)" />
      <path fill={ochre} d="M430 548l34 -7l6 30l-34 7z" />
      <path
        fill={ink}
        d="M770 226H890V256H770zM910 226H1030V256H910zM770 416H890V446H770zM910 416H1030V446H910z"
      />
      <path fill={cobalt} d="M770 250H890V390H770z" />
      <path fill={vermilion} d="M910 250h120v140H910z" />
      <path fill={ochre} d="M770 440h120v130H770z" />
      <path fill={violet} d="M910 440h120v130H910z" />
      <path
        stroke={plaster}
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="0 16"
        d="M784 239h34M924 239h34M784 429h34M924 429h34"
      />
      <path fill={ochre} d="M812 272h36l18 50h-72zM952 272h36l18 50h-72zM952 460h36l18 50h-72z" />
      <path fill={ink} d="M812 460h36l18 50h-72z" />
      <path
        fill={plaster}
        d="M825 322h10v34h20v12h-50v-12h20zM965 322h10v34h20v12h-50v-12h20zM825 510h10v32h20v12h-50v-12h20zM965 510h10v32h20v12h-50v-12h20z"
      />
      <path fill={vermilion} d="M1134 590V560a90 90 0 0 1 180 0v30z" />
      <circle cx="1224" cy="404" r="66" fill={ink} />
      <path
        fill="none"
        stroke={ochre}
        strokeWidth="18"
        d="M1146 410a78 78 0 0 1 156 0v30a40 40 0 0 1 -40 36h-20"
      />
      <path fill={ochre} d="M1132 390h34v62h-34zM1282 390h34v62h-34z" />
      <path fill={cobalt} d="M1290 226h104v84h-60l-26 30v-30h-18z" />
      <path stroke={plaster} strokeWidth="16" strokeLinecap="round" strokeDasharray="0 26" d="M1316 268h54" />
      <path
        fill={vermilion}
        d="M0 40h90v90a45 45 0 0 1 -90 0zM180 40h90v90a45 45 0 0 1 -90 0zM360 40h90v90a45 45 0 0 1 -90 0zM540 40h90v90a45 45 0 0 1 -90 0zM720 40h90v90a45 45 0 0 1 -90 0zM900 40h90v90a45 45 0 0 1 -90 0zM1080 40h90v90a45 45 0 0 1 -90 0zM1260 40h90v90a45 45 0 0 1 -90 0z"
      />
      <path
        fill={plaster}
        d="M90 40h90v90a45 45 0 0 1 -90 0zM270 40h90v90a45 45 0 0 1 -90 0zM450 40h90v90a45 45 0 0 1 -90 0zM630 40h90v90a45 45 0 0 1 -90 0zM810 40h90v90a45 45 0 0 1 -90 0zM990 40h90v90a45 45 0 0 1 -90 0zM1170 40h90v90a45 45 0 0 1 -90 0zM1350 40h90v90a45 45 0 0 1 -90 0z"
      />
    </Canvas>
  );
}

/** An office cupboard of four shelves: no licence, connected machines, files that become more, and a safe. */
export function Almirah() {
  return (
    <Canvas width={960} height={1120} ground={cobalt}>
      <path fill={ink} d="M0 260H960V280H0zM0 540H960V560H0zM0 820H960V840H0zM0 1100H960V1120H0z" />
      <path fill={plaster} d="M90 40H330V260H90z" />
      <path fill={shade} d="M120 76H300V90H120zM120 108H260V122H120zM120 140H220V154H120z" />
      <circle cx="272" cy="196" r="32" fill={ochre} />
      <path stroke={vermilion} strokeWidth="26" d="M70 30L350 262M350 30L70 262" />
      <path
        fill={ochre}
        d="M470 228H590V260H470zM480 196H600V228H480zM466 164H586V196H466zM640 228H760V260H640zM652 196H772V228H652zM640 164H760V196H640zM648 132H768V164H648zM636 100H756V132H636z"
      />
      <path
        stroke={ink}
        strokeWidth="4"
        d="M470 228H600M466 196H600M640 228H772M640 196H772M640 164H768M636 132H768"
      />
      <path fill={vermilion} d="M800 150a60 60 0 0 1 120 0v20H800z" />
      <path fill={plaster} d="M800 170H920V240H800zM812 240h20v20h-20zM888 240h20v20h-20z" />
      <path fill={ink} d="M836 116h48v10h-48z" />
      <path fill="none" stroke={ochre} strokeWidth="16" d="M180 500v28H860v-28M410 528V470M650 528V470" />
      <path fill={plaster} d="M110 340H250V510H110z" />
      <path fill={ink} d="M128 358H232V406H128z" />
      <path stroke={vermilion} strokeWidth="22" strokeDasharray="22 18" d="M130 436H232M130 474H232" />
      <path fill={ink} d="M350 320h100a20 20 0 0 1 20 20V510H330V340a20 20 0 0 1 20 -20z" />
      <path fill={plaster} d="M348 344H452V480H348z" />
      <path fill={pine} d="M366 372h68v48h-40l-16 20v-20h-12z" />
      <path fill={vermilion} d="M560 330H740V510H560z" />
      <path fill={plaster} d="M580 350H720V390H580z" />
      <path stroke={plaster} strokeWidth="24" strokeDasharray="24 34" d="M588 424H732M588 470H732" />
      <path fill={plaster} d="M800 330H920V510H800z" />
      <g fill="none" stroke={ink} strokeWidth="10">
        <path d="M824 480V420a36 36 0 0 1 72 0V480M844 486V420a16 16 0 0 1 32 0V486M860 420V490" />
      </g>
      <path fill={vermilion} d="M80 640H150V820H80zM290 640H360V820H290zM580 640H650V820H580z" />
      <path fill={ochre} d="M366 610H436V820H366zM656 610H726V820H656z" />
      <path fill={plaster} d="M732 650H802V820H732z" />
      <path fill="none" stroke={plaster} strokeWidth="6" strokeDasharray="16 12" d="M811 613H877V817H811z" />
      <path
        fill={ink}
        d="M100 670h30v50h-30zM310 670h30v50h-30zM600 670h30v50h-30zM386 640h30v50h-30zM676 640h30v50h-30zM752 680h30v50h-30z"
      />
      <path fill={ink} d="M90 870H450V1080H120v20H90zM420 1080h30v20h-30z" />
      <path fill={shade} d="M120 896H420V1056H120z" />
      <circle cx="290" cy="976" r="56" fill={ink} />
      <path stroke={ochre} strokeWidth="14" d="M290 932V1020M246 976H334" />
      <path fill={ink} d="M120 920h14v30h-14zM120 1000h14v30h-14z" />
      <path fill={plaster} d="M540 900H900V1100H540z" />
      <path fill={ink} d="M540 900H900V940H540z" />
      <path
        stroke={ink}
        strokeWidth="26"
        strokeLinecap="round"
        strokeDasharray="0 44"
        d="M590 990H830M590 1050H740"
      />
      <path fill={vermilion} d="M806 1030h64v50h-64z" />
      <path fill="none" stroke={vermilion} strokeWidth="10" d="M820 1032v-16a18 18 0 0 1 36 0v16" />
    </Canvas>
  );
}

const hexagon = 'M0 -130L78 -65V65L0 130L-78 65V-65z';

function Slab({
  at,
  front,
  side,
  children,
}: {
  at: number;
  front: string;
  side: string;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${at} 155)`}>
      <path fill={side} d="M0 -130H44L122 -65V65L44 130H0z" />
      <path fill={front} d={hexagon} />
      <g transform="scale(0.8)">{children}</g>
    </g>
  );
}

/** Six hexagonal parts of a machine on one threaded bolt, drawn apart: plug, theme, cart, piece, card, spanner. */
export function SixParts() {
  return (
    <Canvas width={1440} height={310} ground={shade}>
      <path fill={plaster} d="M104 139H1400V171H104z" />
      <path stroke={ink} strokeWidth="32" strokeDasharray="5 9" d="M110 155H1396" />
      <Slab at={104} front={cobalt} side={ink}>
        <path fill={plaster} d="M-56 -30H-14V-58H14V-30H56V-2a56 56 0 0 1 -112 0z" />
        <path fill={plaster} d="M-40 -64h22v30h-22zM18 -64h22v30H18zM-9 40H9V100H-9z" />
      </Slab>
      <Slab at={344} front={ochre} side={ink}>
        <path fill={ink} d="M-62 -64H62V-32H-62z" />
        <path fill={plaster} d="M-62 -22H6V64H-62z" />
        <path fill={vermilion} d="M16 -22H62V64H16z" />
      </Slab>
      <Slab at={584} front={vermilion} side={ink}>
        <path fill="none" stroke={plaster} strokeWidth="14" d="M-78 -54H-50L-26 34H50" />
        <path fill={plaster} d="M-44 -36H72L54 22H-28z" />
        <circle cx="-16" cy="64" r="15" fill={plaster} />
        <circle cx="40" cy="64" r="15" fill={plaster} />
      </Slab>
      <Slab at={824} front={pine} side={ink}>
        <path fill={ochre} d="M-60 -40H-16a22 22 0 1 1 40 0H60V-2a22 22 0 1 0 0 40V70H-60z" />
      </Slab>
      <Slab at={1064} front={ochre} side={ink}>
        <path fill={cobalt} d="M-72 -50H72V50H-72z" />
        <path fill={ink} d="M-72 -28H72V-6H-72z" />
        <path fill={plaster} d="M-54 14H-10V34H-54z" />
      </Slab>
      <Slab at={1304} front={violet} side={ink}>
        <path
          fill={plaster}
          d="M-18 84V-2a46 46 0 0 1 -6 -82V-42L0 -30L24 -42V-84a46 46 0 0 1 -6 82V84a18 18 0 0 1 -36 0z"
        />
      </Slab>
    </Canvas>
  );
}

/** Four blocks of a printer's forme: three kinds of page, paint and plug, a signpost, and an open box on wheels. */
export function Forme() {
  return (
    <Canvas width={1920} height={480} ground={ochre}>
      <path fill={cobalt} d="M480 0H960V480H480z" />
      <path fill={ink} d="M960 0h480V480H960z" />
      <path fill={pine} d="M1440 0h480V480h-480z" />
      <path fill={plaster} d="M48 150H168V400H48z" />
      <path fill={ink} d="M66 172H150V226H66zM66 244H150V256H66zM66 272H150V284H66zM66 300H122V312H66z" />
      <path fill={plaster} d="M192 130L252 160V420L192 390zM312 130L252 160V420L312 390z" />
      <path fill={vermilion} d="M206 164L240 180V260L206 244zM264 180L298 164V244L264 260z" />
      <path fill={ink} d="M336 200H440V400H336z" />
      <path fill={plaster} d="M352 250H424V400H352z" />
      <path
        fill={vermilion}
        d="M326 150H450V220a15.500 15.500 0 0 1 -31 0a15.500 15.500 0 0 1 -31 0a15.500 15.500 0 0 1 -31 0a15.500 15.500 0 0 1 -31 0z"
      />
      <path fill={ink} d="M370 300h36V400h-36z" />
      <path fill={plaster} d="M540 180H740V420H540z" />
      <path fill={ochre} d="M540 180H740V310H540z" />
      <path fill={vermilion} d="M520 70H760V150H520z" />
      <path fill="none" stroke={ink} strokeWidth="16" d="M760 110h40v96H700v40" />
      <path fill={ink} d="M684 240h32V350h-32z" />
      <path fill={ink} d="M790 290h100v40a50 50 0 0 1 -100 0zM808 246h22v50h-22zM850 246h22v50h-22z" />
      <path fill="none" stroke={ink} strokeWidth="16" d="M840 370V440H960" />
      <path fill={shade} d="M1184 60h32V480h-32z" />
      <path fill={vermilion} d="M1050 96H1290l50 44l-50 44H1050z" />
      <path fill={ochre} d="M1350 220H1120l-50 44l50 44h230z" />
      <path stroke={plaster} strokeWidth="16" d="M1084 140H1230" />
      <path stroke={ink} strokeWidth="16" d="M1140 264H1310" />
      <circle cx="1320" cy="370" r="52" fill="none" stroke={plaster} strokeWidth="22" />
      <path stroke={plaster} strokeWidth="30" d="M1356 408L1410 462" />
      <path fill={ochre} d="M1540 220H1800V390H1540z" />
      <path fill={vermilion} d="M1540 220L1490 130H1610L1660 220zM1800 220L1850 130H1730L1680 220z" />
      <path fill={plaster} d="M1640 60h90V260h-90z" />
      <path fill={ink} d="M1656 90h58v12h-58zM1656 118h58v12h-58zM1656 146h34v12h-34z" />
      <path fill={ink} d="M1480 390H1860V410H1480z" />
      <circle cx="1560" cy="432" r="30" fill={plaster} />
      <circle cx="1780" cy="432" r="30" fill={plaster} />
      <circle cx="1560" cy="432" r="10" fill={ink} />
      <circle cx="1780" cy="432" r="10" fill={ink} />
      <path fill="none" stroke={ink} strokeWidth="14" d="M1860 396L1896 300" />
    </Canvas>
  );
}
