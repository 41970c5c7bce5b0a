import { Poster, pigment } from './poster.tsx';

/** What starts a video, on the screen that the opening is. */
export function YoutubeMarketing() {
  return (
    <Poster ground="plaster" drawn="80 90 180 220">
      <path fill={pigment.vermilion} d="M80 90L260 200L80 310z" />
    </Poster>
  );
}
