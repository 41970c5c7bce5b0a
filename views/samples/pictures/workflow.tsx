import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// One story in four pictures side by side, above black ground: a ball, a cliff and a flag.

const size = { width: 300, height: 340 };

/** A ball on the ground, and the way through the air to a flag on a cliff. */
export function BallBelowFlag() {
  return (
    <Canvas {...size} ground={pigment.cobalt}>
      <path fill={pigment.ink} d="M0 320H170V180H300V340H0z" />
      <path fill={pigment.plaster} d="M222 50h9v130h-9z" />
      <path fill={pigment.ochre} d="M231 50h60l-17 26l17 26h-60z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="7"
        strokeDasharray="1 17"
        strokeLinecap="round"
        d="M66 228A112 112 0 0 1 196 138"
      />
      <circle cx="60" cy="284" r="36" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The ball at the foot of a wall whose top is out of the picture. */
export function BallBeforeWall() {
  return (
    <Canvas {...size} ground={pigment.violet}>
      <path fill={pigment.ink} d="M118 0H300V340H0V320H118z" />
      <path
        fill="none"
        stroke={pigment.concrete}
        strokeWidth="6"
        d="M118 54H300M118 107H300M118 160H300M118 213H300M118 266H300M209 0V54M164 54V107M255 54V107M209 107V160M164 160V213M255 160V213M209 213V266M164 266V320M255 266V320"
      />
      <circle cx="82" cy="284" r="36" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The ball on a ramp, half way up the cliff. */
export function BallOnRamp() {
  return (
    <Canvas {...size} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M0 320H220V180H300V340H0z" />
      <path fill={pigment.plaster} d="M10 320L220 180V320z" />
      <circle cx="95" cy="220" r="36" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The ball on the cliff, beside the flag and before the sun. */
export function BallAtFlag() {
  return (
    <Canvas {...size} ground={pigment.pine}>
      <circle cx="130" cy="180" r="110" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M0 180H300V340H0z" />
      <circle cx="130" cy="144" r="36" fill={pigment.vermilion} />
      <path fill={pigment.plaster} d="M216 50h9v130h-9z" />
      <path fill={pigment.vermilion} d="M225 50h60l-17 26l17 26h-60z" />
    </Canvas>
  );
}
