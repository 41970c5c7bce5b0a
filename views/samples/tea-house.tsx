// What a made-up tea house has printed and posted, on one table. Each piece is drawn once, and a wide table and a narrow one lay
// them out differently. Words are large enough for 12 px on a table of 320 px, and have room in wide fonts.

import type { ReactNode } from 'react';
import { pigment } from '../art/pigment.ts';

const { ink, ochre, plaster, shade, vermilion } = pigment;
const shadow = '#0004';

const sizes = {
  bag: [440, 640],
  tea: [300, 300],
  post: [340, 600],
  bill: [380, 570],
  back: [500, 290],
  card: [500, 290],
} as const;
type Name = keyof typeof sizes;

/** A table seen from above: pieces lie over each other, and never over words. */
export function TeaHouse() {
  return (
    <div
      role="img"
      aria-label="A black carry bag with the name Suraj Tea House in ochre. Bill 214 for 12 masala teas and 12 samosas, Rs 600. A post: cold coffee is back, Friday, Rs 90. The card of Meena Gill, owner, 98765 43210. Each has a sun over a cup."
    >
      <svg viewBox="0 0 390 660" className="illustration-narrow" aria-hidden="true">
        <Bag />
        <Tea />
        <Post />
        <Bill />
        <CardBack />
        <Card />
        <Lying name="bag" x={14} y={0} width={211} />
        <Lying name="tea" x={225} y={3} width={148} />
        <Lying name="post" x={207} y={115} width={168} />
        <Lying name="bill" x={19} y={275} width={187} turn={-4} />
        <Lying name="back" x={200} y={458} width={172} turn={-7} />
        <Lying name="card" x={138} y={506} width={230} turn={4} />
      </svg>
      <svg viewBox="-64 -4 1400 884" className="illustration-broad" aria-hidden="true">
        <Lying name="bag" x={-64} y={0} width={538} />
        <Lying name="tea" x={972} y={33} width={346} />
        <Lying name="post" x={793} y={0} width={333} />
        <Lying name="bill" x={435} y={66} width={358} turn={-4} />
        <Lying name="back" x={538} y={581} width={371} turn={-7} />
        <Lying name="card" x={781} y={544} width={512} turn={4} />
      </svg>
    </div>
  );
}

type LyingProps = { name: Name; x: number; y: number; width: number; turn?: number };

function Lying({ name, x, y, width, turn }: LyingProps) {
  const [w, h] = sizes[name];
  const height = Math.round((width * h) / w);
  return (
    <use
      href={`#tea-${name}`}
      {...{ x, y, width, height }}
      transform={
        turn === undefined
          ? undefined
          : `rotate(${turn} ${Math.round(x + width / 2)} ${Math.round(y + height / 2)})`
      }
    />
  );
}

/** Of paper, with one ink: the mark is half as wide as the bag. */
function Bag() {
  return (
    <Piece name="bag">
      <path fill={shadow} d="M16 116H456V656H16z" />
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
function Bill() {
  return (
    <Piece name="bill">
      <path fill={shadow} d="M14 14H394V570H14z" />
      <path
        fill="#F8D9D0"
        d="M0 0H380V556l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14l-19-14l-19 14L0 556z"
      />
      <Mark at="translate(28 32) scale(1.400)" fill={ink} />
      <path stroke={ink} strokeWidth="4" d="M28 206H352M28 376H352" />
      <g fill={ink} fontSize="30" fontWeight="500">
        <text x="140" y="62">
          Bill
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
function Post() {
  return (
    <Piece name="post">
      <rect x="14" y="14" width="340" height="600" rx="40" fill={shadow} />
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

function Card() {
  return (
    <Piece name="card">
      <path fill={shadow} d="M14 14H514V304H14z" />
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
function CardBack() {
  return (
    <Piece name="back">
      <path fill={shadow} d="M14 14H514V304H14z" />
      <path fill={vermilion} d="M0 0H500V290H0z" />
      <path
        fill={plaster}
        d="M140 128a110 110 0 0 1 220 0zM30 158H470A220 152 0 0 1 420 290H80A220 152 0 0 1 30 158z"
      />
    </Piece>
  );
}

/** A cup of tea, from above. */
function Tea() {
  return (
    <Piece name="tea">
      <circle cx="160" cy="160" r="150" fill={shadow} />
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

function Piece({ name, children }: { name: Name; children: ReactNode }) {
  return (
    <symbol id={`tea-${name}`} viewBox={`0 0 ${sizes[name].join(' ')}`} overflow="visible">
      <g
        className={name === 'bill' ? 'face-martian' : 'face-fraunces'}
        fontWeight="700"
        letterSpacing="-.03em"
      >
        {children}
      </g>
    </symbol>
  );
}
