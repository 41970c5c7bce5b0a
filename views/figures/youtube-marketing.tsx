import { Poster, pigment } from './poster.tsx';

/** A play button. The style sheet of the opening draws the cinema screen around it. */
export function YoutubeMarketing() {
  return (
    <Poster ground="plaster" drawn="80 90 180 220">
      <path fill={pigment.vermilion} d="M80 90L260 200L80 310z" />
    </Poster>
  );
}
