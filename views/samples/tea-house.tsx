// What a made-up tea house has printed and posted. Each piece is drawn on its own, so that a wide table and a narrow one
// can lay them out differently. Words are large enough for 12 px on a table of 320 px, and have room in wide fonts.

import type { ReactNode } from 'react';
import { pigment } from '../figures/poster.tsx';

const { ink, ochre, plaster, shade, vermilion } = pigment;

/** Of paper, with one ink: the mark is half as wide as the bag. */
export function Bag() {
  return (
    <Piece name="bag" width={440} height={640}>
      <path fill="none" stroke={ink} strokeWidth="14" d="M142 130V82a78 68 0 0 1 156 0v48" />
      <path fill={ink} d="M0 100H440V640H0z" />
      <path fill="#2C2D31" d="M0 100H440v28H0zM396 128h44V640z" />
      <text x="40" y="204" fill={ochre} fontSize="38">
        Suraj Tea House
      </text>
      <Mark at="translate(40 230) scale(5)" fill={ochre} />
    </Piece>
  );
}

/** Of thin paper, torn off, in black only. */
export function Bill() {
  return (
    <Piece name="bill" width={380} height={570}>
      <path
        fill="#F8D9D0"
        d="M0 0H380V556l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14L0 556z"
      />
      <Mark at="translate(28 32) scale(1.400)" fill={ink} />
      <path stroke={ink} strokeWidth="4" d="M28 206H352M28 376H352" />
      <g fill={ink} fontSize="30" fontWeight="500">
        <text x="140" y="62">
          Invoice
          <tspan x="140" dy="44" fontSize="46" fontWeight="700">
            214
          </tspan>
        </text>
        <text x="28" y="178">
          Suraj Tea House
        </text>
        <text x="28" y="264">
          12 masala teas
        </text>
        <text x="352" y="264" textAnchor="end">
          360
        </text>
        <text x="28" y="328">
          12 samosas
        </text>
        <text x="352" y="328" textAnchor="end">
          240
        </text>
        <text x="28" y="456" fontSize="76" fontWeight="700">
          Rs 600
          <tspan x="28" dy="54" fontSize="30" fontWeight="500">
            UPI, cash
          </tspan>
        </text>
      </g>
    </Piece>
  );
}

/** On a phone: a glass of cold coffee as high as the picture. */
export function Post() {
  return (
    <Piece name="post" width={340} height={600}>
      <rect width="340" height="600" rx="40" fill={ink} />
      <rect x="14" y="14" width="312" height="572" rx="28" fill={vermilion} />
      <path fill={ochre} d="M14 330a156 156 0 0 1 312 0z" />
      <path fill={ink} d="M196 40h22l-24 112h-22z" />
      <path fill={plaster} d="M92 110H248L226 352H114z" />
      <path fill="#5A2A16" d="M97 158H244L226 352H114z" />
      <path
        fill={ochre}
        d="M118 176l40-10l10 40l-40 10zM176 214l38 8l-8 38l-38-8zM128 262l38 6l-6 38l-38-6z"
      />
      <g fill={plaster} fontSize="42">
        <text x="34" y="410">
          Cold coffee
          <tspan x="34" dy="52">
            is back
          </tspan>
          <tspan x="34" dy="52" fontSize="30">
            Friday, Rs 90
          </tspan>
        </text>
      </g>
    </Piece>
  );
}

export function Card() {
  return (
    <Piece name="card" width={500} height={290}>
      <path fill={plaster} d="M0 0H500V290H0z" />
      <path fill={ink} d="M0 0H116V290H0z" />
      <Mark at="translate(10 116) scale(1.500)" fill={ochre} />
      <g fill={ink}>
        <text x="136" y="66" fontSize="38" fontWeight="700">
          Suraj Tea House
          <tspan x="136" dy="46" fontSize="32" fontWeight="500">
            Meena Gill, owner
          </tspan>
        </text>
        <text x="136" y="206" fontSize="48" fontWeight="700">
          98765 43210
          <tspan x="136" dy="48" fontSize="32" fontWeight="500">
            suraj.example
          </tspan>
        </text>
      </g>
    </Piece>
  );
}

/** The back of the card: the mark alone, cut by the edges. */
export function CardBack() {
  return (
    <Piece name="back" width={500} height={290}>
      <path fill={vermilion} d="M0 0H500V290H0z" />
      <path
        fill={plaster}
        d="M140 128a110 110 0 0 1 220 0zM30 158H470A220 152 0 0 1 420 290H80A220 152 0 0 1 30 158z"
      />
    </Piece>
  );
}

/** A cup of tea, from above. */
export function Tea() {
  return (
    <Piece name="tea" width={300} height={300}>
      <circle cx="150" cy="150" r="150" fill={plaster} />
      <circle cx="150" cy="150" r="120" fill={shade} />
      <path stroke={plaster} strokeWidth="34" d="M150 150l92-92" />
      <circle cx="150" cy="150" r="94" fill={plaster} />
      <circle cx="150" cy="150" r="80" fill="#9A4A1B" />
    </Piece>
  );
}

/** A sun over a cup, 64 wide. */
function Mark({ at, fill }: { at: string; fill: string }) {
  return <path transform={at} fill={fill} d="M20 16a16 16 0 0 1 32 0zM4 22H68A32 22 0 0 1 4 22z" />;
}

function Piece({
  name,
  width,
  height,
  children,
}: {
  name: string;
  width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      className={`table-${name}`}
      viewBox={`0 0 ${width} ${height}`}
      fontWeight="700"
      letterSpacing="-.03em"
    >
      {children}
    </svg>
  );
}
