import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A town from above, with the pin of a workshop. */
export function TownMap() {
  return (
    <Canvas width={480} height={170} ground={pigment.concrete}>
      <path fill={pigment.ochre} d="M0 0H120V70H0zM330 108H480V170H330z" />
      <path fill={pigment.shade} d="M144 0H306V84H144zM0 94H120V170H0z" />
      <path fill={pigment.pine} d="M330 0H480V84H330zM144 108H306V170H144z" />
      <path
        stroke={pigment.plaster}
        strokeWidth="4"
        strokeDasharray="14 10"
        d="M132 0V170M318 0V170M0 96H480"
      />
      <path fill={pigment.ink} d="M222 150L196 100A34 34 0 1 1 248 100z" />
      <path fill={pigment.vermilion} d="M222 140L202 100A28 28 0 1 1 242 100z" />
      <circle cx="222" cy="80" r="12" fill={pigment.plaster} />
    </Canvas>
  );
}

/** A film of a sofa, with the sign to start it. */
export function SofaFilm() {
  return (
    <Canvas width={480} height={240} ground={pigment.violet}>
      <path fill={pigment.ink} d="M0 186H480V240H0z" />
      <path fill={pigment.ochre} d="M110 60H370A24 24 0 0 1 394 84V160H86V84A24 24 0 0 1 110 60z" />
      <path fill={pigment.vermilion} d="M56 112H102V160H378V112H424V198H56zM238 60H242V160H238z" />
      <path fill={pigment.ochre} d="M76 198H96V216H76zM384 198H404V216H384z" />
      <circle cx="240" cy="118" r="42" fill={pigment.plaster} />
      <path fill={pigment.ink} d="M226 94L266 118L226 142z" />
    </Canvas>
  );
}

