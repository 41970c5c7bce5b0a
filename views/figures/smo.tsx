import { skin } from './person.tsx';
import { Poster, pigment } from './poster.tsx';

/** Profile pictures of three followers. The opening has one of its three facts below each. */
export function Smo() {
  return (
    <Poster ground="plaster" drawn="5 150 310 100">
      <g id="f">
        <path fill={pigment.ochre} d="M5 200a50 50 0 1 1 0 .1z" />
        <path fill={pigment.cobalt} d="M15 230a50 50 0 0 0 80 0a40 27 0 0 0-80 0z" />
        <path fill={skin} d="M36 188a19 19 0 0 1 38 0v14a19 19 0 0 1-38 0z" />
      </g>
      <use href="#f" x="105" />
      <use href="#f" x="210" />
      <path
        fill={pigment.ink}
        d="M22 169a11 11 0 1 1 0 .1zM32 192a23 23 0 0 1 46 0zM139 189q21 16 42 0v13a21 24 0 0 1-42 0z"
      />
      <path
        fill={pigment.vermilion}
        d="M133 190a27 32 0 0 1 54 0q-27-13-54 0zM234 238v-48a31 31 0 0 1 62 0v48h-12v-48q-19-13-38 0v48z"
      />
    </Poster>
  );
}
