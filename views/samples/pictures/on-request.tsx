import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// The services on request, each on the colour of its field, and standing on its lower edge.

/** A hotel with a lit door below an awning. */
export function HotelFront() {
  return (
    <Request>
      <path fill={pigment.plaster} d="M50 40H310V280H50z" />
      <path fill={pigment.ink} d="M30 20H330V48H30z" />
      <path
        fill={pigment.cobalt}
        d="M74 130V96a22 22 0 0 1 44 0V130zM158 130V96a22 22 0 0 1 44 0V130zM242 130V96a22 22 0 0 1 44 0V130zM74 234V184H118V234zM242 234V184H286V234z"
      />
      <path fill={pigment.ochre} d="M158 280V200H202V280zM140 196a40 40 0 0 1 80 0z" />
      <path fill={pigment.pine} d="M0 280V236a30 30 0 0 1 60 0V280zM300 280V236a30 30 0 0 1 60 0V280z" />
    </Request>
  );
}

/** A pin on a hotel among hills. */
export function HotelFound() {
  return (
    <Request>
      <path fill={pigment.pine} d="M0 280L100 120L180 206L250 150L360 280z" />
      <path fill={pigment.plaster} d="M96 190H264V280H96z" />
      <path fill={pigment.ink} d="M84 176H276V194H84z" />
      <path
        fill={pigment.cobalt}
        d="M112 212H140V244H112zM220 212H248V244H220zM112 256H140V280H112zM220 256H248V280H220zM162 280V240a18 18 0 0 1 36 0V280z"
      />
      <path fill={pigment.ochre} d="M180 182L126 106a66 66 0 1 1 108 0z" />
      <circle cx="180" cy="68" r="26" fill={pigment.ink} />
    </Request>
  );
}

/** Messages that leave a phone. */
export function ManyMessages() {
  return (
    <Request>
      <path fill={pigment.ink} d="M30 280V76a26 26 0 0 1 26-26H154a26 26 0 0 1 26 26V280z" />
      <path fill={pigment.plaster} d="M46 280V92H164V280z" />
      <path fill={pigment.ochre} d="M130 20H330V96H190L160 122V96H130z" />
      <path fill={pigment.plaster} d="M196 122H360V192H242L214 216V192H196z" />
      <path fill={pigment.vermilion} d="M62 190H148V248H112L90 268V248H62z" />
      <path
        stroke={pigment.ink}
        strokeWidth="14"
        d="M156 46H300M156 72H250M222 146H334M222 170H290M80 218H130M62 120H148M62 148H120"
      />
    </Request>
  );
}

function Request({ children }: { children: ReactNode }) {
  return (
    <Canvas width={360} height={280} ground="none">
      {children}
    </Canvas>
  );
}
