import { Poster, pigment } from './poster.tsx';

/** Three dots: somebody is writing, in the speech bubble that the opening is. */
export function Smo() {
  return (
    <Poster ground="ochre" drawn="52 134 120 32">
      <path
        fill={pigment.ink}
        d="M52 150a16 16 0 1 1 0 .1zM96 150a16 16 0 1 1 0 .1zM140 150a16 16 0 1 1 0 .1z"
      />
    </Poster>
  );
}
