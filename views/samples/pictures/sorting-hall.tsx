import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const shadow = '#17503F';
const kraft = '#B5780F';

type ParcelProps = { x: number; width: number; height: number; paper?: string };

/** A closed parcel with tape and a label, on the belt. */
function Parcel({ x, width, height, paper = pigment.ochre }: ParcelProps) {
  const [top, middle] = [400 - height, x + width / 2];
  return (
    <>
      <path fill={paper} d={`M${x} ${top}h${width}v${height}h-${width}z`} />
      <path fill={pigment.ink} d={`M${middle - 14} ${top}h28v${height}h-28z`} />
    </>
  );
}

/** Parcels of an online shop on a belt through a hall, to a scooter and a truck. One is open: it has a lamp in it. */
export function SortingHall() {
  return (
    <Canvas width={1440} height={560} ground={pigment.pine}>
      <path
        fill={shadow}
        d="M0 0H1440V20H0zM0 20h180L0 104zM180 20h180L180 104zM360 20h180L360 104zM540 20h180L540 104zM720 20h180L720 104zM900 20h180L900 104zM1080 20h180L1080 104zM1260 20h180L1260 104z"
      />
      <path
        fill={shadow}
        d="M0 236H1440v24H0zM250 164h96v72H250zM370 124h60v112h-60zM454 188h84v48H454zM930 188h120v48H930zM1074 140h60v96h-60z"
      />
      <path fill={pigment.ink} d="M0 520H1440V560H0zM0 400H900a48 48 0 0 1 0 96H0z" />
      <path
        stroke={pigment.plaster}
        strokeWidth="44"
        strokeLinecap="round"
        strokeDasharray="0 72"
        d="M36 448H930"
      />
      <path fill={pigment.vermilion} d="M0 400V190h24a90 90 0 0 1 90 90V400z" />
      <Parcel x={136} width={132} height={120} />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="56" d="M40 240L190 250" />
      <path fill={pigment.ink} d="M180 222h40a22 22 0 0 1 22 22v36h-62z" />
      <circle cx="48" cy="124" r="60" fill={pigment.ink} />
      <path fill={pigment.plaster} d="M-20 116a70 70 0 0 1 140 -8l-70 24z" />
      <Parcel x={288} width={104} height={224} paper={pigment.plaster} />
      <Parcel x={412} width={116} height={92} />
      <path fill={pigment.plaster} d="M430 344h30v36h-30z" />
      <g transform="translate(716 400) scale(1.2) translate(-716 -400)">
        <path fill={kraft} d="M566 120L476 60V112L566 180zM866 120L956 60V112L866 180z" />
        <path fill={pigment.ink} d="M594 120H838V372H594z" />
        <path fill={pigment.ochre} d="M674 216H758L840 376H592z" />
        <path fill={pigment.plaster} d="M690 216H742L782 372H650z" />
        <path fill={pigment.vermilion} d="M664 56H768L822 216H610z" />
        <path fill={pigment.ochre} d="M716 56H768L822 216H716z" />
        <path fill={pigment.ink} d="M704 216h24v156h-24z" />
        <path fill={pigment.ochre} d="M566 120h28V372H838V120h28V400H566z" />
      </g>
      <path fill={pigment.vermilion} d="M976 268h116v128H976z" />
      <path fill={pigment.ink} d="M1020 268h28v128h-28z" />
      <path fill={pigment.ink} d="M968 396h128v20H968z" />
      <path
        fill={pigment.plaster}
        d="M956 484v-12a56 56 0 0 1 56 -56h80v40h24L1132 332h30l28 152h-40l-8 -28l-16 28z"
      />
      <path fill={pigment.ink} d="M1104 320h72v20h-72z" />
      <circle cx="1170" cy="372" r="18" fill={pigment.ochre} />
      <circle cx="1004" cy="480" r="40" fill={pigment.ink} />
      <circle cx="1004" cy="480" r="14" fill={pigment.plaster} />
      <circle cx="1168" cy="480" r="40" fill={pigment.ink} />
      <circle cx="1168" cy="480" r="14" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M1236 84H1440V452H1236z" />
      <path fill={pigment.ochre} d="M1236 84H1440V112l-34 34l-34 -34l-34 34l-34 -34l-34 34l-34 -34z" />
      <path fill={pigment.ink} d="M1220 424H1440V456H1220z" />
      <circle cx="1372" cy="284" r="92" fill={pigment.plaster} />
      <circle cx="1372" cy="284" r="64" fill={pigment.cobalt} />
      <circle cx="1372" cy="284" r="32" fill={pigment.ochre} />
      <circle cx="1328" cy="464" r="56" fill={pigment.ink} />
      <circle cx="1328" cy="464" r="20" fill={pigment.plaster} />
    </Canvas>
  );
}
