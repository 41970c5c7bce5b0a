import { fingers, palm } from '../../figures/hand.ts';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// Drawings of the agency's own pages.

const advice = { width: 360, height: 200 };

/** Brand building: the same mark on a signboard, a bag and a card. */
export function OneMark() {
  return (
    <Canvas {...advice} ground={pigment.vermilion}>
      <path fill={pigment.ink} d="M24 126h14v74H24zM142 126h14v74h-14z" />
      <path fill={pigment.plaster} d="M0 20H180V126H0z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="9" d="M216 90V64a24 24 0 0 1 48 0V90" />
      <path fill={pigment.ochre} d="M196 86h88v114h-88z" />
      <path fill={pigment.plaster} d="M300 140h44v60h-44z" />
      <path
        fill={pigment.ink}
        d="M50 104V74a40 40 0 0 1 80 0v30zM212 176v-22a28 28 0 0 1 56 0v22zM310 182v-12a12 12 0 0 1 24 0v12z"
      />
    </Canvas>
  );
}

/** The right strategy: three ways to a shop, one of which is taken. */
export function OneOfThreeWays() {
  return (
    <Canvas {...advice} ground={pigment.cobalt}>
      <path fill="none" stroke="#8D9CC9" strokeWidth="16" d="M40 160L90 40M40 160L176 72" />
      <path stroke={pigment.plaster} strokeWidth="16" d="M40 160H240" />
      <path fill="#8D9CC9" d="M66 16h48v48H66zM152 48h48v48h-48z" />
      <path fill={pigment.plaster} d="M232 80H336V200H232z" />
      <path fill={pigment.vermilion} d="M220 40H348V92H220z" />
      <path fill={pigment.ink} d="M256 200V150a28 28 0 0 1 56 0v50z" />
      <circle cx="40" cy="160" r="28" fill={pigment.ochre} />
    </Canvas>
  );
}

/** Project analysis: a page under a lens, and the list of what is broken. */
export function ListOfRepairs() {
  return (
    <Canvas {...advice} ground={pigment.pine}>
      <path fill={pigment.plaster} d="M160 20H344V200H160z" />
      <path fill={pigment.ink} d="M234 50h84v14h-84zM234 96h60v14h-60zM234 142h84v14h-84z" />
      <path fill={pigment.vermilion} d="M190 44h26v26h-26zM190 136h26v26h-26z" />
      <path fill={pigment.pine} d="M190 90h26v26h-26z" />
      <path stroke={pigment.ink} strokeWidth="20" d="M98 142L150 200" />
      <circle cx="70" cy="96" r="58" fill={pigment.ochre} stroke={pigment.ink} strokeWidth="18" />
      <path fill={pigment.vermilion} d="M70 60l34 62H36z" />
    </Canvas>
  );
}

/** Three ways to pay, a price tag each: one sum, hours, people. */
export function ThreeTags() {
  return (
    <Canvas width={840} height={480} ground={pigment.cobalt}>
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="9"
        d="M100-4L150 128L200-4M370-4L420 78L470-4M640-4L690 128L740-4"
      />
      <path fill={pigment.vermilion} d="M40 480V150L100 90H200L260 150V480z" />
      <path fill={pigment.plaster} d="M310 480V100L370 40H470L530 100V480z" />
      <path fill={pigment.pine} d="M580 480V150L640 90H740L800 150V480z" />
      <g fill={pigment.cobalt}>
        <circle cx="150" cy="134" r="20" />
        <circle cx="420" cy="84" r="20" />
        <circle cx="690" cy="134" r="20" />
      </g>
      <circle cx="150" cy="330" r="80" fill={pigment.ochre} />
      <path fill={pigment.vermilion} d="M114 294h72v72h-72z" />
      <path
        fill={pigment.ink}
        d="M340 480V390h34V480zM383 480V290h34V480zM426 480V340h34V480zM469 480V220h34V480z"
      />
      <g fill={pigment.ochre}>
        <circle cx="640" cy="290" r="32" />
        <circle cx="740" cy="290" r="32" />
        <path d="M596 480V380a44 44 0 0 1 88 0V480zM696 480V380a44 44 0 0 1 88 0V480z" />
      </g>
    </Canvas>
  );
}

