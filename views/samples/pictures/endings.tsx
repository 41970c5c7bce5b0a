import { Head, Person, skin } from '../../figures/person.tsx';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// The last pictures of the agency's pages, each on the ground of its section.

/** Five people, each with the tool of a group of services: set square, brackets, compasses, phone and megaphone. */
export function FiveTrades() {
  return (
    <Canvas width={1440} height={520} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M0 490H1440V520H0z" />
      <g strokeWidth="40">
        <path stroke={pigment.vermilion} d="M86 400V190M230 400V190" />
        <path stroke={pigment.cobalt} d="M374 400V190M518 400V190" />
        <path stroke={pigment.plaster} d="M638 400V190M798 400V190" />
        <path stroke={pigment.violet} d="M922 400V150M1094 400V150" />
        <path stroke={pigment.pine} d="M1210 400V150" />
      </g>
      <path fill={pigment.vermilion} d="M66 490V392a92 92 0 0 1 184 0V490z" />
      <path fill={pigment.cobalt} d="M354 490V392a92 92 0 0 1 184 0V490z" />
      <path fill={pigment.plaster} d="M618 490V392a100 92 0 0 1 200 0V490z" />
      <path fill={pigment.violet} d="M902 490V392a106 92 0 0 1 212 0V490z" />
      <path fill={pigment.pine} d="M1190 490V392a92 92 0 0 1 184 0V490z" />
      <Head x={158} y={244} scale={2} head="bob" />
      <Head x={446} y={244} scale={2} head="turban" color={pigment.vermilion} />
      <Head x={718} y={244} scale={2} head="short" />
      <Head x={1008} y={244} scale={2} head="bun" />
      <Head x={1282} y={244} scale={2} head="turban" color={pigment.vermilion} />
      <path fill={pigment.plaster} fillRule="evenodd" d="M46 190V26L270 190zM86 158h86L86 96z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="34"
        d="M374 36L316 108L374 180M518 36L576 108L518 180"
      />
      <path fill={pigment.vermilion} d="M706 16h24v40h-24z" />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="26" d="M638 196L718 64L798 196" />
      <circle cx="718" cy="64" r="24" fill={pigment.ink} />
      <path fill={pigment.ink} d="M912 36h192v112H912z" />
      <path fill={pigment.plaster} d="M946 48h124v88H946z" />
      <path fill={pigment.vermilion} d="M959 61h26v26h-26zM1031 61h26v26h-26zM995 97h26v26h-26z" />
      <path fill={pigment.cobalt} d="M995 61h26v26h-26zM959 97h26v26h-26zM1031 97h26v26h-26z" />
      <path fill={pigment.plaster} d="M1178 84h56L1330 24V184L1234 124h-56z" />
      <path fill={pigment.vermilion} d="M1338 60a44 44 0 0 1 0 88z" />
      <path
        stroke={skin}
        strokeWidth="40"
        d="M86 216V172M230 216V172M374 216V172M518 216V172M638 216V172M798 216V172M922 154V110M1094 154V110M1210 150V106"
      />
    </Canvas>
  );
}

/** Four people at work on a long table, and a free chair, over which the lamp is lit. */
export function LongTable() {
  return (
    <Canvas width={1440} height={440} ground={pigment.vermilion}>
      <path fill={pigment.ochre} d="M990 60L1144 380H836z" />
      <path stroke={pigment.ink} strokeWidth="8" d="M150 0V60M430 0V60M710 0V60M990 0V60M1270 0V60" />
      <path
        fill={pigment.ink}
        d="M90 110a60 60 0 0 1 120 0zM370 110a60 60 0 0 1 120 0zM650 110a60 60 0 0 1 120 0zM930 110a60 60 0 0 1 120 0zM1210 110a60 60 0 0 1 120 0z"
      />
      <path fill={pigment.plaster} d="M966 110a24 24 0 0 0 48 0z" />
      <Person x={150} y={200} scale={1.9} clothes={pigment.concrete} head="bun" />
      <Person x={430} y={200} scale={1.9} clothes={pigment.plaster} head="turban" color={pigment.cobalt} />
      <Person x={710} y={200} scale={1.9} clothes={pigment.pine} head="short" />
      <Person x={1270} y={200} scale={1.9} clothes={pigment.violet} head="scarf" color={pigment.ochre} />
      <path
        fill={pigment.ink}
        d="M90 296h120v84H90zM370 296h120v84H370zM650 296h120v84H650zM1210 296h120v84h-120z"
      />
      <path
        fill="none"
        stroke={pigment.cobalt}
        strokeWidth="22"
        d="M920 380V270a70 70 0 0 1 140 0V380M920 290H1060M920 335H1060"
      />
      <g fill={pigment.ochre}>
        <circle cx="150" cy="338" r="12" />
        <circle cx="430" cy="338" r="12" />
        <circle cx="710" cy="338" r="12" />
        <circle cx="1270" cy="338" r="12" />
      </g>
      <path fill={pigment.cobalt} d="M0 380H1440V440H0z" />
    </Canvas>
  );
}

