import { pigment } from '../../figures/poster.tsx';

const deepPine = '#184F3E';
const leaf = '#2F7F63';
const dusk = '#0B2A21';

type Place = readonly [x: number, y: number];

/** From the middle of a sector to that of the next one. */
const [stepX, stepY] = [300, 220];

const sectors = [-4, -3, -2, -1, 0, 1].flatMap((column) =>
  [-3, -2, -1, 0, 1, 2].map((row): Place => [column * stepX, row * stepY]),
);
const parks = sectors.filter(([x, y]) => (x / stepX + y / stepY) % 2);
const ashore = sectors.filter(([x, y]) => x - y < 600);

/** Three terraces on each side of a belt of trees, in every second sector. */
const terraces = ashore
  .filter((sector) => !parks.includes(sector))
  .flatMap(([x, y]) => [-118, 34].flatMap((dx) => [-50, 3, 56].map((dy): Place => [x + dx, y + dy])));

const drawn = (places: readonly Place[], shape: string) =>
  places.map(([x, y]) => `M${x} ${y}${shape}`).join('');

/** Cars keep to the left: a way goes round an island clockwise. */
const ways = [
  'M-224-647H-150V-364a34 34 0 0 1 0 68V-144a34 34 0 0 1 0 68V0H0',
  'M-524-427H-450V-364a34 34 0 0 1 0 68V-144a34 34 0 0 1 34 34H-184a34 34 0 0 1 68 0',
  'M-376-149V-110M-224-207H-150',
  'M-1000 110H-484a34 34 0 0 1 68 0H-184a34 34 0 0 1 34-34V0',
  'M150-900V-364a34 34 0 0 1 0 68V-144a34 34 0 0 1 0 68V0',
  'M524 390V330H484a34 34 0 1 1-34-34V144a34 34 0 0 1-34-34H184a34 34 0 0 1-68 0H0V0H150',
  'M376 175V110',
  'M224 233H150V144a34 34 0 0 1-34-34',
];
const searching: Place[] = [
  [-266, -710],
  [-566, -437],
  [-266, -217],
  [-418, -164],
  [334, 170],
  [182, 223],
  [482, 390],
];
const pin = 'M0 0C-20-92-116-150-116-252a116 116 0 0 1 232 0C116-150 20-92 0 0z';

/** A town of sectors, seen from above: a ground for words, which fills its box. From many houses a line leads along the roads. */
export function Town() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1440 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={pigment.plaster} d="M-1440-1000H2880V2000H-1440z" />
      <g transform="translate(1110 665) scale(1.1)">
        <path fill={pigment.pine} d={drawn(sectors, 'm-130-90h260v180h-260z')} />
        <path fill={deepPine} d={drawn(parks, 'm-130-90h260v180h-260z')} />
        <path
          stroke={leaf}
          strokeWidth="36"
          strokeDasharray="0 45"
          strokeLinecap="round"
          d={drawn(sectors, 'm0-68v140')}
        />
        <path
          fill={pigment.cobalt}
          stroke={pigment.plaster}
          strokeWidth="40"
          d="M150-900V-480C150-380 250-330 350-330S450-240 600-240V-900z"
        />
        <path fill={pigment.plaster} d={drawn(ashore, 'm98 110a52 52 0 0 1 104 0a52 52 0 0 1-104 0')} />
        <path fill={leaf} d={drawn(ashore, 'm131 110a19 19 0 0 1 38 0a19 19 0 0 1-38 0')} />
        <path fill="none" stroke={pigment.vermilion} strokeWidth="15" d={ways.join('')} />
        <path fill={dusk} d={drawn(terraces, 'm40 4h72v30h-72z')} />
        <path fill={pigment.shade} d={drawn(terraces, 'v34l19-27v-34z')} />
        <path fill="#8E8775" d={drawn(terraces, 'm0 34h84l19-27h-84z')} />
        <path fill={pigment.plaster} d={drawn(terraces, 'm19-27h84v34h-84z')} />
        <path fill={pigment.vermilion} d={drawn(searching, 'm19-27h84v34h-84z')} />
      </g>
    </svg>
  );
}

/** A pin as high as a signboard, on a shop: both stand on what is below the picture. */
export function PinOnShop() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 640" width="440" height="640" aria-hidden="true">
      <g transform="translate(180 566) scale(1.5)">
        <path fill={dusk} d="M0-40h146v90h-146z" />
        <path fill={pigment.shade} d="M-80-50v100l31-45v-100z" />
        <path fill={pigment.ink} d="M-80 50H80L111 5H-49z" />
        <path fill={pigment.ochre} d="M-49-95H111V5H-49z" />
        <path fill={pigment.cobalt} d="M-49 5h32l-20 44h-32zM15 5h32l-20 44h-32zM79 5h32l-20 44h-32z" />
        <path fill={pigment.plaster} d="M-17 5h32l-20 44h-32zM47 5h32l-20 44h-32z" />
      </g>
      <g transform="translate(222 490) scale(1.3)">
        <path fill={dusk} transform="rotate(24) scale(.96)" d={pin} />
        <path fill={pigment.vermilion} d={pin} />
        <circle cx="0" cy="-252" r="80" fill={pigment.plaster} />
        <path fill={pigment.ink} d="M-44-250h88v46h-88z" />
        <path fill={pigment.ochre} d="M-32-240h30v36h-30zM10-240h22v22h-22z" />
        <path
          fill={pigment.vermilion}
          d="M-48-304H48L60-264v8a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0v-8z"
        />
      </g>
    </svg>
  );
}