/** What is sent is put in a locked cupboard, and after its time it is cut to strips. */
export function StoredAndErased() {
  return (
    <Canvas width={1440} height={520} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M0 460H1440V520H0z" />
      <path fill={pigment.plaster} d="M176 160H356V400H176zM390 240h70v48h-70zM450 204l70 60l-70 60z" />
      <path
        fill={pigment.ink}
        d="M204 196h80v20h-80zM204 244h124v20H204zM204 292h124v20H204zM204 340h96v20h-96z"
      />
      <path fill={pigment.cobalt} d="M556 60H884V460H556z" />
      <path stroke={pigment.plaster} strokeWidth="9" d="M556 194H884M556 327H884" />
      <path fill={pigment.plaster} d="M590 110h76v36h-76zM590 243h76v36h-76zM590 376h76v36h-76z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="24" d="M726 250V200a54 54 0 0 1 108 0v50" />
      <path fill={pigment.vermilion} d="M694 240H866V376H694z" />
      <path fill={pigment.plaster} d="M780 272a22 22 0 0 1 11 41v33h-22v-33a22 22 0 0 1 11-41z" />
      <path fill={pigment.plaster} d="M916 240h40v48h-40zM946 204l70 60l-70 60z" />
      <path fill={pigment.plaster} d="M1076 80H1236V240H1076z" />
      <path fill={pigment.ink} d="M1104 116h104v20h-104zM1104 160h104v20h-104zM1040 210H1272V290H1040z" />
      <path fill={pigment.vermilion} d="M1230 238h22v22h-22z" />
      <path
        fill={pigment.plaster}
        d="M1076 290h14v130h-14zM1100 290h14v90h-14zM1124 290h14v146h-14zM1148 290h14v104h-14zM1172 290h14v134h-14zM1196 290h14v84h-14zM1220 290h14v120h-14z"
      />
    </Canvas>
  );
}

const stage = { width: 240, height: 240 };

/** It is stored: a letter that goes into a box. */
export function LetterIntoBox() {
  return (
    <Canvas {...stage} ground={pigment.ochre}>
      <path fill={pigment.plaster} d="M56 28H184V150H56z" />
      <path fill={pigment.vermilion} d="M56 28H184L120 88z" />
      <path fill={pigment.ink} d="M24 116H216V240H24z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="16" d="M84 178L112 204L160 154" />
    </Canvas>
  );
}

/** It is read: lines of text under a pair of glasses. */
export function LetterUnderGlasses() {
  return (
    <Canvas {...stage} ground={pigment.vermilion}>
      <path fill={pigment.plaster} d="M36 24H204V240H36z" />
      <path fill={pigment.ink} d="M60 52H180V64H60zM60 80H148V92H60zM60 212H164V224H60z" />
      <g fill={pigment.ochre} stroke={pigment.ink} strokeWidth="14">
        <circle cx="70" cy="148" r="44" />
        <circle cx="170" cy="148" r="44" />
        <path fill="none" d="M112 140q8-10 16 0M26 144H0M214 144H240" />
      </g>
      <path fill={pigment.ink} d="M46 136H94V150H46zM146 136H194V150H146z" />
    </Canvas>
  );
}

