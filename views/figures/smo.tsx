import { Poster, pigment } from './poster.tsx';

/**
 * Three speech bubbles of three sizes: one is being written, one has a heart in it. The two beside the grid are seen where
 * the strip of a phone or a tablet is wider than the drawing.
 */
export function Smo() {
  return (
    <Poster ground="pine" drawn="-4 56 328 328">
      <Bubbles />
    </Poster>
  );
}

/** The same on violet, for the index. */
export function ThreeBubbles() {
  return (
    <Poster ground="violet">
      <Bubbles />
    </Poster>
  );
}

function Bubbles() {
  return (
    <>
      <path fill={pigment.plaster} d="M8 168a104 104 0 1 1 104 104H8zM474 164a48 48 0 1 0-48 48h48z" />
      <path fill={pigment.ochre} d="M312 264a80 80 0 1 0-80 80h80zM-230 288a44 44 0 1 1 44 44h-44z" />
      <path fill={pigment.vermilion} d="M48 328a44 44 0 1 1 44 44H48z" />
      <path
        fill={pigment.ink}
        d="M52 150a16 16 0 1 1 0 .1zM96 150a16 16 0 1 1 0 .1zM140 150a16 16 0 1 1 0 .1z"
      />
      <path fill={pigment.vermilion} d="M232 312l-36-38a22 22 0 0 1 36-24a22 22 0 0 1 36 24z" />
    </>
  );
}
