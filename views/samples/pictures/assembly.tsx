import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const shade = '#C98A1A';
const deepShade = '#A86D0B';

const columns = Array.from({ length: 13 }, (_, index) => index);

type PupilProps = { x: number; y: number; kind: number };

/** A pupil seen from behind: with plaits, with a patka, or with short hair. */
function Pupil({ x, y, kind }: PupilProps) {
  const patka = kind === 1;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={pigment.vermilion} d="M-58 200V92a40 40 0 0 1 40 -40h36a40 40 0 0 1 40 40V200z" />
      <path fill={pigment.plaster} d="M-30 40h60l8 16l-38 28l-38 -28z" />
      <circle r="42" fill={patka ? pigment.cobalt : pigment.ink} />
      {patka && <circle cy="-44" r="16" fill={pigment.cobalt} />}
      {kind === 0 && (
        <>
          <path fill={pigment.ink} d="M-42 0h24V92h-24zM18 0h24V92h-24z" />
          <path fill={pigment.plaster} d="M-46 80h32v18h-32zM14 80h32v18h-32z" />
        </>
      )}
    </g>
  );
}

/** A school at the morning assembly, seen from behind the pupils. In front of it a teacher pins up the new timings. */
export function SchoolAssembly() {
  return (
    <Canvas width={1440} height={560} ground={pigment.ochre}>
      <path fill={shade} d="M0 0H1440V24H0zM0 176H1440V200H0z" />
      {columns.map((column) => (
        <g key={column} transform={`translate(${column * 120} 0)`}>
          <path fill={deepShade} d="M12 48h96v104h-96zM12 224h96v120h-96z" />
          <path fill={pigment.plaster} d="M12 48h96l-96 104zM12 224h96l-96 104z" />
        </g>
      ))}
      {columns.map((column) => (
        <Pupil key={column} x={column * 120} y={388} kind={(column + 1) % 3} />
      ))}
      {columns.map((column) => (
        <Pupil key={column} x={column * 120 - 60} y={500} kind={column % 3} />
      ))}
      <path fill={pigment.ink} d="M300 72H936V464H872V560H836V464H400V560H364V464H300z" />
      <path fill={pigment.pine} d="M324 96H912V440H324z" />
      <path fill={pigment.plaster} d="M352 124H496V412H352zM520 124H664V256H520z" />
      <path
        stroke={pigment.shade}
        strokeWidth="16"
        d="M372 240H476M372 276H448M372 312H476M372 348H448M372 384H460"
      />
      <path fill={pigment.vermilion} d="M372 144H476V212H372z" />
      <path fill={pigment.cobalt} d="M520 280H664V412H520z" />
      <path fill={pigment.ochre} d="M540 412a52 52 0 0 1 104 0z" />
      <path fill={pigment.ochre} d="M592 144l46 46l-46 46l-46 -46z" />
      <g transform="rotate(7 790 250)">
        <path fill={pigment.plaster} d="M694 120H880V396H694z" />
        <circle cx="787" cy="226" r="72" fill={pigment.ink} />
        <path fill="none" stroke={pigment.plaster} strokeWidth="16" d="M787 172V226H744" />
        <path stroke={pigment.ink} strokeWidth="16" d="M724 334H850M724 366H806" />
      </g>
      <path
        fill="none"
        stroke={pigment.violet}
        strokeWidth="84"
        strokeLinejoin="round"
        d="M1080 380H960L920 250"
      />
      <path fill={pigment.ink} d="M884 262l-24 -72a20 20 0 0 1 36 -16l40 60z" />
      <path fill={pigment.violet} d="M936 560V400a90 90 0 0 1 90 -90h92a90 90 0 0 1 90 90V560z" />
      <path fill={pigment.ochre} d="M1118 310h34L1000 560H920z" />
      <circle cx="1072" cy="204" r="80" fill={pigment.ink} />
      <path fill={pigment.ink} d="M1028 256l44 74l44 -74z" />
      <path
        fill={pigment.ink}
        d="M1072 270l44 34l-44 34l-44 -34zM1072 322l40 32l-40 32l-40 -32zM1072 372l36 30l-36 30l-36 -30zM1072 418l32 28l-32 28l-32 -28z"
      />
      <path fill={pigment.vermilion} d="M1054 464h36l26 96h-88z" />
      <circle cx="988" cy="252" r="15" fill={pigment.vermilion} />
      <circle cx="1156" cy="252" r="15" fill={pigment.vermilion} />
    </Canvas>
  );
}
