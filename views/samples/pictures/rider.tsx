import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const [drop, recess, fold] = ['#7088C4', '#132A63', '#8F2812'];

/** The sunbreakers of a front: cells whose upper and left edges are in the light. */
function sunbreakers(x: number, y: number, columns: number, rows: number, width: number) {
  return Array.from(
    { length: columns * rows },
    (_, at) =>
      `M${x + (at % columns) * (width + 14)} ${y + Math.floor(at / columns) * 50}h${width}v36h-${width}z`,
  ).join('');
}

/** Drops that fall to the left in rows, all below the upper edge, above which the sky goes on. */
function rain() {
  const lengths = [96, 56, 104, 40, 84, 64];
  return Array.from({ length: 45 }, (_, at) => {
    const [row, column] = [Math.floor(at / 15), at % 15];
    const length = lengths[(at * 5 + row * 2) % lengths.length] as number;
    return `M${40 + column * 100 - row * 46} ${row * 128 + ((column * 37) % 60)}l${-length / 3} ${length}h14l${length / 3}-${length}z`;
  }).join('');
}

/**
 * A rider in the monsoon, whose wheels are on the lower edge. The page draws the road below, and the box on the carrier,
 * because words are on them. Where the phone on the handlebar shines, it does not rain.
 */
export function RiderInRain() {
  return (
    <Canvas width={1440} height={428} ground={pigment.cobalt}>
      <path fill={pigment.violet} d="M0 140H300V428H0z" />
      <path fill={recess} d={sunbreakers(-42, 160, 6, 6, 42)} />
      <path fill={drop} d={rain()} />
      <path
        fill={pigment.pine}
        d="M-40 428V400A76 76 0 0 1 84 340A100 100 0 0 1 262 372A70 70 0 0 1 372 428zM650 428A64 64 0 0 1 772 378A84 84 0 0 1 914 398A70 70 0 0 1 980 428z"
      />
      <g transform="translate(-230)">
        <circle cx="906" cy="226" r="198" fill={pigment.ochre} />
        {/* The phone. */}
        <g transform="rotate(8 916 150)">
          <rect x="846" y="20" width="140" height="240" rx="20" fill={pigment.ink} />
          <path fill={pigment.plaster} d="M860 40H972V240H860z" />
          <path fill={pigment.vermilion} d="M916 164L882 108A40 40 0 1 1 950 108z" />
          <circle cx="916" cy="88" r="15" fill={pigment.plaster} />
          <path fill={pigment.pine} d="M874 184H958V224H874z" />
        </g>
        {/* Water from the wheel. */}
        <path
          fill={pigment.plaster}
          d="M500 428C460 388 400 366 310 372C356 388 384 408 392 428zM380 428C352 408 314 398 262 402C288 410 302 420 306 428z"
        />
        {/* The scooter. */}
        <circle cx="545" cy="372" r="56" fill={pigment.ink} />
        <circle cx="885" cy="372" r="56" fill={pigment.ink} />
        <circle cx="545" cy="372" r="20" fill={pigment.shade} />
        <path fill={pigment.plaster} d="M430 372V344A90 90 0 0 1 520 254H706V372H621A76 76 0 0 0 469 372z" />
        <path
          fill={pigment.plaster}
          d="M690 360H796L832 226H880L904 304A76 76 0 0 1 961 372H832L808 396H690z"
        />
        <path fill={pigment.shade} d="M690 378H826L808 396H690z" />
        <path fill={pigment.vermilion} d="M430 300H462V330H430z" />
        <path fill={pigment.ink} d="M310 236H704V262H310zM800 206H890V232H800z" />
        {/* The rider. */}
        <path fill={pigment.ink} d="M600 240H712A40 40 0 0 1 752 280V334H796V360H704V300H600z" />
        <path fill={fold} d="M690 160H736V284H600z" />
        <path
          fill={pigment.vermilion}
          d="M640 100H716L826 196L806 230L704 188L648 284H548L476 256Q544 216 556 176A110 110 0 0 1 640 100z"
        />
        <circle cx="816" cy="214" r="22" fill={pigment.ink} />
        <circle cx="694" cy="62" r="54" fill={pigment.plaster} />
        <path fill={pigment.ink} d="M700 40H744A54 54 0 0 1 730 102H700z" />
        <path fill={pigment.ochre} d="M722 52H747V66H722z" />
      </g>
    </Canvas>
  );
}
