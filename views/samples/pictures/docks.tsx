import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';
import { BeardAndTurban, Face, PhoneInHand } from './passenger.tsx';

const { cobalt, ink, ochre, pine, plaster, vermilion } = pigment;

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

/** The lit gate of a tile warehouse, and a dealer with a phone in it. The style sheet draws the floor below the picture. */
export function Docks() {
  return (
    <Canvas width={560} height={440} ground={ochre}>
      <path fill={plaster} d="M28 28H532V420H28z" />
      <Pallet x={46} rows={3} fill={vermilion} ground={ochre} />
      <Pallet x={346} rows={5} fill={pine} ground={ochre} isRound />
      <g transform="translate(262 136) scale(1.5)">
        <path fill={ink} d="M-56 150H-6V204H-56zM16 150H66V204H16z" />
        <path fill={cobalt} d="M-74 180L-68 100a64 64 0 0 1 64 -64h14a64 64 0 0 1 64 64L84 180z" />
        <Face />
        <BeardAndTurban color={vermilion} />
        <PhoneInHand />
      </g>
    </Canvas>
  );
}
