import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// On pages about design: each picture has the ground of the field that it is on.

/** A magnifier on the lowest of a row of bars: the visitors of a week. */
export function BarsUnderLens() {
  return (
    <Canvas width={360} height={300} ground="none">
      <path
        fill={pigment.plaster}
        d="M10 300V120H58V300zM70 300V70H118V300zM130 300V160H178V300zM190 300V236H238V300zM250 300V140H298V300z"
      />
      <path stroke={pigment.ink} strokeWidth="30" d="M264 236L326 298" />
      <circle cx="214" cy="186" r="76" fill={pigment.ochre} stroke={pigment.ink} strokeWidth="22" />
      <path fill={pigment.vermilion} d="M190 224h48v30a66 66 0 0 1-48 0z" />
    </Canvas>
  );
}

/** Four old pages, and a line from each to its new one. */
export function OldPagesToNew() {
  return (
    <Canvas width={360} height={300} ground="none">
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="10"
        d="M80 40H140L220 112H250M80 112H140L220 40H250M80 184H250M80 256H250"
      />
      <path
        fill={pigment.ink}
        d="M250 20L278 40L250 60zM250 92L278 112L250 132zM250 164L278 184L250 204zM250 236L278 256L250 276z"
      />
      <path fill="#8d8779" d="M20 8H80V68H20zM20 80H80V140H20zM20 152H80V212H20zM20 224H80V284H20z" />
      <path
        fill={pigment.vermilion}
        d="M284 68V42a30 30 0 0 1 60 0V68zM284 140V114a30 30 0 0 1 60 0V140zM284 212V186a30 30 0 0 1 60 0V212zM284 284V258a30 30 0 0 1 60 0V284z"
      />
      <path
        stroke={pigment.plaster}
        strokeWidth="6"
        d="M32 30H66M32 46H54M32 102H66M32 118H54M32 174H66M32 190H54M32 246H66M32 262H54"
      />
    </Canvas>
  );
}

/** One page, of which the left half is the old one and the right half the new one, with the handle between them. */
export function HalfOldHalfNew() {
  return (
    <Canvas width={360} height={300} ground="none">
      <path fill={pigment.shade} d="M0 30H180V300H0z" />
      <path fill={pigment.plaster} d="M180 30H340V300H180z" />
      <path fill="#8d8779" d="M0 30H180V62H0zM16 80H80V150H16zM96 80H160V150H96z" />
      <path
        stroke="#8d8779"
        strokeWidth="8"
        strokeDasharray="44 10 24 10"
        d="M16 172H166M16 194H160M16 216H166M16 238H150M16 260H166M16 282H160"
      />
      <path fill={pigment.vermilion} d="M180 30H340V200H180z" />
      <path fill={pigment.ochre} d="M180 200V100a80 80 0 0 1 80 100z" />
      <path fill={pigment.ink} d="M204 220H316V236H204zM204 252H284V284H204z" />
      <path fill={pigment.ochre} d="M174 0H186V300H174z" />
      <circle cx="180" cy="150" r="30" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M174 134V166L158 150zM186 134V166L202 150z" />
    </Canvas>
  );
}

/** An eye above pairs of bars: low and grey before, high and red after. */
export function EyeOnBars() {
  return (
    <Canvas width={360} height={300} ground="none">
      <path fill={pigment.ink} d="M50 76Q180 -56 310 76Q180 208 50 76z" />
      <circle cx="180" cy="76" r="48" fill={pigment.ochre} />
      <circle cx="180" cy="76" r="20" fill={pigment.ink} />
      <path fill={pigment.shade} d="M20 300V262H62V300zM136 300V274H178V300zM252 300V250H294V300z" />
      <path fill={pigment.vermilion} d="M64 300V190H106V300zM180 300V214H222V300zM296 300V160H338V300z" />
    </Canvas>
  );
}

