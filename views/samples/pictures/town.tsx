import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const deepPine = '#184F3E';
const leaf = '#2F7F63';
const dusk = '#0B2A21';

type Place = readonly [x: number, y: number];

/** From the middle of a sector to that of the next one. */
const [stepX, stepY] = [300, 220];

const sectors = [-3, -2, -1, 0, 1, 2, 3].flatMap((column) =>
  [-3, -2, -1, 0, 1, 2].map((row): Place => [column * stepX, row * stepY]),
);
const parksAndSquare = sectors.filter(([x, y]) => (x / stepX + y / stepY) % 2 || (!x && !y));
const ashore = sectors.filter(([x, y]) => x - y < 600);

/** Three terraces on each side of a belt of trees, in every second sector. */
const terraces = ashore
  .filter((sector) => !parksAndSquare.includes(sector))
  .flatMap(([x, y]) => [-118, 34].flatMap((dx) => [-50, 3, 56].map((dy): Place => [x + dx, y + dy])));

const drawn = (places: readonly Place[], shape: string) =>
  places.map(([x, y]) => `M${x} ${y}${shape}`).join('');

/** Cars keep to the left: a way goes round an island clockwise. */
const ways = [
  'M-224-647H-150V-364a34 34 0 0 1 0 68V-144a34 34 0 0 1 0 68V0H0',
  'M-524-427H-450V-364a34 34 0 0 1 0 68V-144a34 34 0 0 1 34 34H-184a34 34 0 0 1 68 0',
  'M-376-149V-110M-224-207H-150',
  'M-1000 110H-484a34 34 0 0 1 68 0H-184a34 34 0 0 1 34-34V0',
  'M76-427H150V-364a34 34 0 0 1 0 68V-144a34 34 0 0 1 0 68V0',
  'M524 390V330H484a34 34 0 1 1-34-34V144a34 34 0 0 1-34-34H184a34 34 0 0 1-68 0H0V0H150',
  'M376 175V110',
  'M224 233H150V144a34 34 0 0 1-34-34',
];
const searching: Place[] = [
  [-266, -710],
  [-566, -437],
  [-266, -217],
  [-418, -164],
  [34, -437],
  [334, 170],
  [182, 223],
  [482, 390],
];
const pin = 'M0 0C-20-92-116-150-116-252a116 116 0 0 1 232 0C116-150 20-92 0 0z';

/** A town of sectors, seen from above. From many houses a line leads along the roads to one shop, on which a pin stands. */
export function TownWithPin() {
  return (
    <Canvas width={1440} height={560} ground={pigment.plaster}>
      <g transform="matrix(.9 -.38 .62 .62 720 410)">
        <path fill={pigment.pine} d={drawn(sectors, 'm-130-90h260v180h-260z')} />
        <path fill={deepPine} d={drawn(parksAndSquare, 'm-130-90h260v180h-260z')} />
        <path
          stroke={leaf}
          strokeWidth="36"
          strokeDasharray="0 45"
          strokeLinecap="round"
          d={drawn(sectors, 'm0-68v140')}
        />
        <path fill="#C98A1A" d="M-130-90h260v180h-260z" />
        <path
          fill={pigment.cobalt}
          stroke={pigment.plaster}
          strokeWidth="40"
          d="M450-900V-60C450 60 530 110 640 110S780 330 900 330H1500V-900z"
        />
        <path fill={pigment.plaster} d={drawn(ashore, 'm98 110a52 52 0 0 1 104 0a52 52 0 0 1-104 0')} />
        <path fill={leaf} d={drawn(ashore, 'm131 110a19 19 0 0 1 38 0a19 19 0 0 1-38 0')} />
        <path fill="none" stroke={pigment.vermilion} strokeWidth="15" d={ways.join('')} />
        <path fill={dusk} d={drawn(terraces, 'm40 4h72v30h-72z')} />
        <path fill={pigment.shade} d={drawn(terraces, 'v34l19-27v-34z')} />
        <path fill="#8E8775" d={drawn(terraces, 'm0 34h84l19-27h-84z')} />
        <path fill={pigment.plaster} d={drawn(terraces, 'm19-27h84v34h-84z')} />
        <path fill={pigment.vermilion} d={drawn(searching, 'm19-27h84v34h-84z')} />
        <path fill={dusk} d="M0-40h130v90h-130z" />
        <path fill={pigment.shade} d="M-80-50v100l31-45v-100z" />
        <path fill={pigment.ink} d="M-80 50H80L111 5H-49z" />
        <path fill={pigment.ochre} d="M-49-95H111V5H-49z" />
        <path fill={pigment.cobalt} d="M-49 5h32l-20 44h-32zM15 5h32l-20 44h-32zM79 5h32l-20 44h-32z" />
        <path fill={pigment.plaster} d="M-17 5h32l-20 44h-32zM47 5h32l-20 44h-32z" />
      </g>
      <g transform="translate(720 372) scale(.9)">
        <path fill={dusk} transform="rotate(62) scale(.8 1.050)" d={pin} />
        <path fill={pigment.vermilion} d={pin} />
        <circle cx="0" cy="-252" r="80" fill={pigment.plaster} />
        <path fill={pigment.ink} d="M-44-250h88v46h-88z" />
        <path fill={pigment.ochre} d="M-32-240h30v36h-30zM10-240h22v22h-22z" />
        <path
          fill={pigment.vermilion}
          d="M-48-304H48L60-264v8a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0v-8z"
        />
      </g>
    </Canvas>
  );
}
