import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { cobalt, ink, ochre, pine, plaster, vermilion } = pigment;
const slat = '#19357A';
const dark = '#11265A';

type PalletProps = { x: number; rows: number; fill: string; ground: string; isRound?: boolean };

/** Three columns of tiles of 56 on a pallet, with waves or with circles on them. */
function Pallet({ x, rows, fill, ground, isRound = false }: PalletProps) {
  const top = 402 - rows * 56;
  let quarters = '';
  for (let tile = 0; tile < rows * 3; tile++) {
    const [row, column] = [Math.floor(tile / 3), tile % 3];
    const [left, up] = [x + column * 56, top + row * 56];
    const isLeft = isRound ? column % 2 === 1 : (row + column) % 2 === 0;
    const isUp = isRound ? row % 2 === 1 : isLeft;
    const [corner, floor] = [isLeft ? left : left + 56, isUp ? up : up + 56];
    const [along, down] = [isLeft ? 56 : -56, isUp ? 56 : -56];
    quarters += `M${corner} ${floor}h${along}a56 56 0 0 ${isLeft === isUp ? 1 : 0} ${-along} ${down}z`;
  }
  return (
    <>
      <path fill={ground} d={`M${x} ${top}h168v${rows * 56}h-168z`} />
      <path fill={fill} d={quarters} />
      <path fill={ink} d={`M${x - 6} 402h180v18h-180z`} />
    </>
  );
}

/** The front of a lorry that waits with its lamps off. */
function Lorry({ x }: { x: number }) {
  return (
    <>
      <path
        fill={dark}
        d={`M${x} 180h220v270h-220zM${x + 6} 450h48v34h-48zM${x + 166} 450h48v34h-48zM${x - 14} 164h248v30h-248z`}
      />
      <path fill={slat} d={`M${x + 22} 226h176v84h-176z`} />
      <path fill={cobalt} d={`M${x + 22} 226h90l-60 84h-30z`} />
      <path fill={slat} d={`M${x + 60} 346h100v14h-100zM${x + 60} 372h100v14h-100z`} />
      <circle cx={x + 34} cy="376" r="18" fill={slat} />
      <circle cx={x + 186} cy="376" r="18" fill={slat} />
    </>
  );
}

/** A tile warehouse at night. One gate is open and lit, and a dealer stands in it with a phone. */
export function Docks() {
  return (
    <Canvas width={1440} height={540} ground={cobalt}>
      <path
        fill={ink}
        d={Array.from({ length: 7 }, (_, n) => `M${n * 240 - 180} 0h240v14l-240 56z`).join('')}
      />
      {[-140, 164, 1016, 1320].map((x) => (
        <g key={x}>
          <path fill={dark} d={`M${x - 20} 110h300v310h-300z`} />
          <path
            fill={slat}
            d={Array.from({ length: 9 }, (_, n) => `M${x} ${130 + n * 33}h260v25h-260z`).join('')}
          />
        </g>
      ))}
      <path fill={ink} d="M0 420H1440V540H0z" />
      <Lorry x={184} />
      <Lorry x={1036} />
      <path fill={ochre} d="M496 78H944V420L1100 540H340L496 420z" />
      <path fill={plaster} d="M524 106H916V420H524z" />
      <Pallet x={536} rows={5} fill={vermilion} ground={ochre} />
      <Pallet x={736} rows={3} fill={pine} ground={ochre} isRound />
      <path fill={ink} d="M672 470h100l54 70H586zM672 474V334a50 50 0 0 1 100 0V474h-38l-12 -70l-12 70z" />
      <circle cx="722" cy="262" r="30" fill={ink} />
      <path fill={cobalt} d="M676 262a46 52 0 0 1 92 0q-46 -24 -92 0z" />
      <path stroke={dark} strokeWidth="6" fill="none" d="M688 232q40 -4 68 22M700 218q36 2 62 22" />
      <path stroke={ink} strokeWidth="24" d="M756 340L806 300" />
      <rect x="784" y="214" width="56" height="96" rx="10" fill={ink} />
      <path fill={plaster} d="M792 224h40v76h-40z" />
      <path fill={vermilion} d="M798 230h28v28a28 28 0 0 1 -28 -28z" />
    </Canvas>
  );
}
