import type { ReactNode } from 'react';
import { skin } from '../../figures/person.tsx';
import { pigment } from '../../figures/poster.tsx';

const { ink, ochre, plaster, vermilion } = pigment;

type PassengerProps = {
  /** Where the middle of the face is. */
  x: number;
  y: number;
  scale: number;
  clothes: string;
  /** How far the clothes go down from the middle of the face. */
  foot?: number;
  /** What is on the head, drawn around the middle of the face, and what is before the chest. */
  children: ReactNode;
};

/** Head and shoulders of someone who is turned to the right. */
export function Passenger({ x, y, scale, clothes, foot = 130, children }: PassengerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill={clothes} d={`M-84 ${foot}V100a64 64 0 0 1 64 -64h34a64 64 0 0 1 64 64V${foot}z`} />
      <Face />
      {children}
    </g>
  );
}

export function Face() {
  return (
    <path fill={skin} d="M-24 20h44v34a22 22 0 0 1 -44 0zM-34 -10a35 35 0 0 1 70 0V0a35 35 0 0 1 -70 0z" />
  );
}

export function BeardAndTurban({ color }: { color: string }) {
  return (
    <>
      <path fill={ink} d="M-36 -14v14q0 52 37 52t37 -52v-14q-2 28 -37 28t-37 -28z" />
      <path fill={color} d="M-50 -8a51 60 0 0 1 102 0q-50 -24 -102 0z" />
      <path fill="none" stroke={ink} strokeWidth="3" d="M-36 -42q46 -4 78 24M-22 -56q38 0 62 22" />
    </>
  );
}

export function ShortHair() {
  return <path fill={ink} d="M-40 0v-12a40 42 0 0 1 80 -4h-52v16z" />;
}

export function Scarf({ color }: { color: string }) {
  return <path fill={color} d="M-56 130V-14a54 54 0 0 1 106 -6q-34 -14 -62 -4q-8 60 -2 92l54 62z" />;
}

/** A phone with a page on it, and the hand that holds it. */
export function PhoneInHand() {
  return (
    <>
      <g transform="translate(-6) rotate(10 72 62)">
        <rect x="42" y="10" width="58" height="112" rx="9" fill={ink} />
        <path fill={plaster} d="M49 20h44v92h-44z" />
        <path fill={ochre} d="M49 20h44v34h-44z" />
        <path fill={vermilion} d="M55 64h32v12h-32z" />
      </g>
      <path fill={skin} d="M22 86h34a12 12 0 0 1 0 24h-34z" />
    </>
  );
}
