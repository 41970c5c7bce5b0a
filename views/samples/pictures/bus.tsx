import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';
import { BeardAndTurban, Passenger, PhoneInHand, Scarf, ShortHair } from './passenger.tsx';

const { cobalt, concrete, ink, ochre, pine, plaster, shade, vermilion, violet } = pigment;

type ReaderProps = { x: number; clothes: string; children: ReactNode };

function Reader({ x, clothes, children }: ReaderProps) {
  return (
    <Passenger x={x} y={110} scale={1.2} clothes={clothes}>
      {children}
      <PhoneInHand />
    </Passenger>
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
        <Reader x={125} clothes={vermilion}>
          <ShortHair />
          <circle cx="-46" cy="-30" r="22" fill={ink} />
        </Reader>
        <Reader x={375} clothes={ochre}>
          <BeardAndTurban color={cobalt} />
        </Reader>
        <Reader x={625} clothes={violet}>
          <Scarf color={vermilion} />
        </Reader>
        <Reader x={875} clothes={plaster}>
          <path fill={cobalt} d="M-40 -10a41 48 0 0 1 82 0h30v12H-40z" />
        </Reader>
        <Reader x={1125} clothes={cobalt}>
          <BeardAndTurban color={ochre} />
        </Reader>
        <Passenger x={1345} y={110} scale={1.2} clothes={ochre}>
          <path fill={ink} d="M-40 0v-14a40 40 0 0 1 80 0z" />
          <path stroke={ink} strokeWidth="9" d="M36 120L74 46" />
        </Passenger>
      </g>
    </Canvas>
  );
}