/** A kurta with its measurements, and its price on a tag. */
export function KurtaMeasured() {
  return (
    <Canvas width={480} height={400} ground="none">
      <path
        fill={pigment.ochre}
        d="M180 70H220a30 30 0 0 0 60 0H320L400 180L352 210L324 176V360H176V176L148 210L100 180z"
      />
      <path fill={pigment.ink} d="M244 100H256V190H244z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="8"
        d="M176 384H324M176 370V398M324 370V398M60 70V360M46 70H74M46 360H74"
      />
      <path fill={pigment.plaster} d="M330 240L370 214H460V300H370L330 274z" />
      <circle cx="362" cy="257" r="10" fill={pigment.vermilion} />
      <path stroke={pigment.ink} strokeWidth="10" d="M390 244H440M390 270H424" />
    </Canvas>
  );
}

/** A phone beside its cover, and an oil lamp beside its wicks. */
export function PhoneWithCover() {
  return (
    <Canvas width={480} height={400} ground="none">
      <rect x="130" y="70" width="130" height="250" rx="24" fill={pigment.vermilion} />
      <rect x="150" y="90" width="40" height="40" rx="12" fill={pigment.ink} />
      <rect x="50" y="110" width="130" height="250" rx="24" fill={pigment.plaster} />
      <rect x="62" y="134" width="106" height="196" fill={pigment.shade} />
      <path fill={pigment.ochre} d="M290 290H470A90 80 0 0 1 290 290z" />
      <path fill={pigment.plaster} d="M452 280Q424 232 452 180Q480 232 452 280z" />
      <path stroke={pigment.plaster} strokeWidth="10" d="M300 230L360 150M322 236L374 160M344 242L390 170" />
      <path stroke={pigment.ochre} strokeWidth="14" d="M282 100H342M312 70V130" />
    </Canvas>
  );
}

/** One shirt in three sizes, with the colours that it comes in. */
export function ThreeSizes() {
  return (
    <Canvas width={480} height={400} ground="none">
      <path
        fill={pigment.ink}
        d="M170 30H210a30 24 0 0 0 60 0H310L420 110L376 160L340 136V330H140V136L104 160L60 110z"
      />
      <path
        fill={pigment.plaster}
        d="M186 110H218a22 18 0 0 0 44 0H294L364 166L332 200L312 186V330H168V186L148 200L116 166z"
      />
      <path
        fill={pigment.vermilion}
        d="M200 190H224a16 13 0 0 0 32 0H280L322 226L300 250L286 240V330H194V240L180 250L158 226z"
      />
      <circle cx="140" cy="370" r="22" fill={pigment.vermilion} />
      <circle cx="206" cy="370" r="22" fill={pigment.plaster} />
      <circle cx="272" cy="370" r="22" fill={pigment.ink} />
      <circle cx="338" cy="370" r="22" fill={pigment.cobalt} />
    </Canvas>
  );
}

/** A workshop below its awning, with the shutter half up. */
export function SmallWorkshop() {
  return (
    <Canvas width={300} height={240} ground={pigment.vermilion}>
      <path fill={pigment.plaster} d="M40 60H260V240H40z" />
      <path fill={pigment.ink} d="M70 110H230V240H70z" />
      <path fill={pigment.shade} d="M70 110H230V122H70zM70 128H230V140H70zM70 146H230V158H70z" />
      <path
        fill={pigment.ochre}
        d="M84 200H216V214H84zM96 214H108V240H96zM192 214H204V240H192zM140 172H176V200H140z"
      />
      <path
        fill={pigment.ink}
        d="M20 40H280V60a26 26 0 0 1-52 0a26 26 0 0 1-52 0a26 26 0 0 1-52 0a26 26 0 0 1-52 0a26 26 0 0 1-52 0z"
      />
      <path fill={pigment.ochre} d="M72 40H124V60a26 26 0 0 1-52 0zM176 40H228V60a26 26 0 0 1-52 0z" />
    </Canvas>
  );
}

/** Pages that fly onto a pile. */
export function PagesInFlight() {
  return (
    <Canvas width={300} height={240} ground={pigment.ink}>
      <path fill={pigment.shade} d="M40 220H140V228H40zM40 204H140V212H40zM40 188H140V196H40z" />
      <path fill={pigment.plaster} d="M40 100H140V180H40z" />
      <path fill={pigment.vermilion} d="M132 72H222V144H132z" />
      <path fill={pigment.ochre} d="M206 30H280V94H206z" />
      <path stroke={pigment.ink} strokeWidth="8" d="M56 122H124M56 140H104M56 158H124" />
      <path
        stroke={pigment.plaster}
        strokeWidth="8"
        d="M148 96H206M148 114H186M148 210H250M160 186H280M236 120H290M236 144H270"
      />
      <path stroke={pigment.ink} strokeWidth="8" d="M220 52H266M220 70H248" />
    </Canvas>
  );
}

