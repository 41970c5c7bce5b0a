import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';

type Props = { width: number; height: number; children: ReactNode };

/** A picture without a ground: it has the colour of the block that it is in. */
function Shapes({ width, height, children }: Props) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A page of results: the first is an advertisement, with a pointer on it. */
export function SearchAd() {
  return (
    <Shapes width={840} height={400}>
      <path fill={pigment.ink} d="M120 20H700V400H120z" />
      <path fill={pigment.plaster} d="M136 100H684V400H136z" />
      <path fill={pigment.plaster} d="M178 34H642A25 25 0 0 1 642 84H178A25 25 0 0 1 178 34z" />
      <path stroke={pigment.ink} strokeWidth="14" d="M236 59H420" />
      <circle cx="194" cy="56" r="11" fill="none" stroke={pigment.ink} strokeWidth="6" />
      <path stroke={pigment.ink} strokeWidth="6" d="M202 64L213 75" />
      <path fill={pigment.vermilion} d="M136 100H684V250H136z" />
      <path fill={pigment.plaster} d="M176 126h84v24h-84z" />
      <path stroke={pigment.plaster} strokeWidth="26" d="M176 182H560" />
      <path stroke={pigment.plaster} strokeWidth="10" d="M176 220H500" />
      <path stroke={pigment.shade} strokeWidth="18" d="M176 284H470M176 364H520" />
      <path stroke={pigment.shade} strokeWidth="8" d="M176 314H600M176 394H580" />
      <path
        fill={pigment.ink}
        stroke={pigment.plaster}
        strokeWidth="7"
        d="M530 140V312L572 276L600 338L632 324L604 262L658 258z"
      />
    </Shapes>
  );
}

/** An article with a large picture of hills as a banner beside it. */
export function BannerBesideArticle() {
  return (
    <Shapes width={600} height={400}>
      <path fill={pigment.plaster} d="M60 30H540V400H60z" />
      <path stroke={pigment.ink} strokeWidth="30" d="M92 78H508" />
      <path
        stroke={pigment.shade}
        strokeWidth="10"
        d="M92 130H280M92 158H260M92 186H284M92 214H240M92 242H276M92 270H284M92 298H250M92 326H280M92 354H264M92 382H284"
      />
      <path fill={pigment.cobalt} d="M314 120H508V400H314z" />
      <circle cx="411" cy="206" r="50" fill={pigment.ochre} />
      <path fill={pigment.vermilion} d="M314 330L386 232L450 318L508 258V400H314z" />
      <path fill={pigment.plaster} d="M314 400V366H508V400z" />
    </Shapes>
  );
}

/** Three products in a row, each with its price below it. */
export function ProductsWithPrices() {
  return (
    <Shapes width={600} height={400}>
      <path fill={pigment.plaster} d="M20 90H196V400H20zM404 90H580V400H404z" />
      <path fill={pigment.ochre} d="M206 40H394V400H206z" />
      <path fill={pigment.shade} d="M44 314H140V340H44zM428 314H524V340H428z" />
      <path fill={pigment.ink} d="M44 352H172V378H44zM428 352H556V378H428zM232 336H368V378H232z" />
      <path fill={pigment.pine} d="M60 240L80 150H136L156 240z" />
      <path fill={pigment.ink} d="M102 240h12v36h26v14H76v-14h26z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="14"
        d="M262 86V176H340V286M262 176V286M262 230H340"
      />
      <path fill={pigment.vermilion} d="M252 160H350V198H252zM252 80H278V160H252z" />
      <path fill={pigment.cobalt} d="M440 180H516V236A40 40 0 0 1 476 276A40 40 0 0 1 440 236z" />
      <path fill="none" stroke={pigment.cobalt} strokeWidth="12" d="M516 196H534A18 18 0 0 1 534 238H510" />
      <path stroke={pigment.shade} strokeWidth="8" d="M462 166V132M480 166V120M498 166V132" />
    </Shapes>
  );
}

/** A phone with the way to a shop and a large button to call it. */
export function CallFromMap() {
  return (
    <Shapes width={360} height={400}>
      <path
        fill={pigment.ink}
        d="M60 62A40 40 0 0 1 100 22H260A40 40 0 0 1 300 62V346A40 40 0 0 1 260 386H100A40 40 0 0 1 60 346z"
      />
      <path fill={pigment.plaster} d="M76 60H284V352H76z" />
      <path
        fill={pigment.shade}
        d="M76 60H152V128H76zM176 60H284V128H176zM76 152H128V220H76zM232 152H284V220H232z"
      />
      <path
        fill="none"
        stroke={pigment.cobalt}
        strokeWidth="12"
        strokeDasharray="18 10"
        d="M164 232V140H220"
      />
      <path
        fill={pigment.vermilion}
        d="M232 84A26 26 0 0 1 258 110C258 128 232 152 232 152C232 152 206 128 206 110A26 26 0 0 1 232 84z"
      />
      <circle cx="232" cy="110" r="10" fill={pigment.plaster} />
      <path fill={pigment.pine} d="M76 232H284V358H76z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="26" d="M140 258C140 310 172 338 222 338" />
      <path fill={pigment.plaster} d="M124 246H160V282H124zM206 316H240V352H206z" />
    </Shapes>
  );
}

