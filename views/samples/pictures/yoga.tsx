import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A lotus on water at sunrise; its middle petal is a person who sits. */
export function Lotus() {
  return (
    <Canvas width={300} height={240} ground={pigment.ochre}>
      <circle cx="150" cy="112" r="92" fill={pigment.plaster} />
      <path fill={pigment.pine} d="M0 184H300V240H0z" />
      <path
        fill={pigment.vermilion}
        d="M150 184C96 184 54 158 30 112C84 108 130 132 150 184zM150 184C204 184 246 158 270 112C216 108 170 132 150 184z"
      />
      <path
        fill={pigment.ink}
        d="M150 184C104 166 80 122 84 68C126 88 150 128 150 184zM150 184C196 166 220 122 216 68C174 88 150 128 150 184z"
      />
      <path fill={pigment.vermilion} d="M150 184C118 146 118 96 150 56C182 96 182 146 150 184z" />
      <circle cx="150" cy="34" r="15" fill={pigment.ink} />
      <path fill={pigment.ochre} d="M60 198H240V204H60zM96 212H204V218H96zM128 226H172V231H128z" />
    </Canvas>
  );
}

/** A folded newspaper with the flyer between its pages. */
export function NewspaperWithFlyer() {
  return (
    <Canvas width={300} height={240} ground={pigment.pine}>
      <path fill={pigment.ochre} d="M150 42L262 62L234 222L122 202z" />
      <circle cx="197" cy="116" r="40" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M197 86C220 110 216 132 194 150C176 128 176 108 197 86z" />
      <path fill={pigment.ink} d="M140 172L226 187L224 197L138 182z" />
      <path fill={pigment.plaster} d="M30 22H196L168 210H30z" />
      <path fill={pigment.shade} d="M168 210L196 22L204 24L178 210z" />
      <path
        fill={pigment.ink}
        d="M44 38H178L176 58H44zM44 72H104V78H44zM44 88H104V94H44zM44 104H104V110H44zM44 120H104V126H44zM44 150H164L163 156H44zM44 166H162L161 172H44zM44 182H159L158 188H44z"
      />
      <path fill={pigment.shade} d="M116 72H173L166 126H116z" />
    </Canvas>
  );
}
