import { Poster, pigment } from './poster.tsx';

/** The three dots of a chat in which somebody is typing. The style sheet of the opening draws the speech bubble around them. */
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