/** A cast iron tawa over a flame. */
export function Tawa() {
  return (
    <Canvas width={480} height={300} ground={pigment.vermilion}>
      <path fill={pigment.ochre} d="M0 300A190 190 0 0 1 360 300z" />
      <circle cx="180" cy="142" r="118" fill={pigment.ink} />
      <path fill={pigment.ink} d="M286 124H456A18 18 0 0 1 456 160H286z" />
      <circle cx="180" cy="142" r="96" fill={pigment.shade} />
      <circle cx="180" cy="142" r="88" fill={pigment.ink} />
      <circle cx="170" cy="134" r="62" fill={pigment.plaster} />
      <path
        fill={pigment.ochre}
        d="M140 118a9 6 0 0 1 18 0a9 6 0 0 1 -18 0zM176 104a11 7 0 0 1 22 0a11 7 0 0 1 -22 0zM188 144a9 6 0 0 1 18 0a9 6 0 0 1 -18 0zM146 158a12 8 0 0 1 24 0a12 8 0 0 1 -24 0z"
      />
      <circle cx="442" cy="142" r="8" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The same tawa in a poor photograph, small, with an offer printed over it. */
export function TawaOffer() {
  return (
    <Canvas width={480} height={200} ground={pigment.concrete}>
      <circle cx="220" cy="108" r="62" fill={pigment.shade} />
      <circle cx="220" cy="108" r="50" fill={pigment.concrete} />
      <path fill={pigment.shade} d="M276 100H372V116H276z" />
      <path fill={pigment.shade} d="M20 16L132 4V52L20 62z" />
      <path fill={pigment.concrete} d="M36 28H112V33H36zM36 40H92V45H36z" />
    </Canvas>
  );
}

/** A wedding tent by night, lit from inside. */
export function Tent() {
  return (
    <Canvas width={640} height={340} ground={pigment.cobalt}>
      <circle cx="546" cy="74" r="34" fill={pigment.plaster} />
      <path fill={pigment.pine} d="M0 292H640V340H0z" />
      <path fill={pigment.ochre} d="M140 172H500V300H140z" />
      <path
        fill={pigment.vermilion}
        d="M140 172H176V300H140zM212 172H248V300H212zM392 172H428V300H392zM464 172H500V300H464z"
      />
      <path fill={pigment.vermilion} d="M84 180L320 40L556 180z" />
      <path fill={pigment.plaster} d="M202 180L320 40L260 180zM438 180L320 40L380 180z" />
      <path
        fill={pigment.ochre}
        d="M84 180H556A26 26 0 0 1 504 188A26 26 0 0 1 452 188A26 26 0 0 1 400 188A26 26 0 0 1 346 188A26 26 0 0 1 294 188A26 26 0 0 1 240 188A26 26 0 0 1 188 188A26 26 0 0 1 136 188A26 26 0 0 1 84 180z"
      />
      <path fill={pigment.ink} d="M276 300V252A44 44 0 0 1 364 252V300z" />
      <path fill={pigment.ochre} d="M320 8L366 20L320 34z" />
      <path fill={pigment.plaster} d="M316 6H322V48H316z" />
    </Canvas>
  );
}

/** The banner of an old website: a tent in a corner, and a telephone number that is a picture. */
export function OldBanner() {
  return (
    <Canvas width={480} height={110} ground={pigment.shade}>
      <path fill={pigment.concrete} d="M16 56L76 20L136 56V96H16zM170 24H300V32H170zM170 42H260V48H170z" />
      <path
        fill={pigment.ink}
        d="M170 66h10v26h-10zM188 66h10v26h-10zM206 66h5v26h-5zM219 66h10v26h-10zM244 66h10v26h-10zM262 66h5v26h-5zM275 66h10v26h-10zM293 66h10v26h-10zM311 66h5v26h-5z"
      />
      <path fill={pigment.concrete} d="M370 12H464V98H370z" />
      <path fill={pigment.shade} d="M370 98L406 50L430 80L444 66L464 98z" />
    </Canvas>
  );
}

/** A page for a computer, as small as a telephone shows it. */
export function ShrunkPage() {
  const columns = [14, 88, 162];
  return (
    <Canvas width={240} height={300} ground={pigment.plaster}>
      <path fill={pigment.ink} d="M0 0H240V13H0z" />
      <path fill={pigment.plaster} d="M10 5H44V8H10zM150 5H168V7H150zM174 5H192V7H174zM198 5H216V7H198z" />
      <path fill={pigment.ochre} d="M0 13H240V92H0z" />
      <path
        fill={pigment.ink}
        d="M20 34H34V82H26V70H94V82H86V62H26V34zM124 34H206V40H124zM124 45H186V51H124z"
      />
      <path fill={pigment.vermilion} d="M124 66H156V76H124z" />
      {columns.map((x) => (
        <path
          key={x}
          fill={pigment.shade}
          d={`M${x} 108h62v36h-62zM${x} 158h58v2h-58zM${x} 163h52v2h-52zM${x} 168h60v2h-60zM${x} 173h44v2h-44zM${x} 178h56v2h-56zM${x} 183h38v2h-38zM${x} 198h62v30h-62zM${x} 238h54v2h-54zM${x} 243h60v2h-60zM${x} 248h40v2h-40z`}
        />
      ))}
      {columns.map((x) => (
        <path key={x} fill={pigment.ink} d={`M${x} 150h34v4h-34zM${x} 231h28v3h-28z`} />
      ))}
      <path fill={pigment.ink} d="M0 266H240V300H0z" />
    </Canvas>
  );
}

/** A bed of solid wood by a window at evening. */
export function DeodarBed() {
  return (
    <Canvas width={480} height={320} ground={pigment.vermilion}>
      <path fill={pigment.cobalt} d="M300 24H440V140H300z" />
      <circle cx="396" cy="78" r="26" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M0 270H480V320H0z" />
      <path
        fill={pigment.ochre}
        d="M48 92H76V290H48zM76 112H150V200H76zM414 176H440V290H414zM76 218H414V252H76z"
      />
      <path fill={pigment.plaster} d="M76 184H414V218H76z" />
      <path fill={pigment.pine} d="M196 172H414V228H196z" />
      <path fill={pigment.concrete} d="M86 156H170A14 14 0 0 1 170 186H86z" />
      <path fill={pigment.ink} d="M76 134H150V140H76zM76 160H82V170H76z" />
    </Canvas>
  );
}

/** Three positions of yoga. */
export function YogaPositions() {
  return (
    <Canvas width={300} height={112} ground={pigment.pine}>
      <path fill={pigment.ochre} d="M0 96H300V112H0z" />
      <circle cx="50" cy="30" r="11" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M50 44L78 96H22z" />
      <circle cx="150" cy="30" r="9" fill={pigment.ochre} />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="9"
        d="M150 40V96M128 6L150 44L172 6M150 70L170 82L150 88"
        strokeLinejoin="bevel"
      />
      <circle cx="202" cy="84" r="9" fill={pigment.plaster} />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="9"
        d="M196 96L246 34L286 96M246 38L214 92"
        strokeLinejoin="bevel"
      />
    </Canvas>
  );
}

/** A pin in its neighbourhood, a page with plain lines, and a page that others point to. */
export function NearClearTrusted() {
  return (
    <Canvas width={640} height={200} ground="none">
      <path fill={pigment.pine} d="M0 0H200V200H0z" />
      <circle cx="100" cy="150" r="50" fill={pigment.plaster} />
      <circle cx="100" cy="150" r="32" fill={pigment.pine} />
      <path fill={pigment.ochre} d="M50 74a50 50 0 0 1 100 0q0 36 -50 82q-50 -46 -50 -82z" />
      <circle cx="100" cy="74" r="20" fill={pigment.ink} />
      <path fill={pigment.ink} d="M220 0H420V200H220z" />
      <path fill={pigment.plaster} d="M260 24H380V200H260z" />
      <path fill={pigment.ochre} d="M276 42H364V66H276z" />
      <path fill={pigment.ink} d="M276 84H364V94H276zM276 108H364V118H276zM276 132H330V142H276z" />
      <path fill={pigment.pine} d="M276 160H320V184H276z" />
      <path fill={pigment.ochre} d="M440 0H640V200H440z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="6"
        d="M470 34L540 112M610 34L540 112M466 160L540 112M614 160L540 112"
      />
      <path fill={pigment.plaster} d="M502 72H578V152H502z" />
      <path fill={pigment.pine} d="M516 86H564V100H516z" />
      <path fill={pigment.ink} d="M516 112H564V120H516zM516 130H548V138H516z" />
      <g fill={pigment.ink}>
        <circle cx="470" cy="34" r="18" />
        <circle cx="610" cy="34" r="18" />
        <circle cx="466" cy="166" r="18" />
        <circle cx="614" cy="166" r="18" />
      </g>
    </Canvas>
  );
}

/** A patient on a bench lifts a leg; the wedge is how far it goes. */
export function LiftedLeg() {
  return (
    <Canvas width={640} height={400} ground={pigment.vermilion}>
      <path fill={pigment.ochre} d="M300 262L569 30A355 355 0 0 1 655 262z" />
      <path fill={pigment.plaster} d="M24 286H616V318H24z" />
      <path fill={pigment.ink} d="M60 318H108V400H60zM532 318H580V400H532z" />
      <path fill="none" stroke={pigment.ink} strokeWidth={58} d="M136 257H318L507 94" />
      <path stroke={pigment.cobalt} strokeWidth={58} d="M318 257H590" />
      <path fill={pigment.cobalt} d="M488 66L544 130L570 108L514 44z" />
      <circle cx="78" cy="238" r="46" fill={pigment.plaster} />
    </Canvas>
  );
}
