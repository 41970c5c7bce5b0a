import { Poster, pigment } from './poster.tsx';

/** A pair of compasses that draws a circle, which goes on beyond the edge. */
export function GraphicDesign() {
  return (
    <Poster ground="ochre" drawn="0 20 320 380">
      <circle cx="280" cy="400" r="240" fill={pigment.vermilion} />
      <path fill={pigment.ink} d="M150 20h20v40L280 400L160 130L40 400L150 60z" />
      <circle cx="160" cy="80" r="40" fill={pigment.ink} />
      <circle cx="160" cy="80" r="14" fill={pigment.ochre} />
    </Poster>
  );
}
