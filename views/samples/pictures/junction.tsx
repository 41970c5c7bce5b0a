import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const deepOchre = '#C98A1A';

/** From the bottom, the left edge and the top to the three places at the left of the middle. */
const ways = [
  'M-500 700V330A90 90 0 0 1-410 240H-230A90 90 0 0 1-140 330V360',
  'M-1000 184H-230A146 146 0 0 1-84 330V360',
  'M-370-100V38A90 90 0 0 0-280 128H-230A202 202 0 0 1-28 330V360',
];

/** From the left to the right, as in the awning. */
const colours = [
  pigment.cobalt,
  pigment.plaster,
  pigment.vermilion,
  pigment.pine,
  pigment.plaster,
  pigment.violet,
];

type StopProps = { x: number; y: number; children: ReactNode };

function Stop({ x, y, children }: StopProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="8" cy="10" r="52" fill={deepOchre} />
      <circle r="52" fill={pigment.ink} />
      <circle r="40" fill={pigment.plaster} />
      <g transform="scale(.86)">{children}</g>
    </g>
  );
}

/** Six lines from six directions, which become the stripes of one awning. */
export function SixLinesToOneShop() {
  return (
    <Canvas width={1440} height={720} ground={pigment.ochre}>
      <g transform="translate(0 100)">
        <g transform="translate(720 0)" fill="none" strokeWidth="56">
          <path stroke={deepOchre} d={ways.join('')} transform="translate(14 16)" />
          <path stroke={deepOchre} d={ways.join('')} transform="translate(14 16) scale(-1 1)" />
          {ways.map((way, index) => (
            <path key={way} stroke={colours[index]} d={way} />
          ))}
          {ways.map((way, index) => (
            <path key={way} stroke={colours[5 - index]} d={way} transform="scale(-1 1)" />
          ))}
        </g>
        <g transform="translate(720 0)">
          <path fill={deepOchre} d="M-208 400H236V560H-208z" />
          <path fill={pigment.ink} d="M-208 400H208V560H-208z" />
          <path fill={pigment.ochre} d="M-170 462h56v54h-56zM-28 462h56v54h-56zM114 462h56v54h-56z" />
          <path fill={pigment.vermilion} d="M-170 452h56v14h-56zM-28 452h56v14h-56zM114 452h56v14h-56z" />
          <path fill={pigment.pine} d="M-97 496a26 26 0 0 1 52 0v20h-52zM45 496a26 26 0 0 1 52 0v20h-52z" />
          <path fill={pigment.plaster} d="M-262 512H262V536H-262z" />
          <path fill={pigment.vermilion} d="M-240 536H240V640H-240z" />
          {colours.map((colour, index) => {
            const [top, left] = [-168 + 56 * index, -222 + 74 * index];
            return (
              <path key={left} fill={colour} d={`M${top} 344h56L${left + 74} 402v4a37 34 0 0 1-74 0v-4z`} />
            );
          })}
          <path fill={pigment.ink} d="M-182 332H182V350H-182z" />
        </g>
        <Stop x={220} y={420}>
          <path fill={pigment.ink} d="M-26-18h52v38h-52z" />
          <path fill={pigment.plaster} d="M-20-18H20L0 2z" />
        </Stop>
        <Stop x={120} y={184}>
          <path fill={pigment.vermilion} d="M0 28l-26-28a16 16 0 0 1 26-18a16 16 0 0 1 26 18z" />
        </Stop>
        <Stop x={352} y={74}>
          <path fill={pigment.vermilion} d="M0 30C-4 14-24 6-24-10a24 24 0 0 1 48 0C24 6 4 14 0 30z" />
        </Stop>
        <Stop x={1088} y={74}>
          <path fill={pigment.ink} d="M-14-28L22 6H4L14 28l-10 4L-6 10l-8 10z" />
        </Stop>
        <Stop x={1320} y={184}>
          <path fill={pigment.pine} d="M-20-28h40v56h-40z" />
          <path fill={pigment.plaster} d="M-12-18h24v12h-24zM-12 0h24v5h-24zM-12 11h16v5h-16z" />
        </Stop>
        <Stop x={1220} y={420}>
          <circle cx="-5" cy="-5" r="18" fill="none" stroke={pigment.ink} strokeWidth="9" />
          <path stroke={pigment.ink} strokeWidth="11" d="M8 8L26 26" />
        </Stop>
      </g>
    </Canvas>
  );
}
