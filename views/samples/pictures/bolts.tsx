import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A brass bolt with a hexagonal head. */
export function HexBolt() {
  return (
    <Bolt ground={pigment.concrete} shadow={pigment.shade}>
      <path fill={pigment.ochre} d="M-128 -52H-76V52H-128L-140 40V-40z" />
      <path fill={pigment.plaster} d="M-140 -40L-128 -52H-76V-28H-140z" />
      <path fill={pigment.ink} d="M-140 22H-76V28H-140z" />
      <Shank from={-76} />
    </Bolt>
  );
}

/** A brass coach bolt: its head is round, its neck square. */
export function CoachBolt() {
  return (
    <Bolt ground={pigment.cobalt} shadow={pigment.ink}>
      <path fill={pigment.ochre} d="M-92 -64V64A64 64 0 0 1 -92 -64z" />
      <path fill={pigment.plaster} d="M-92 -64V-30H-148A64 64 0 0 1 -92 -64z" />
      <path fill={pigment.ochre} d="M-92 -32H-52V32H-92z" />
      <path fill={pigment.ink} d="M-96 -64H-88V64H-96z" />
      <Shank from={-52} />
    </Bolt>
  );
}

/** A brass bolt with a cylindrical head and a hexagonal socket. */
export function SocketBolt() {
  return (
    <Bolt ground={pigment.pine} shadow={pigment.ink}>
      <path fill={pigment.ochre} d="M-146 -48H-70V48H-146z" />
      <path stroke={pigment.ink} strokeWidth="76" strokeDasharray="3 9" d="M-108 -42V48" />
      <path fill={pigment.ink} d="M-146 -20H-112V20H-146z" />
      <Shank from={-70} />
    </Bolt>
  );
}

/** A brass bolt with a countersunk head. */
export function CountersunkBolt() {
  return (
    <Bolt ground={pigment.vermilion} shadow={pigment.ink}>
      <path fill={pigment.ochre} d="M-140 -62H-126L-84 -24V24L-126 62H-140z" />
      <path fill={pigment.plaster} d="M-140 -62H-126L-102 -40H-140z" />
      <path fill={pigment.ink} d="M-140 -8H-122V8H-140z" />
      <Shank from={-84} />
    </Bolt>
  );
}

function Bolt({ ground, shadow, children }: { ground: string; shadow: string; children: ReactNode }) {
  return (
    <Canvas width={320} height={240} ground={ground}>
      <path fill={shadow} d="M86 210L286 62L320 84V240H118z" />
      <g transform="translate(164 116) rotate(-35) scale(0.9)">{children}</g>
    </Canvas>
  );
}

/** The part of a bolt that goes into the wood or the plate, with its thread. */
function Shank({ from }: { from: number }) {
  return (
    <>
      <path fill={pigment.ochre} d={`M${from} -24H130L146 -12V12L130 24H${from}z`} />
      <path fill={pigment.plaster} d={`M${from} -24H130L136 -16H${from}z`} />
      <path
        stroke={pigment.ink}
        strokeWidth="52"
        strokeDasharray="5 9"
        d="M10 0H132"
        transform="skewX(-14)"
      />
    </>
  );
}
