import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, plaster, shade, ochre, vermilion, cobalt, violet } = pigment;
const rib = '#16306F';
const blank = '#2C2D31';

const shutters = [-72, 168, 408, 888, 1128, 1368];

/** A person of the queue, whose coat the lower edge of the picture cuts. */
function person(x: number, top: number, r: number) {
  return `M${x - r} 560V${top + 2.2 * r}a${r} ${r} 0 0 1 ${2 * r} 0V560z${head(x, top, r)}`;
}

function head(x: number, top: number, r: number) {
  const own = r * 0.58;
  return `M${x - own} ${top + own}a${own} ${own} 0 0 1 ${2 * own} 0a${own} ${own} 0 0 1 ${-2 * own} 0z`;
}

/** A turban, with the fold above the forehead. */
function turban(x: number, top: number, r: number) {
  const own = r * 0.76;
  return `M${x - own} ${top + r * 0.8}v${r * -0.24}a${own} ${own} 0 0 1 ${2 * own} 0v${r * 0.24}L${x} ${top + r * 0.36}z`;
}

/** A row of shops in the morning. One is open, and everybody in the street waits at its counter. */
export function OneShopOpen() {
  return (
    <Canvas width={1440} height={520} ground={ink}>
      {shutters.map((x) => (
        <g key={x}>
          <path fill={blank} d={`M${x} 20h224V84H${x}z`} />
          <path fill={cobalt} d={`M${x} 104h224V440H${x}z`} />
          <path stroke={rib} strokeWidth="224" strokeDasharray="8 20" d={`M${x + 112} 124V436`} />
          <path fill={ink} d={`M${x + 88} 400h48v16h-48z`} />
        </g>
      ))}

      <path fill={ochre} d="M648 104H872V440H648z" />
      <path fill={cobalt} d="M648 104H872V136H648z" />
      <path fill={rib} d="M648 128H872V136H648z" />
      <path fill={vermilion} d="M616 0H904V104H616z" />
      <path
        fill={plaster}
        d="M700 36a20 20 0 0 1 20 -20H800a20 20 0 0 1 20 20V50H700zM676 52a14 14 0 0 1 28 0V60H816V52a14 14 0 0 1 28 0V82H676zM690 82h16v10h-16zM814 82h16v10h-16z"
      />
      <path fill={plaster} d={person(716, 206, 48)} />
      <path fill={vermilion} d={turban(716, 206, 48)} />
      <path fill={ochre} d="M648 440H872L990 520H530z" />
      <path fill={violet} d="M648 352H792V440H648z" />
      <path fill={ink} d="M632 336H808V356H632z" />

      <path fill={ink} d={person(856, 262, 50)} />
      <path fill={ochre} d={person(1116, 262, 52)} />
      <path fill={vermilion} d={[person(952, 286, 48), person(1290, 268, 52)].join('')} />
      <path fill={shade} d={[person(1034, 306, 46), person(1396, 298, 50)].join('')} />
      <path fill={violet} d={person(1204, 318, 46)} />
      <path fill={ink} d={[turban(1116, 262, 52), turban(1396, 298, 50)].join('')} />
      <path fill={plaster} d={turban(1290, 268, 52)} />
    </Canvas>
  );
}
