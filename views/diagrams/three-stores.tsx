import { pigment } from '../figures/poster.tsx';

/** Three shopfronts for three kinds of buyers, supplied from one inventory. */
export function ThreeStores() {
  return (
    <svg
      viewBox="0 0 640 480"
      role="img"
      aria-label="Three shopfronts, retail by the piece, dealers by the carton and export by the pallet, all fed from one catalogue and one stock below."
    >
      <g fill="currentColor" fontSize="28" fontWeight="600" textAnchor="middle">
        <text x="98" y="30">
          Retail
        </text>
        <text x="320" y="30">
          Dealers
        </text>
        <text x="542" y="30">
          Export
        </text>
      </g>
      <path fill="var(--mass)" d="M14 116h168v134H14zM236 116h168v134H236zM458 116h168v134H458z" />
      <path fill={pigment.plaster} d="M0 50h196v66H0zM222 50h196v66H222zM444 50h196v66H444z" />
      <path
        fill={pigment.ochre}
        d="M0 50h28v76a14 14 0 0 1-28 0zM56 50h28v76a14 14 0 0 1-28 0zM112 50h28v76a14 14 0 0 1-28 0zM168 50h28v76a14 14 0 0 1-28 0z"
      />
      <path
        fill="var(--accent)"
        d="M222 50h28v76a14 14 0 0 1-28 0zM278 50h28v76a14 14 0 0 1-28 0zM334 50h28v76a14 14 0 0 1-28 0zM390 50h28v76a14 14 0 0 1-28 0z"
      />
      <path
        fill={pigment.vermilion}
        d="M444 50h28v76a14 14 0 0 1-28 0zM500 50h28v76a14 14 0 0 1-28 0zM556 50h28v76a14 14 0 0 1-28 0zM612 50h28v76a14 14 0 0 1-28 0z"
      />
      <path fill="var(--mass)" d="M0 46h196v8H0zM222 46h196v8H222zM444 46h196v8H444z" />
      <path fill={pigment.plaster} d="M80 200h36v36H80z" />
      <path fill={pigment.plaster} d="M276 156h88v80h-88z" />
      <path fill="none" stroke="var(--mass)" strokeWidth={5} d="M320 156v80M276 196h88" />
      <path
        fill={pigment.plaster}
        d="M480 150h36v34h-36zM524 150h36v34h-36zM568 150h36v34h-36zM480 190h36v34h-36zM524 190h36v34h-36zM568 190h36v34h-36zM474 230h136v8H474z"
      />

      <path fill="none" stroke="var(--accent)" strokeWidth={20} d="M98 330v-46M320 330v-46M542 330v-46" />
      <path fill="var(--accent)" d="M68 290h60l-30-36zM290 290h60l-30-36zM512 290h60l-30-36z" />

      <path fill="var(--accent)" d="M0 326h640v154H0z" />
      <g fill={pigment.plaster} fontSize="34" fontWeight="700" textAnchor="middle">
        <text x="320" y="394">
          One catalogue, one stock
        </text>
      </g>
      <g fill={pigment.plaster} fontSize="28" fontWeight="500" textAnchor="middle">
        <text x="320" y="436">
          kept from one panel
        </text>
      </g>
    </svg>
  );
}
