import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// One story in four pictures: a ball, a cliff and a flag.

const size = { width: 300, height: 220 };

/** A ball on the ground, and the way through the air to a flag on a cliff. */
export function BallBelowFlag() {
  return (
    <Canvas {...size} ground={pigment.cobalt}>
      <path fill={pigment.ink} d="M0 200H180V100H300V220H0z" />
      <path fill={pigment.plaster} d="M230 14h8v86h-8z" />
      <path fill={pigment.ochre} d="M238 14h50l-14 20l14 20h-50z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="6"
        strokeDasharray="2 14"
        strokeLinecap="round"
        d="M70 132A90 90 0 0 1 206 86"
      />
      <circle cx="60" cy="172" r="28" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The ball at the foot of a wall whose top is out of the picture. */
export function BallBeforeWall() {
  return (
    <Canvas {...size} ground={pigment.concrete}>
      <path fill={pigment.ink} d="M116 0H300V200H116zM0 200H300V220H0z" />
      <path
        fill="none"
        stroke={pigment.concrete}
        strokeWidth="6"
        d="M116 40H300M116 80H300M116 120H300M116 160H300M186 0V40M256 0V40M151 40V80M221 40V80M291 40V80M186 80V120M256 80V120M151 120V160M221 120V160M291 120V160M186 160V200M256 160V200"
      />
      <circle cx="88" cy="172" r="28" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The ball on a ramp, half way up the cliff. */
export function BallOnRamp() {
  return (
    <Canvas {...size} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M0 200H210V100H300V220H0z" />
      <path fill={pigment.plaster} d="M20 200L210 100V200z" />
      <circle cx="99" cy="127" r="28" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The ball on the cliff, beside the flag and before the sun. */
export function BallAtFlag() {
  return (
    <Canvas {...size} ground={pigment.pine}>
      <circle cx="150" cy="100" r="80" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M0 100H300V220H0z" />
      <circle cx="150" cy="72" r="28" fill={pigment.vermilion} />
      <path fill={pigment.plaster} d="M214 14h8v86h-8z" />
      <path fill={pigment.vermilion} d="M222 14h50l-14 20l14 20h-50z" />
    </Canvas>
  );
}