/** A video on a wide screen, with a button to skip it. */
export function VideoWithSkip() {
  return (
    <Shapes width={480} height={400}>
      <path fill={pigment.ink} d="M30 40H450V330H30z" />
      <path fill={pigment.ochre} d="M44 54H436V270H44z" />
      <path fill={pigment.vermilion} d="M44 270V200L140 116L214 190L300 100L436 220V270z" />
      <path fill={pigment.plaster} d="M196 104L306 168L196 232z" />
      <path fill={pigment.ink} d="M310 222H450V270H310z" />
      <path fill={pigment.plaster} d="M372 232L400 246L372 260zM404 232H412V260H404z" />
      <path stroke={pigment.plaster} strokeWidth="10" d="M328 246H360" />
      <path stroke={pigment.shade} strokeWidth="12" d="M44 300H436" />
      <path stroke={pigment.vermilion} strokeWidth="12" d="M44 300H150" />
      <circle cx="150" cy="300" r="14" fill={pigment.plaster} />
      <path stroke={pigment.plaster} strokeWidth="16" d="M44 364H330" />
    </Shapes>
  );
}

/** A chair in a shop, and the same chair as an advertisement on three other pages that are opened later. */
export function BannerThatFollows() {
  return (
    <Shapes width={1040} height={300}>
      <path stroke={pigment.ochre} strokeWidth="8" strokeDasharray="16 14" d="M200 266H1040" />
      <path
        fill={pigment.plaster}
        d="M0 20H260V300H0zM320 60H540V300H320zM590 60H810V300H590zM860 60H1040V300H860z"
      />
      <path
        fill={pigment.shade}
        d="M0 20H260V48H0zM320 60H540V84H320zM590 60H810V84H590zM860 60H1040V84H860z"
      />
      <path
        fill={pigment.vermilion}
        d="M22 70H238V258H22zM430 104H522V190H430zM608 200H792V262H608zM878 104H964V206H878z"
      />
      <path
        fill="none"
        stroke={pigment.shade}
        strokeWidth="9"
        d="M340 116H414M340 144H404M340 172H412M340 216H520M340 244H500M608 116H790M608 144H770M608 172H788M980 116H1040M980 144H1040M980 172H1040M878 236H1040M878 264H1040"
      />
      <g fill="none" stroke={pigment.plaster} strokeWidth="12">
        <path d="M88 88V168H164V244M88 168V244" />
        <path
          strokeWidth="6"
          d="M458 114V152H494V184M458 152V184M680 206V232H710V256M680 232V256M904 118V162H940V194M904 162V194"
        />
      </g>
      <path stroke={pigment.ink} strokeWidth="12" d="M22 280H150" />
    </Shapes>
  );
}

/** Search results: the free one at the top has a map pin, under a magnifying glass. */
export function FreeResults() {
  return (
    <Shapes width={480} height={420}>
      <path fill={pigment.plaster} d="M70 50H410V420H70z" />
      <path stroke={pigment.ink} strokeWidth="12" d="M100 92H300" />
      <path stroke={pigment.shade} strokeWidth="20" d="M100 266H330M100 346H300" />
      <path stroke={pigment.shade} strokeWidth="9" d="M100 298H370M100 378H350M100 404H360" />
      <path fill={pigment.ink} d="M70 120H410V236H70z" />
      <path
        fill={pigment.ochre}
        d="M130 138A30 30 0 0 1 160 168C160 190 130 218 130 218C130 218 100 190 100 168A30 30 0 0 1 130 138z"
      />
      <circle cx="130" cy="168" r="11" fill={pigment.ink} />
      <path stroke={pigment.plaster} strokeWidth="20" d="M184 162H300" />
      <path stroke={pigment.plaster} strokeWidth="8" d="M184 194H280" />
      <path stroke={pigment.ochre} strokeWidth="34" d="M380 244L440 304" />
      <circle cx="330" cy="190" r="82" fill="none" stroke={pigment.ochre} strokeWidth="24" />
    </Shapes>
  );
}