/** A low pile of coins beside a high one. */
export function TwoPilesOfCoins() {
  return (
    <Canvas width={300} height={240} ground="#1F6650">
      <path stroke={pigment.ochre} strokeWidth="18" strokeLinecap="round" d="M46 222H124M46 198H124" />
      <circle cx="86" cy="146" r="36" fill={pigment.ochre} />
      <circle cx="86" cy="146" r="22" fill="none" stroke={pigment.ink} strokeWidth="6" />
      <path
        stroke={pigment.shade}
        strokeWidth="18"
        strokeLinecap="round"
        d="M176 222H254M184 198H262M172 174H250M180 150H258M176 126H254M186 102H264M174 78H252M180 54H258M176 30H254"
      />
    </Canvas>
  );
}

/** A phone with one bar of signal, on which the page is whole. */
export function WeakSignal() {
  return (
    <Canvas width={300} height={240} ground={pigment.cobalt}>
      <path fill={pigment.ink} d="M60 240V44a24 24 0 0 1 24-24H172a24 24 0 0 1 24 24V240z" />
      <path fill={pigment.plaster} d="M74 56H182V240H74z" />
      <path fill={pigment.vermilion} d="M74 56H182V136H74z" />
      <path fill={pigment.ochre} d="M98 136a30 30 0 0 1 60 0z" />
      <path stroke={pigment.ink} strokeWidth="10" d="M88 162H168M88 184H146M88 206H168" />
      <path fill={pigment.ochre} d="M214 110H230V140H214z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="4"
        d="M238 92H254V138H238zM262 66H278V138H262z"
      />
    </Canvas>
  );
}

/** A piece that was cut for its gap. */
export function CutToFit() {
  return (
    <Canvas width={300} height={160} ground="none">
      <path
        fill={pigment.plaster}
        d="M0 20H90V54a26 26 0 1 0 0 52V140H0zM300 20H200V54a26 26 0 1 1 0 52V140H300z"
      />
      <path fill={pigment.vermilion} d="M98 20H192V46a34 34 0 1 0 0 68V140H98V114a34 34 0 1 0 0-68z" />
    </Canvas>
  );
}

/** A page of news and the pencil that writes it. */
export function NewsAndPencil() {
  return (
    <Canvas width={300} height={160} ground="none">
      <path fill={pigment.plaster} d="M10 0H210V160H10z" />
      <path fill={pigment.vermilion} d="M28 18H112V82H28z" />
      <path
        stroke={pigment.ink}
        strokeWidth="9"
        d="M128 24H190M128 44H176M128 64H190M28 104H140M28 126H116"
      />
      <path fill={pigment.ochre} d="M260 0L294 30L196 134L162 104z" />
      <path fill={pigment.shade} d="M162 104L196 134L146 150z" />
    </Canvas>
  );
}

/** A long shelf of goods in many sizes. */
export function LongShelf() {
  return (
    <Canvas width={300} height={160} ground="none">
      <path fill={pigment.plaster} d="M0 68H300V78H0zM0 150H300V160H0z" />
      <path
        fill={pigment.vermilion}
        d="M8 20H44V68H8zM100 6H150V68H100zM220 28H256V68H220zM52 110H108V150H52zM176 92H206V150H176zM262 118H294V150H262z"
      />
      <path
        fill={pigment.ochre}
        d="M50 40H94V68H50zM156 30H182V68H156zM262 10H292V68H262zM8 88H46V150H8zM114 126H170V150H114zM212 104H256V150H212z"
      />
      <path fill={pigment.shade} d="M188 46H214V68H188z" />
    </Canvas>
  );
}

