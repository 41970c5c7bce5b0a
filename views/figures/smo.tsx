import { Poster, pigment } from './poster.tsx';

/** Three dots: somebody is writing, in the speech bubble that the opening is. */
export function Smo() {
  return (
    <Poster ground="ochre" drawn="93 179 134 42">
      <path
        fill={pigment.ink}
        d="M94 200a20 20 0 1 1 0 .1zM140 200a20 20 0 1 1 0 .1zM186 200a20 20 0 1 1 0 .1z"
      />
    </Poster>
  );
}