/** You hear from us: a telephone. */
export function Telephone() {
  return (
    <Canvas {...stage} ground={pigment.cobalt}>
      <path fill={pigment.ochre} d="M28 240L64 112H176L212 240z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="34" d="M46 96Q46 52 96 52H144Q194 52 194 96" />
      <path fill={pigment.ink} d="M16 84H80V120H16zM160 84H224V120H160z" />
      <circle cx="120" cy="176" r="46" fill={pigment.plaster} />
      <circle cx="120" cy="176" r="16" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** A telephone receiver, whose cord leads down to the number below it. */
export function Receiver() {
  const coils = 'a29 29 0 0 1 -58 0a29 29 0 0 0 -58 0'.repeat(4);
  return (
    <Canvas width={600} height={400} ground={pigment.ochre}>
      <path fill="none" stroke={pigment.ink} strokeWidth="14" d={`M486 220V290${coils}V400`} />
      <path
        fill={pigment.ink}
        d="M20 200V160A140 140 0 0 1 160 20H440A140 140 0 0 1 580 160V200H440V160A50 50 0 0 0 390 110H210A50 50 0 0 0 160 160V200z"
      />
      <path
        fill={pigment.vermilion}
        d="M0 200H180A40 40 0 0 1 140 240H40A40 40 0 0 1 0 200zM420 200H600A40 40 0 0 1 560 240H460A40 40 0 0 1 420 200z"
      />
    </Canvas>
  );
}

/** You get a quote: a sheet with its items, the sum and a seal. */
export function SealedQuote() {
  return (
    <Canvas {...stage} ground={pigment.pine}>
      <path fill={pigment.plaster} d="M36 24H188V240H36z" />
      <path fill={pigment.ink} d="M56 52H112V64H56zM56 84H128V96H56zM56 116H104V128H56z" />
      <path
        fill={pigment.ink}
        d="M144 52H168V64H144zM144 84H168V96H144zM144 116H168V128H144zM56 148H168V156H56zM56 176H136V200H56z"
      />
      <circle cx="184" cy="184" r="44" fill={pigment.ochre} />
      <path fill="none" stroke={pigment.ink} strokeWidth="14" d="M162 184L178 200L208 170" />
    </Canvas>
  );
}

/** Customer relationship: two arcs come from two sides and meet to make one circle. */
export function ValueCustomer() {
  return (
    <Canvas width={320} height={400} ground={pigment.plaster}>
      <path fill="none" stroke={pigment.vermilion} strokeWidth={60} d="M0 290H160A90 90 0 0 0 160 110" />
      <path fill="none" stroke={pigment.cobalt} strokeWidth={60} d="M320 110H160A90 90 0 0 0 160 290" />
      <circle cx="160" cy="200" r="40" fill={pigment.ochre} />
    </Canvas>
  );
}

/** Business growth: trees stand on rising steps, each larger than the one below it. */
export function ValueGrowth() {
  return (
    <Canvas width={320} height={521} ground={pigment.ochre}>
      <path
        fill={pigment.ink}
        d="M0 521V420H37V372h6v48H80V320H126V246h8v74H180V220H245V110h10v110H320V521z"
      />
      <circle cx="40" cy="362" r="20" fill={pigment.pine} />
      <circle cx="130" cy="230" r="36" fill={pigment.pine} />
      <circle cx="250" cy="90" r="52" fill={pigment.pine} />
      <path fill={pigment.vermilion} d="M208 521v-130a42 42 0 0 1 84 0v130z" />
    </Canvas>
  );
}

/** Clients' intelligence: a lamp at the top of a stair, below two arches. */
export function ValueIntelligence() {
  return (
    <Canvas width={320} height={642} ground={pigment.ink}>
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth={20}
        d="M30 642V170a130 130 0 0 1 260 0v472M70 642V170a90 90 0 0 1 180 0v472"
      />
      <path
        fill={pigment.plaster}
        d="M100 340V170a60 60 0 0 1 120 0v170zM124 372h72v54h12v54h12v54h12v54h8v54H80v-54h8v-54h12v-54h12v-54h12z"
      />
      <path
        fill={pigment.vermilion}
        d="M112 290h96a50 50 0 0 1-96 0zM160 154q36 50 36 86a36 36 0 0 1-72 0q0-36 36-86z"
      />
      <path fill={pigment.ochre} d="M160 204q18 26 18 42a18 18 0 0 1-36 0q0-16 18-42z" />
    </Canvas>
  );
}

/** A postage stamp with the hand of the logo before the sun; its holes are those of the envelope below it. */
export function Stamp() {
  return (
    <Canvas width={144} height={176} ground={pigment.vermilion}>
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 16"
        d="M0 0H144V176H0z"
      />
      <circle cx="90" cy="70" r="42" fill={pigment.ochre} />
      <path fill={pigment.plaster} transform="translate(16 36) scale(1.15)" d={fingers + palm} />
    </Canvas>
  );
}

/** A till with its drawer, on the ground of the questions about paying. */
export function Till() {
  return (
    <Canvas width={400} height={400} ground="none">
      <path fill={pigment.plaster} d="M60 170V30H130V170z" />
      <path stroke={pigment.vermilion} strokeWidth="10" d="M76 54H114M76 80H114M76 106H114" />
      <path fill={pigment.ink} d="M160 40H350V130H160zM236 130H274V170H236z" />
      <path stroke={pigment.ochre} strokeWidth="16" d="M184 70H240M184 100H326" />
      <path fill={pigment.cobalt} d="M60 160H340L378 300H22z" />
      <path
        stroke={pigment.plaster}
        strokeWidth="34"
        strokeLinecap="round"
        strokeDasharray="0 58"
        d="M113 200H290M113 248H290"
      />
      <circle cx="287" cy="248" r="17" fill={pigment.vermilion} />
      <path fill={pigment.ink} d="M0 300H400V400H0z" />
      <path fill={pigment.ochre} d="M150 336H250V364H150z" />
    </Canvas>
  );
}
