import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, ochre, pine, plaster, shade, vermilion, cobalt } = pigment;

/** Jars, tins and a pot of a kitchen shop, on the ground of its questions; they stand on the first board. */
export function KitchenBoard() {
  return (
    <Canvas width={640} height={160} ground="#B63313">
      <path fill={plaster} d="M0 160V66a16 16 0 0 1 16 -16h76a16 16 0 0 1 16 16V160z" />
      <path fill={ink} d="M12 26h84v24H12z" />
      <path fill={pine} d="M0 84h108v50H0z" />
      <path fill={ochre} d="M128 160v-40l14 -18V44h36v58l14 18v40z" />
      <path fill={ink} d="M138 24h44v22h-44z" />
      <path fill={ink} d="M212 78h172v58a24 24 0 0 1 -24 24H236a24 24 0 0 1 -24 -24zM192 92h212v18H192z" />
      <path fill={shade} d="M212 70a86 36 0 0 1 172 0z" />
      <path fill={ink} d="M284 18h28v20h-28z" />
      <path fill={cobalt} d="M424 160V30h88V160z" />
      <path fill={plaster} d="M424 66h88v58h-88z" />
      <path fill={ochre} d="M424 16h88v20h-88z" />
      <circle cx="468" cy="95" r="18" fill={vermilion} />
      <path fill={ochre} d="M534 160V92a20 20 0 0 1 20 -20h66a20 20 0 0 1 20 20V160z" />
      <path fill={plaster} d="M544 48h86v24h-86z" />
      <path fill={ink} d="M552 100h70v34h-70z" />
    </Canvas>
  );
}

/** A receiver, off its hook, that faces the questions of callers. */
export function CallerHandset() {
  return (
    <Canvas width={480} height={590} ground={ochre}>
      <g transform="translate(45 20)">
        <path
          fill={ink}
          d="M200 30V178H166A36 36 0 0 0 130 214V336A36 36 0 0 0 166 372H200V520H130A130 130 0 0 1 0 390V160A130 130 0 0 1 130 30z"
        />
        <path
          fill={vermilion}
          d="M200 10a44 44 0 0 1 44 44V154a44 44 0 0 1 -44 44zM200 352a44 44 0 0 1 44 44V496a44 44 0 0 1 -44 44z"
        />
        <path
          fill="none"
          stroke={plaster}
          strokeWidth="24"
          d="M282 60a70 70 0 0 1 0 88M326 26a124 124 0 0 1 0 156"
        />
      </g>
    </Canvas>
  );
}
