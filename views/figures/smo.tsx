import { Poster, pigment } from './poster.tsx';

/** Three dots: somebody is writing, in the speech bubble that the opening is. */
export function Smo() {
  return (
    <Poster ground="ochre" drawn="52 134 120 32">
      <Dots />
    </Poster>
  );
}

/** Three speech bubbles of three sizes, for the index: one is being written, one has a heart in it. */
export function ThreeBubbles() {
  return (
    <Poster ground="violet">
      <path fill={pigment.plaster} d="M8 168a104 104 0 1 1 104 104H8zM474 164a48 48 0 1 0-48 48h48z" />
      <path fill={pigment.ochre} d="M312 264a80 80 0 1 0-80 80h80zM-230 288a44 44 0 1 1 44 44h-44z" />
      <path fill={pigment.vermilion} d="M48 328a44 44 0 1 1 44 44H48z" />
      <Dots />
      <path fill={pigment.vermilion} d="M232 312l-36-38a22 22 0 0 1 36-24a22 22 0 0 1 36 24z" />
    </Poster>
  );
}

function Dots() {
  return (
    <path
      fill={pigment.ink}
      d="M52 150a16 16 0 1 1 0 .1zM96 150a16 16 0 1 1 0 .1zM140 150a16 16 0 1 1 0 .1z"
    />
  );
}
