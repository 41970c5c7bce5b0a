import { Poster, pigment } from './poster.tsx';

/** A pair of compasses that draws a circle, which goes on beyond the edge. */
export function GraphicDesign() {
  return (
    <Poster ground="ochre" drawn="0 0 440 400">
      <path fill={pigment.vermilion} d="M40 400a380 380 0 0 1 760 0z" />
      <path fill={pigment.ink} d="M218 0h24v40L420 400L230 150L40 400L218 60z" />
      <circle cx="230" cy="76" r="46" fill={pigment.ink} />
      <circle cx="230" cy="76" r="16" fill={pigment.ochre} />
    </Poster>
  );
}
