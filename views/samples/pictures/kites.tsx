import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, plaster, ochre, vermilion, violet } = pigment;
const shadow = '#C98A1A';

type KiteProps = {
  x: number;
  y: number;
  r: number;
  turn: number;
  colours: [string, string, string];
  form: (r: number) => string;
};

/** A paper kite: a square on its corner in two halves. A form in its middle has the colour of the other half. */
function Kite({ x, y, r, turn, colours: [left, right, tail], form }: KiteProps) {
  const id = `kite${x}`;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <clipPath id={id}>
        <path d={`M0 ${-r}V${r}H${-r}V${-r}z`} />
      </clipPath>
      <path fill={tail} d={`M0 ${r * 0.86}L${r * 0.24} ${r * 1.26}H${r * -0.24}z`} />
      <path fill={left} d={`M0 ${-r}V${r}L${-r} 0z`} />
      <path fill={right} d={`M0 ${-r}V${r}L${r} 0z`} />
      <path fill={left} d={form(r)} />
      <path fill={right} d={form(r)} clipPath={`url(#${id})`} />
    </g>
  );
}

const disc = (r: number) =>
  `M${r * -0.46} 0a${r * 0.46} ${r * 0.46} 0 0 1 ${r * 0.92} 0a${r * 0.46} ${r * 0.46} 0 0 1 ${r * -0.92} 0z`;
const quarters = (r: number) => `M${-r} 0L0 ${-r}L${r} 0z`;

const hand = '764 262';
const kites: KiteProps[] = [
  { x: 168, y: 122, r: 214, turn: -24, colours: [vermilion, plaster, violet], form: disc },
  { x: 484, y: 44, r: 172, turn: -14, colours: [ink, vermilion, plaster], form: quarters },
  { x: 986, y: 90, r: 180, turn: 20, colours: [violet, plaster, vermilion], form: disc },
  { x: 1330, y: 128, r: 214, turn: 26, colours: [vermilion, ink, plaster], form: quarters },
  { x: 424, y: 252, r: 70, turn: -40, colours: [plaster, violet, ink], form: quarters },
  { x: 1104, y: 300, r: 62, turn: 44, colours: [plaster, ink, vermilion], form: disc },
];

/** Shoulders and head of a person who stands behind the parapet of a roof. */
function person(x: number, y: number, r: number) {
  const head = r * 0.62;
  return `M${x - r} ${y}v${-r}a${r} ${r} 0 0 1 ${2 * r} 0v${r}zM${x - head} ${y - r * 2.3 - head}a${head} ${head} 0 0 1 ${2 * head} 0a${head} ${head} 0 0 1 ${-2 * head} 0z`;
}

/** Kites over the roofs in spring. All strings are in the hand of one man, on the roof of a shop. */
export function KitesOfOneShop() {
  return (
    <Canvas width={1440} height={520} ground={ochre}>
      <path
        fill={shadow}
        d="M0 520V400H120V360H250V430H330V380H470V440H576V520zM912 520V430H980V380H1080V420H1190V350H1290V400H1440V520z"
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="5"
        d={kites.map(({ x, y }) => `M${x} ${y}L${hand}`).join('')}
      />
      {kites.map((kite) => (
        <Kite key={kite.x} {...kite} />
      ))}
      <path
        fill={ink}
        d={[
          person(60, 452, 25),
          person(236, 452, 25),
          person(1196, 440, 25),
          person(1380, 440, 26),
          person(470, 474, 22),
        ].join('')}
      />
      <path
        fill={violet}
        d={[person(116, 452, 27), person(420, 474, 24), person(1254, 440, 27), person(1016, 474, 24)].join(
          '',
        )}
      />
      <path
        fill={vermilion}
        d={[person(180, 452, 24), person(1076, 474, 22), person(1316, 440, 23)].join('')}
      />
      <path fill={ink} d="M0 452H300V474H576V520H0zM912 474H1140V440H1440V520H912z" />
      <path fill={ink} d="M606 424V400H626V424zM676 424V400H696V424z" />
      <path fill={violet} d="M592 312H710V406H592z" />
      <path fill={plaster} d="M616 368H686V394H616zM630 342H672V364H630zM640 338a11 11 0 0 1 22 0z" />
      <path
        fill={vermilion}
        d="M716 424V384a40 40 0 0 1 80 0V424zM729 322a27 27 0 0 1 54 0a27 27 0 0 1 -54 0z"
      />
      <path
        fill="none"
        stroke={vermilion}
        strokeWidth="20"
        strokeLinecap="round"
        d="M784 380L808 320L766 264"
      />
      <path fill={plaster} d="M576 420H912V520H576z" />
      <path stroke={vermilion} strokeWidth="64" strokeDasharray="48" d="M576 488H912" />
      <path fill={ink} d="M576 420H912V432H576z" />
    </Canvas>
  );
}