/** Scales in balance: the parcels of the work in one pan, coins in the other. */
export function LevelScales() {
  return (
    <Canvas width={800} height={640} ground={pigment.pine}>
      <path fill={pigment.ochre} d="M388 60h24v540h-24zM80 92h640v20H80z" />
      <circle cx="400" cy="76" r="48" fill={pigment.ochre} />
      <circle cx="400" cy="76" r="18" fill={pigment.pine} />
      <path fill={pigment.ink} d="M260 640a140 80 0 0 1 280 0z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="6"
        d="M30 440L180 102L330 440M470 440L620 102L770 440"
      />
      <path fill={pigment.plaster} d="M20 440H340a160 84 0 0 1 -320 0zM460 440H780a160 84 0 0 1 -320 0z" />
      <path fill={pigment.vermilion} d="M92 340H268V440H92z" />
      <path fill={pigment.ochre} d="M116 260H244V340H116z" />
      <path fill={pigment.plaster} d="M146 200H214V260H146zM168 340h24v52h-24z" />
      <path fill={pigment.vermilion} d="M170 260h20v80h-20zM172 200h16v28h-16z" />
      <g fill={pigment.ochre}>
        <rect x="520" y="396" width="92" height="44" rx="14" />
        <rect x="524" y="344" width="92" height="44" rx="14" />
        <rect x="568" y="292" width="92" height="44" rx="14" />
        <rect x="575" y="240" width="92" height="44" rx="14" />
        <rect x="630" y="396" width="92" height="44" rx="14" />
        <rect x="624" y="344" width="92" height="44" rx="14" />
      </g>
      <path
        stroke={pigment.ink}
        strokeWidth="20"
        strokeDasharray="6 12"
        d="M536 418h60M540 366h60M584 314h60M591 262h60M646 418h60M640 366h60"
      />
    </Canvas>
  );
}

/** A sheet of clauses seen from near: a pencil has put a ring round one of them. */
export function RingedClause() {
  return (
    <Canvas width={1440} height={480} ground={pigment.vermilion}>
      <path fill={pigment.plaster} d="M120 60H1240V480H120z" />
      <path
        stroke={pigment.ink}
        strokeWidth="26"
        strokeDasharray="190 22 90 22 260 22 130 22"
        d="M300 130H1160M300 190H980M300 390H1160M300 450H1080"
      />
      <path stroke={pigment.ink} strokeWidth="26" strokeDasharray="46 214" d="M190 130H240M190 390H240" />
      <path fill={pigment.ochre} d="M170 244H1010V336H170z" />
      <path
        stroke={pigment.ink}
        strokeWidth="26"
        strokeDasharray="46 64 220 22 150 22 240 22"
        d="M190 290H960"
      />
      <path
        fill="none"
        stroke={pigment.cobalt}
        strokeWidth="14"
        d="M1096 300C1080 220 900 214 590 214S110 236 110 290S300 366 590 366S900 362 1010 350"
      />
      <path fill={pigment.plaster} d="M1010 350L1032 262L1098 328z" />
      <path fill={pigment.ink} d="M1010 350L1019 314L1046 341z" />
      <path fill={pigment.ochre} d="M1032 262L1240 54L1306 120L1098 328z" />
      <path fill={pigment.cobalt} d="M1054 284L1262 76L1284 98L1076 306z" />
      <path fill={pigment.ink} d="M1240 54L1270 24L1336 90L1306 120z" />
    </Canvas>
  );
}
