import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { cobalt, ink, ochre, pine, plaster, vermilion, violet } = pigment;
const maroon = '#8B1A3D';
const skin = '#A4572E';

/** The sarees of a stack from top to bottom: pine, cobalt, violet, maroon, ochre, white. */
const colours: Record<string, string> = { p: pine, c: cobalt, v: violet, m: maroon, o: ochre, w: plaster };
const shelves = [
  'pcpcp vvvmv cccwc mmpmm ccccv ppopp vmvmv cocpc ppvpp mmmcm',
  'mvmmm ccpcc ppppv vcvcv mmmmm cpcpc mm--- vvovv wpcpp cccmc',
  'cpccc oppmp vmvpv ccmcc pvppv mmcmm cccvc ppppc mvmvm vvpwv',
];
/** The borders of a stack, of which there are four. */
const borders = [
  [80, 20, 108, 6],
  [64, 8, 78, 24],
  [88, 8, 102, 8],
  [56, 30, 92, 6],
] as const;

/** A wall of folded sarees. One is pulled out, and a phone in front of the wall shows it. */
export function ShopWall() {
  return (
    <Canvas width={1440} height={540} ground={ink}>
      {shelves.flatMap((stacks, row) =>
        stacks.split(' ').map((sarees, column) => {
          const x = column * 152 - 44;
          const [first, wide, second, narrow] = borders[(column + row) % 4] ?? borders[0];
          return [...sarees].map((saree, place) => {
            if (saree === '-') return null;
            const left = x + ((place * 7 + column * 5 + row * 3) % 4) * 3;
            const y = row * 184 + place * 32;
            return (
              <g key={`${x} ${y}`}>
                <rect x={left} y={y} width="136" height="30" rx="9" fill={colours[saree]} />
                <path
                  fill={saree === 'o' ? maroon : ochre}
                  d={`M${x + first} ${y}h${wide}v30h-${wide}zM${x + second} ${y}h${narrow}v30h-${narrow}z`}
                />
              </g>
            );
          });
        }),
      )}
      {/* It hangs down over the lowest shelf. */}
      <path fill={vermilion} d="M862 540V272a20 20 0 0 1 20 -20H994a20 20 0 0 1 20 20V540z" />
      <path fill={ochre} d="M876 252h18v288h-18zM982 252h18v288h-18zM894 440h88v22h-88zM894 474h88v8h-88z" />
      <path
        stroke={ochre}
        strokeWidth="12"
        strokeLinecap="round"
        strokeDasharray="1 39"
        d="M918 292V420M958 292V420M938 312V420"
      />

      <g transform="rotate(-6 700 300)">
        <path
          fill={skin}
          d="M600 440H790Q846 400 838 330V280H880V350Q880 420 800 486V620H640V500Q600 480 600 440z"
        />
        <path fill={vermilion} d="M636 478H804V496H636zM636 526H804V544H636z" />
        <path fill={ochre} d="M636 502H804V520H636z" />
        <rect x="570" y="16" width="264" height="446" rx="34" fill={ink} />
        <rect x="586" y="46" width="232" height="386" rx="12" fill={plaster} />
        <path fill={vermilion} d="M612 46h180v226H612z" />
        <path
          fill={ochre}
          d="M626 46h20v226h-20zM758 46h20v226h-20zM646 208h112v24H646zM646 244h112v8H646z"
        />
        <path
          stroke={ochre}
          strokeWidth="13"
          strokeLinecap="round"
          strokeDasharray="1 43"
          d="M676 72V190M728 72V190M702 94V190"
        />
        <path fill={ink} d="M612 294h130v14H612zM612 320h80v14h-80z" />
        <path fill={maroon} d="M612 358h180v48H612z" />
        <path
          stroke={skin}
          strokeWidth="34"
          strokeLinecap="round"
          d="M566 250h16M566 292h20M566 334h16M566 376h8"
        />
        <path stroke={skin} strokeWidth="48" strokeLinecap="round" d="M856 330L822 262" />
      </g>
    </Canvas>
  );
}
