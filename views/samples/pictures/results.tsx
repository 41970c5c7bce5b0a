import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A town from above, with the pin of a workshop. */
export function TownMap() {
  return (
    <Canvas width={480} height={200} ground={pigment.plaster}>
      <path
        fill={pigment.pine}
        d="M0 0H76V56H0zM106 0H226V56H106zM406 0H480V56H406zM0 86H76V146H0zM256 176H376V200H256z"
      />
      <path
        fill={pigment.shade}
        d="M256 0H376V56H256zM106 86H226V146H106zM406 86H480V146H406zM0 176H76V200H0zM106 176H226V200H106zM406 176H480V200H406z"
      />
      <path fill={pigment.ochre} d="M256 86H376V146H256z" />
      <circle cx="391" cy="71" r="26" fill={pigment.plaster} />
      <circle cx="391" cy="71" r="11" fill={pigment.pine} />
      <circle cx="91" cy="161" r="26" fill={pigment.plaster} />
      <circle cx="91" cy="161" r="11" fill={pigment.pine} />
      <path
        fill={pigment.ink}
        d="M240 184C262 168 300 172 330 152A34 34 0 0 0 290 96C270 118 262 156 240 184z"
      />
      <path
        fill={pigment.vermilion}
        d="M240 184C232 150 184 124 184 76A56 56 0 0 1 296 76C296 124 248 150 240 184z"
      />
      <circle cx="240" cy="76" r="24" fill={pigment.plaster} />
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

/** A shop on a map with customers around it; a page whose title is what was typed; four others that point to a page. */
export function NearClearTrusted() {
  return (
    <Canvas width={640} height={160} ground="none">
      <path fill={pigment.pine} d="M0 0H200V160H0z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="3"
        d="M0 40H200M0 128H200M36 0V160M164 0V160M100 0V160M36 84H164"
      />
      <g fill="none" stroke={pigment.ochre} strokeWidth="4">
        <circle cx="100" cy="96" r="30" />
        <circle cx="100" cy="96" r="52" />
      </g>
      <path fill={pigment.ochre} d="M68 52a32 32 0 0 1 64 0q0 20 -32 48q-32 -28 -32 -48z" />
      <circle cx="100" cy="52" r="13" fill={pigment.ink} />
      <g fill={pigment.plaster}>
        <circle cx="36" cy="84" r="8" />
        <circle cx="164" cy="84" r="8" />
        <circle cx="72" cy="128" r="8" />
        <circle cx="128" cy="128" r="8" />
      </g>
      <path fill={pigment.ink} d="M220 0H420V160H220z" />
      <path
        fill={pigment.plaster}
        d="M250 12H390a16 16 0 0 1 0 32H250a16 16 0 0 1 0 -32zM250 76H390V160H250z"
      />
      <path fill={pigment.ochre} d="M272 22H372V34H272zM264 88H364V102H264zM310 50H330L320 66z" />
      <circle cx="255" cy="27" r="5" fill="none" stroke={pigment.ink} strokeWidth="3" />
      <path stroke={pigment.ink} strokeWidth="3" d="M258 30L264 36" />
      <path fill={pigment.ink} d="M264 112H376V118H264zM264 126H376V132H264zM318 140H376V146H318z" />
      <path fill={pigment.pine} d="M264 140H306V160H264z" />
      <path fill={pigment.ochre} d="M440 0H640V160H440z" />
      <path fill={pigment.plaster} d="M504 34H576V126H504z" />
      <path fill={pigment.pine} d="M514 46H566V60H514z" />
      <path fill={pigment.ink} d="M514 72H566V78H514zM514 88H566V94H514zM514 104H546V110H514z" />
      <path
        fill={pigment.ink}
        d="M452 12H488V56H452zM450 104H490V116H486V148H454V116H450zM592 56V30L609 12L626 30V56zM590 106H628V136H608L596 148V136H590z"
      />
      <path
        fill={pigment.plaster}
        d="M458 18H482V26H458zM458 31H482V34H458zM458 39H482V42H458zM458 47H472V50H458zM464 126H476V148H464zM604 56V40a5 5 0 0 1 10 0V56z"
      />
      <path fill={pigment.ochre} d="M598 114H620V118H598zM598 123H614V127H598z" />
      <path
        fill={pigment.vermilion}
        d="M490 44L503 57L487 60zM490 116L503 103L487 100zM590 44L577 57L593 60zM590 116L577 103L593 100z"
      />
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