/** An institution with a door for each department, and two who speak. */
export function ManyDoors() {
  return (
    <Canvas width={300} height={160} ground="none">
      <path fill={pigment.plaster} d="M20 80H280V160H20zM90 44H210V80H90z" />
      <path fill={pigment.vermilion} d="M80 44L150 4L220 44z" />
      <path
        fill={pigment.ink}
        d="M36 160V120a12 12 0 0 1 24 0V160zM76 160V120a12 12 0 0 1 24 0V160zM200 160V120a12 12 0 0 1 24 0V160zM240 160V120a12 12 0 0 1 24 0V160z"
      />
      <path
        fill={pigment.ochre}
        d="M128 160V100a22 22 0 0 1 44 0V160zM0 10H60V44H34L22 58V44H0zM300 10H240V44H266L278 58V44H300z"
      />
    </Canvas>
  );
}

/** The members of a club behind their counter; one shows a card. */
export function ClubMembers() {
  return (
    <Canvas width={300} height={160} ground="none">
      <circle cx="50" cy="44" r="24" fill={pigment.shade} />
      <path fill={pigment.shade} d="M10 160V116a40 40 0 0 1 80 0V160z" />
      <circle cx="132" cy="34" r="26" fill={pigment.ochre} />
      <path fill={pigment.vermilion} d="M86 160V112a46 46 0 0 1 92 0V160z" />
      <path fill={pigment.plaster} d="M186 40H296V116H186z" />
      <circle cx="216" cy="68" r="14" fill={pigment.ink} />
      <path stroke={pigment.ink} strokeWidth="9" d="M242 60H284M242 78H270M200 100H284" />
    </Canvas>
  );
}

/** A dealer's shop with tiles in its window. */
export function TileDealer() {
  return (
    <Canvas width={360} height={180} ground={pigment.vermilion}>
      <path fill={pigment.plaster} d="M60 50H300V180H60z" />
      <path fill={pigment.ink} d="M60 20H300V58H60zM216 84H272V180H216z" />
      <path fill={pigment.ochre} d="M84 84H188V152H84z" />
      <path
        fill={pigment.vermilion}
        d="M84 84a34 34 0 0 1 34 34H84zM152 84a34 34 0 0 1-34 34V84zM152 118a34 34 0 0 1 36-34V118zM84 152a34 34 0 0 1 34-34V152zM152 118V152a34 34 0 0 1-34-34zM188 152a34 34 0 0 1-36-34H188z"
      />
      <circle cx="226" cy="134" r="5" fill={pigment.ochre} />
      <path stroke={pigment.plaster} strokeWidth="8" d="M84 39H200M216 39H250" />
    </Canvas>
  );
}

/** A lorry that is loaded at a depot. */
export function TileDepot() {
  return (
    <Canvas width={360} height={180} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M0 24L130 0V180H0z" />
      <path fill={pigment.plaster} d="M0 70H100V180H0z" />
      <path fill={pigment.vermilion} d="M130 56H260V140H130zM268 84H308L340 112V140H268z" />
      <path
        fill={pigment.plaster}
        d="M284 94H304L322 112H284zM140 66H178V98H140zM186 66H224V98H186zM140 104H178V136H140z"
      />
      <circle cx="164" cy="148" r="20" fill={pigment.ink} />
      <circle cx="304" cy="148" r="20" fill={pigment.ink} />
      <path fill={pigment.ink} d="M0 168H360V180H0z" />
      <path fill={pigment.shade} d="M20 132H56V168H20zM40 96H76V132H40z" />
    </Canvas>
  );
}

/** A desk with a screen, before a wall of files. */
export function TileOffice() {
  return (
    <Canvas width={360} height={180} ground={pigment.ink}>
      <path
        stroke={pigment.shade}
        strokeWidth="34"
        strokeDasharray="10 5"
        d="M20 27H110M20 75H98M250 27H345M262 75H340"
      />
      <path fill={pigment.vermilion} d="M50 10H60V44H50zM280 58H290V92H280z" />
      <path fill={pigment.plaster} d="M120 34H240V116H120zM168 116H192V140H168z" />
      <path
        fill={pigment.ochre}
        d="M136 100V76H156V100zM164 100V60H184V100zM192 100V48H212V100zM40 140H320V154H40zM60 154H74V180H60zM286 154H300V180H286z"
      />
    </Canvas>
  );
}
