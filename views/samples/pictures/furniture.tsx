import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** An easy chair from the side, as workshops in Chandigarh have made it: the leg is a pair of compasses. */
export function EasyChair() {
  return (
    <Canvas width={640} height={480} ground={pigment.ochre}>
      <path fill={pigment.vermilion} d="M640 0V372H268A372 372 0 0 1 640 0z" />
      <path fill={pigment.shade} d="M0 372H640V480H0z" />
      <path fill={pigment.concrete} d="M0 372L640 372L560 480L0 480z" />
      <path
        stroke={pigment.plaster}
        strokeWidth="36"
        d="M150 70L238 330M226 330L470 288"
        strokeLinecap="square"
      />
      <path
        stroke={pigment.shade}
        strokeWidth="36"
        strokeDasharray="3 9"
        d="M150 70L238 330M226 330L470 288"
      />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="12"
        d="M128 62L214 348M172 56L252 310L478 268M214 350L488 304"
      />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="30"
        strokeLinejoin="bevel"
        d="M212 432L330 186L448 432"
      />
      <path fill={pigment.ink} d="M188 166H472V196H188zM120 46L184 40L180 66L124 72z" />
    </Canvas>
  );
}

export function DiningChair() {
  return (
    <Canvas width={240} height={240} ground={pigment.concrete}>
      <path fill={pigment.shade} d="M0 190H240V240H0z" />
      <path fill={pigment.ochre} d="M78 44H162V96H78zM70 124H170V144H70z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="10"
        d="M78 210L78 34H162L162 210M73 130H167M78 96H162M70 176L170 176"
      />
    </Canvas>
  );
}

export function Stool() {
  return (
    <Canvas width={240} height={240} ground={pigment.ochre}>
      <path fill={pigment.vermilion} d="M0 190H240V240H0z" />
      <path fill={pigment.plaster} d="M56 92L64 76H176L184 92z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="12"
        d="M58 212L98 104M182 212L142 104M120 104V212M80 160H160"
      />
      <path fill={pigment.ink} d="M48 92H192V108H48z" />
    </Canvas>
  );
}

export function Desk() {
  return (
    <Canvas width={240} height={240} ground={pigment.shade}>
      <path fill={pigment.concrete} d="M0 190H240V240H0z" />
      <circle cx="172" cy="62" r="26" fill={pigment.ochre} />
      <path fill={pigment.vermilion} d="M128 124H206V158H128z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="11"
        strokeLinejoin="bevel"
        d="M36 210L66 118L96 210M204 210V118"
      />
      <path fill={pigment.ink} d="M20 108H220V124H20zM156 138H178V144H156zM168 86H176V108H168z" />
    </Canvas>
  );
}
