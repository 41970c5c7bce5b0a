import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { cobalt, concrete, ink, ochre, pine, plaster, shade, vermilion, violet } = pigment;
const deepPine = '#174C3C';
const skin = '#A4572E';

type PassengerProps = { x: number; clothes: string; children: ReactNode };

/** Someone in a window, who looks at a phone at the right. What is on the head is drawn around the middle of the face. */
function Passenger({ x, clothes, children }: PassengerProps) {
  return (
    <g transform={`translate(${x} 214) scale(1.45)`}>
      <path fill={clothes} d="M-84 130V100a64 64 0 0 1 64 -64h34a64 64 0 0 1 64 64v30z" />
      <path fill={skin} d="M-24 20h44v34a22 22 0 0 1 -44 0zM-34 -10a35 35 0 0 1 70 0V0a35 35 0 0 1 -70 0z" />
      {children}
      <g transform="translate(-6) rotate(10 72 62)">
        <rect x="42" y="10" width="58" height="112" rx="9" fill={ink} />
        <path fill={plaster} d="M49 20h44v92h-44z" />
        <path fill={ochre} d="M49 20h44v34h-44z" />
        <path fill={vermilion} d="M55 64h32v12h-32z" />
      </g>
      <path fill={skin} d="M22 86h34a12 12 0 0 1 0 24h-34z" />
    </g>
  );
}

const windows = [-315, -15, 285, 585, 885, 1185];

/** A bus on its road, from the side: five passengers, each reading the same page on a phone. */
export function Bus() {
  return (
    <Canvas width={1440} height={740} ground={pine}>
      <path fill={plaster} d="M0 414H1440V446H0z" />
      <path fill={ochre} d="M0 460H1440V474H0z" />
      <path fill={concrete} d="M0 560H1440V740H0z" />
      <path fill={deepPine} d="M130 560V540a130 130 0 0 1 260 0v20zM1050 560V540a130 130 0 0 1 260 0v20z" />
      <path fill={ochre} d="M0 644H1440V740H0z" />
      <circle cx="260" cy="540" r="104" fill={ink} />
      <circle cx="1180" cy="540" r="104" fill={ink} />
      <circle cx="260" cy="540" r="44" fill={shade} />
      <circle cx="1180" cy="540" r="44" fill={shade} />
      {windows.map((x) => (
        <rect key={x} x={x} y="30" width="270" height="358" rx="26" fill={ink} />
      ))}
      <clipPath id="glass">
        {windows.map((x) => (
          <rect key={x} x={x + 14} y="44" width="242" height="330" rx="14" />
        ))}
      </clipPath>
      <g clipPath="url(#glass)">
        <path fill={concrete} d="M0 0H1440V400H0z" />
        <path fill={shade} d="M-40 330L300 130L560 280L860 90L1180 300L1480 150V400H0z" />
        <Passenger x={86} clothes={vermilion}>
          <path fill={ink} d="M-40 0v-12a40 42 0 0 1 80 -4h-52v16z" />
          <circle cx="-46" cy="-30" r="22" fill={ink} />
        </Passenger>
        <Passenger x={386} clothes={ochre}>
          <path fill={ink} d="M-36 -14v14q0 52 37 52t37 -52v-14q-2 28 -37 28t-37 -28z" />
          <path fill={cobalt} d="M-50 -8a51 60 0 0 1 102 0q-50 -24 -102 0z" />
          <path fill="none" stroke={ink} strokeWidth="3" d="M-36 -42q46 -4 78 24M-22 -56q38 0 62 22" />
        </Passenger>
        <Passenger x={686} clothes={violet}>
          <path fill={vermilion} d="M-56 130V-14a54 54 0 0 1 106 -6q-34 -14 -62 -4q-8 60 -2 92l54 62z" />
        </Passenger>
        <Passenger x={986} clothes={plaster}>
          <path fill={cobalt} d="M-40 -10a41 48 0 0 1 82 0h30v12H-40z" />
        </Passenger>
        <Passenger x={1286} clothes={cobalt}>
          <path fill={ink} d="M-36 -14v14q0 52 37 52t37 -52v-14q-2 28 -37 28t-37 -28z" />
          <path fill={ochre} d="M-50 -8a51 60 0 0 1 102 0q-50 -24 -102 0z" />
          <path fill="none" stroke={ink} strokeWidth="3" d="M-36 -42q46 -4 78 24M-22 -56q38 0 62 22" />
        </Passenger>
      </g>
    </Canvas>
  );
}
