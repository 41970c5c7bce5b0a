import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const night = '#14306F';
const deepNight = '#0E2350';

/** Nine by five boxes of 160 by 140. The middle one is in the middle of the picture. */
const boxes = [-640, -480, -320, -160, 0, 160, 320, 480, 640].flatMap((x) =>
  [-280, -140, 0, 140, 280].map((y) => [x, y] as const),
);
const drawn = (shape: string, every: (column: number, row: number) => boolean = () => true) =>
  boxes
    .filter(([x, y]) => (x || y) && every(x / 160, y / 140))
    .map(([x, y]) => `M${x} ${y}${shape}`)
    .join('');

type WallProps = { frame: string; door: string; otherDoor: string; slot: string; flap: string };

function Wall({ frame, door, otherDoor, slot, flap }: WallProps) {
  return (
    <>
      <path fill={frame} d="M-760-320H760V320H-760z" />
      <path fill={door} d={drawn('m-70-60h140v120h-140z')} />
      <path fill={otherDoor} d={drawn('m-70-60h140v120h-140z', (column, row) => (column + row) % 2 !== 0)} />
      <path fill={flap} d={drawn('m-50-34h100v34h-100z')} />
      <path fill={slot} d={drawn('m-50-6h100v14h-100zm42 42a8 8 0 0 1 16 0a8 8 0 0 1-16 0')} />
    </>
  );
}

/** What is seen of the wall in a circle of light. */
function Light({ radius, children }: { radius: number; children: ReactNode }) {
  return (
    <>
      <clipPath id={`light${radius}`}>
        <circle r={radius} />
      </clipPath>
      <g clipPath={`url(#light${radius})`}>{children}</g>
    </>
  );
}

/** Letters that hang out of their boxes. */
const waiting = [
  [-640, 0],
  [-480, 140],
  [480, -140],
  [640, 140],
  [-320, -280],
] as const;

/** A wall of letter boxes at night, nearly all shut. One is open, and the letter in it lights up those around it. */
export function OneLetterShines() {
  return (
    <Canvas width={1440} height={560} ground={pigment.ink}>
      <g transform="translate(720 280)">
        <Wall
          frame={pigment.ink}
          door={night}
          otherDoor={deepNight}
          slot={pigment.ink}
          flap={pigment.cobalt}
        />
        <path fill="#9AA5C8" d={waiting.map(([x, y]) => `M${x - 42} ${y + 2}h84l-8 50-84-9z`).join('')} />
        <Light radius={360}>
          <Wall
            frame={pigment.ink}
            door={pigment.violet}
            otherDoor="#473A72"
            slot={pigment.ink}
            flap="#7A69AE"
          />
        </Light>
        <Light radius={250}>
          <Wall frame="#6B1A0A" door={pigment.vermilion} otherDoor="#A62D13" slot="#6B1A0A" flap="#E0603F" />
        </Light>
        <Light radius={150}>
          <Wall
            frame="#A62D13"
            door={pigment.ochre}
            otherDoor={pigment.ochre}
            slot="#A62D13"
            flap="#F0C26B"
          />
          <path fill="#F7DFA8" d="M-70-60H70V60H-70z" />
        </Light>
        <path fill={pigment.ink} d="M-70-60V60L-166 104V-104z" />
        <path fill={pigment.cobalt} d="M-78-56V56L-158 92V-92z" />
        <path fill={pigment.ochre} d="M-92-8V6L-144 14V-8z" />
        <g transform="translate(30 18) rotate(-10)">
          <path fill="#6B1A0A" d="M-98-54H126V100H-98z" />
          <path fill={pigment.plaster} d="M-112-70H112V84H-112z" />
          <path fill={pigment.shade} d="M-112-70H112L14 16a22 22 0 0 1-28 0z" />
          <circle cy="20" r="30" fill={pigment.vermilion} />
        </g>
      </g>
    </Canvas>
  );
}
