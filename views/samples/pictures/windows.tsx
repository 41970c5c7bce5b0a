import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, plaster, ochre, vermilion, cobalt, violet } = pigment;

const blind = '#16306F';
const columns = Array.from({ length: 13 }, (_, index) => index * 120 - 48);
const rows = [-52, 68, 188, 308, 428];
const windows = columns.flatMap((x) => rows.map((y) => `M${x} ${y}h96v96h-96z`)).join('');

function blinds(column: number, row: number) {
  return `M${columns[column]} ${rows[row]}h96v48h-96z`;
}

/** Head and shoulders in a window, which is named by its column and its row. */
function person([column, row]: [number, number]) {
  const x = (columns[column] ?? 0) + 48;
  const y = (rows[row] ?? 0) + 96;
  return `M${x - 36} ${y}v-8a36 36 0 0 1 72 0v8zM${x - 20} ${y - 64}a20 20 0 0 1 40 0a20 20 0 0 1 -40 0z`;
}

function people(...places: [number, number][]) {
  return places.map(person).join('');
}

/** Flats in the evening. In a circle around a shop the windows have light, and people look out of them. */
export function WindowsNearShop() {
  return (
    <Canvas width={1440} height={520} ground={cobalt}>
      <clipPath id="near">
        <circle cx="720" cy="520" r="460" />
      </clipPath>
      <path fill={ink} d={windows} />
      <path
        fill={blind}
        d={[blinds(1, 2), blinds(2, 1), blinds(0, 3), blinds(10, 1), blinds(11, 3), blinds(12, 2)].join('')}
      />
      <g clipPath="url(#near)">
        <path fill={ochre} d="M0 0H1440V520H0z" />
        <path fill={plaster} d={windows} />
        <path fill={ink} d={people([4, 2], [8, 3], [3, 4], [7, 1], [6, 2])} />
        <path fill={vermilion} d={people([5, 1], [8, 2], [4, 3], [9, 4])} />
        <path fill={violet} d={people([6, 1], [7, 2], [3, 3], [9, 3])} />
      </g>
      <path fill={ink} d="M0 500H1440V520H0zM540 312H900V520H540z" />
      <path fill={vermilion} d="M540 296H900V384H540z" />
      <g fill="none" stroke={plaster} strokeWidth="11">
        <path d="M690 330L790 366M690 358L790 322" />
        <circle cx="672" cy="324" r="15" />
        <circle cx="672" cy="364" r="15" />
      </g>
      <path stroke={plaster} strokeWidth="36" d="M540 402H900" />
      <path stroke={vermilion} strokeWidth="36" strokeDasharray="40" d="M540 402H900" />
      <path fill={ochre} d="M564 420H756V500H564zM780 420H876V500H780z" />
      <path
        fill={vermilion}
        d="M624 500v-8a36 36 0 0 1 72 0v8zM643 442a17 17 0 0 1 34 0a17 17 0 0 1 -34 0z"
      />
    </Canvas>
  );
}