/** An advertisement that is clicked, and the coins that the clicks cost. */
export function PaidClick() {
  return (
    <Shapes width={480} height={420}>
      <path fill={pigment.ochre} d="M50 60H430V250H50z" />
      <path fill={pigment.ink} d="M78 88H160V116H78z" />
      <path stroke={pigment.ink} strokeWidth="28" d="M78 156H370" />
      <path stroke={pigment.ink} strokeWidth="10" d="M78 204H300" />
      <circle cx="100" cy="360" r="50" fill={pigment.ochre} />
      <circle cx="215" cy="360" r="50" fill={pigment.ochre} />
      <circle cx="330" cy="360" r="42" fill="none" stroke={pigment.ochre} strokeWidth="16" />
      <path
        fill={pigment.vermilion}
        stroke={pigment.plaster}
        strokeWidth="8"
        d="M310 130L310 342L362 298L396 374L436 356L402 282L468 276z"
      />
    </Shapes>
  );
}

/** A post on a phone with the signs of people who like it and ask about it. */
export function PostWithReplies() {
  return (
    <Shapes width={480} height={420}>
      <path fill={pigment.ink} d="M110 90A40 40 0 0 1 150 50H330A40 40 0 0 1 370 90V420H110z" />
      <path fill={pigment.plaster} d="M126 92H354V420H126z" />
      <path fill={pigment.vermilion} d="M126 92H354V300H126z" />
      <path fill={pigment.plaster} d="M170 300V230H310V300z" />
      <path fill={pigment.ochre} d="M160 230A80 80 0 0 1 320 230z" />
      <circle cx="240" cy="138" r="14" fill={pigment.ink} />
      <path stroke={pigment.shade} strokeWidth="12" d="M150 336H300M150 366H330M150 396H280" />
      <path fill={pigment.pine} d="M296 120H452V220H340L312 252V220H296z" />
      <path fill={pigment.plaster} d="M374 202L338 166A21 21 0 0 1 374 142A21 21 0 0 1 410 166z" />
      <path fill={pigment.ink} stroke={pigment.ochre} strokeWidth="8" d="M26 246H190V336H90L58 368V336H26z" />
      <path fill={pigment.plaster} d="M56 280h24v24H56zM96 280h24v24H96zM136 280h24v24h-24z" />
    </Shapes>
  );
}

/** A search field from which a tree grows. */
export function SearchThatGrows() {
  return (
    <Shapes width={720} height={430}>
      <g fill={pigment.pine}>
        <circle cx="190" cy="178" r="88" />
        <circle cx="360" cy="130" r="114" />
        <circle cx="530" cy="178" r="88" />
        <path d="M190 160H530V266H190z" />
      </g>
      <path stroke={pigment.ink} strokeWidth="18" d="M360 290L230 200M360 260L500 170M360 210L290 120" />
      <path fill={pigment.ink} d="M346 120H374V352H346z" />
      <g fill={pigment.vermilion}>
        <circle cx="176" cy="150" r="24" />
        <circle cx="350" cy="76" r="24" />
        <circle cx="446" cy="126" r="20" />
        <circle cx="560" cy="170" r="24" />
        <circle cx="290" cy="226" r="16" />
        <circle cx="436" cy="230" r="16" />
      </g>
      <path
        fill={pigment.plaster}
        stroke={pigment.ink}
        strokeWidth="12"
        d="M110 340H610A42 42 0 0 1 610 424H110A42 42 0 0 1 110 340z"
      />
      <circle cx="126" cy="378" r="16" fill="none" stroke={pigment.ink} strokeWidth="9" />
      <path stroke={pigment.ink} strokeWidth="9" d="M138 390L154 406" />
      <path stroke={pigment.ink} strokeWidth="20" d="M186 382H440" />
      <path fill={pigment.ink} d="M546 340H610A42 42 0 0 1 610 424H546z" />
    </Shapes>
  );
}

/** A video of a car wash: half of the car is clean. */
export function HalfCleanCar() {
  return (
    <Shapes width={720} height={440}>
      <path fill={pigment.ink} d="M50 20H670V440H50z" />
      <path fill={pigment.shade} d="M70 40H360V340H70z" />
      <path fill={pigment.ochre} d="M360 40H650V340H360z" />
      <path fill="#8f8877" d="M120 270V214L200 200L264 130H360V270z" />
      <path fill={pigment.cobalt} d="M360 130H460L530 200L604 214V270H360z" />
      <path fill={pigment.ink} d="M282 152H350V204H234zM372 152H450L496 204H372z" />
      <path fill={pigment.plaster} d="M548 226h56v18h-56zM372 204L420 152H436L388 204z" />
      <path fill={pigment.ink} d="M70 300H650V340H70z" />
      <g fill={pigment.ink}>
        <circle cx="230" cy="270" r="48" />
        <circle cx="490" cy="270" r="48" />
      </g>
      <circle cx="230" cy="270" r="20" fill="#8f8877" />
      <circle cx="490" cy="270" r="20" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M354 40h12v300h-12z" />
      <path stroke={pigment.shade} strokeWidth="14" d="M70 372H650" />
      <path stroke={pigment.vermilion} strokeWidth="14" d="M70 372H360" />
      <circle cx="360" cy="372" r="18" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M72 396L104 414L72 432z" />
    </Shapes>
  );
}
