import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** The front of the hall by night: three lit arches under a string of lamps, and their light on the water. */
export function HallAtNight() {
  return (
    <Canvas width={300} height={290} ground={pigment.ink}>
      <circle cx="236" cy="62" r="26" fill={pigment.plaster} />
      <circle cx="225" cy="55" r="24" fill={pigment.ink} />
      <path fill={pigment.vermilion} d="M20 104H280V220H20zM60 104A90 62 0 0 1 240 104z" />
      <path fill={pigment.plaster} d="M12 96H288V106H12zM146 22H154V46H146z" />
      <path
        fill={pigment.ochre}
        d="M40 220V160A28 28 0 0 1 96 160V220zM115 220V150A35 35 0 0 1 185 150V220zM204 220V160A28 28 0 0 1 260 160V220z"
      />
      <path
        fill={pigment.ink}
        d="M57 220V168A11 11 0 0 1 79 168V220zM134 220V160A16 16 0 0 1 166 160V220zM221 220V168A11 11 0 0 1 243 168V220z"
      />
      <path fill={pigment.plaster} d="M0 220H300V230H0z" />
      <path
        fill={pigment.ochre}
        d="M40 238H96V244H40zM115 238H185V244H115zM204 238H260V244H204zM52 252H84V257H52zM128 252H172V257H128zM216 252H248V257H216zM140 266H160V270H140z"
      />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="0 20"
        d="M4 20Q75 92 150 46Q225 92 296 20"
      />
    </Canvas>
  );
}

/** A thali from above: a steel plate with bowls. */
export function Thali() {
  return (
    <Canvas width={300} height={150} ground={pigment.vermilion}>
      <circle cx="150" cy="146" r="120" fill={pigment.plaster} />
      <circle cx="150" cy="146" r="106" fill={pigment.concrete} />
      <circle cx="86" cy="98" r="26" fill={pigment.ink} />
      <circle cx="86" cy="98" r="20" fill={pigment.ochre} />
      <circle cx="150" cy="72" r="26" fill={pigment.ink} />
      <circle cx="150" cy="72" r="20" fill={pigment.pine} />
      <circle cx="214" cy="98" r="26" fill={pigment.ink} />
      <circle cx="214" cy="98" r="20" fill={pigment.vermilion} />
      <path fill={pigment.ochre} d="M106 150A44 44 0 0 1 194 150z" />
    </Canvas>
  );
}

export function HallPlan() {
  const tables = [80, 126, 172].flatMap((y) => [54, 118, 182, 246].map((x) => ({ x, y })));
  return (
    <Canvas width={300} height={200} ground={pigment.concrete}>
      <path fill="none" stroke={pigment.ink} strokeWidth="8" d="M120 196H4V4H296V196H180" />
      <path fill={pigment.ink} d="M90 4H210V40H90z" />
      <path fill={pigment.vermilion} d="M106 12H194V32H106z" />
      {tables.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="12"
          fill={pigment.ochre}
          stroke={pigment.ink}
          strokeWidth="7"
          strokeDasharray="4.5 7"
        />
      ))}
    </Canvas>
  );
}

/** A road, the pump, and the hall on the left. */
export function WayToTheHall() {
  return (
    <Canvas width={300} height={200} ground={pigment.concrete}>
      <path fill={pigment.pine} d="M0 0H104V92H0zM178 132H300V200H178z" />
      <path fill={pigment.shade} d="M178 0H300V92H178zM0 132H104V200H0z" />
      <path stroke={pigment.plaster} strokeWidth="4" strokeDasharray="14 12" d="M141 200V0M0 112H300" />
      <path fill={pigment.vermilion} d="M16 82V40A17 17 0 0 1 50 40A17 17 0 0 1 84 40V82z" />
      <path fill={pigment.ink} d="M196 52H220V86H196zM224 58H230V86H224z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="9" d="M160 200V112H66" />
      <path fill={pigment.ink} d="M72 94V130L46 112z" />
    </Canvas>
  );
}
