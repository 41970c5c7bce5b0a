import { Poster, pigment } from './poster.tsx';

/** Three speech bubbles, two of them overlapping, and a fourth beside them on a phone. */
export function Smo() {
  return (
    <Poster ground="pine" field="violet" drawn="20 28 300 364">
      <path
        fill={pigment.plaster}
        d="M40 140a100 100 0 1 1 100 100H40zM-220 200a100 100 0 1 1 100 100h-100z"
      />
      <path fill={pigment.ochre} d="M300 260a80 80 0 1 0-80 80h80z" />
      <path fill={pigment.ink} d="M231 181A100 100 0 0 1 142 240A80 80 0 0 1 231 181z" />
      <path fill={pigment.vermilion} d="M40 320a40 40 0 1 1 40 40H40z" />
    </Poster>
  );
}
