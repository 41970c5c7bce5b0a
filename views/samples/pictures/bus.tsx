import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { cobalt, concrete, ink, ochre, pine, plaster, shade, vermilion, violet } = pigment;
const skin = '#A4572E';

type PassengerProps = { x: number; clothes: string; children: ReactNode };

/** Someone in a window, who looks at a phone at the right. What is on the head is drawn around the middle of the face. */
function Passenger({ x, clothes, children }: PassengerProps) {
  return (
    <g transform={`translate(${x} 110) scale(1.2)`}>
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

const windows = [-230, 20, 270, 520, 770, 1020];

/** The windows of a bus, from the side: five passengers, each reading the same page on a phone, and the driver at the front. */
export function Bus() {
  return (
    <Canvas width={1440} height={240} ground={pine}>
      {windows.map((x) => (
        <rect key={x} x={x} y="12" width="232" height="216" rx="24" fill={ink} />
      ))}
      <path fill={ink} d="M1270 36a24 24 0 0 1 24 -24H1440V228H1294a24 24 0 0 1 -24 -24z" />
      <clipPath id="glass">
        {windows.map((x) => (
          <rect key={x} x={x + 11} y="23" width="210" height="194" rx="13" />
        ))}
        <path d="M1281 36a13 13 0 0 1 13 -13H1440V217H1294a13 13 0 0 1 -13 -13z" />
      </clipPath>
      <g clipPath="url(#glass)">
        <path fill={concrete} d="M0 0H1440V240H0z" />
        <path fill={shade} d="M-40 190L300 60L560 170L860 40L1180 190L1480 70V240H0z" />
        <Passenger x={125} clothes={vermilion}>
          <path fill={ink} d="M-40 0v-12a40 42 0 0 1 80 -4h-52v16z" />
          <circle cx="-46" cy="-30" r="22" fill={ink} />
        </Passenger>
        <Passenger x={375} clothes={ochre}>
          <path fill={ink} d="M-36 -14v14q0 52 37 52t37 -52v-14q-2 28 -37 28t-37 -28z" />
          <path fill={cobalt} d="M-50 -8a51 60 0 0 1 102 0q-50 -24 -102 0z" />
          <path fill="none" stroke={ink} strokeWidth="3" d="M-36 -42q46 -4 78 24M-22 -56q38 0 62 22" />
        </Passenger>
        <Passenger x={625} clothes={violet}>
          <path fill={vermilion} d="M-56 130V-14a54 54 0 0 1 106 -6q-34 -14 -62 -4q-8 60 -2 92l54 62z" />
        </Passenger>
        <Passenger x={875} clothes={plaster}>
          <path fill={cobalt} d="M-40 -10a41 48 0 0 1 82 0h30v12H-40z" />
        </Passenger>
        <Passenger x={1125} clothes={cobalt}>
          <path fill={ink} d="M-36 -14v14q0 52 37 52t37 -52v-14q-2 28 -37 28t-37 -28z" />
          <path fill={ochre} d="M-50 -8a51 60 0 0 1 102 0q-50 -24 -102 0z" />
          <path fill="none" stroke={ink} strokeWidth="3" d="M-36 -42q46 -4 78 24M-22 -56q38 0 62 22" />
        </Passenger>
        <g transform="translate(1345 110) scale(1.2)">
          <path fill={ochre} d="M-84 130V100a64 64 0 0 1 64 -64h34a64 64 0 0 1 64 64v30z" />
          <path
            fill={skin}
            d="M-24 20h44v34a22 22 0 0 1 -44 0zM-34 -10a35 35 0 0 1 70 0V0a35 35 0 0 1 -70 0z"
          />
          <path fill={ink} d="M-40 0v-14a40 40 0 0 1 80 0z" />
          <path stroke={ink} strokeWidth="9" d="M36 120L74 46" />
        </g>
      </g>
    </Canvas>
  );
}
