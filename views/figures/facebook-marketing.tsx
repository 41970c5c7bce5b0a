import { Poster, pigment } from './poster.tsx';

/** The sign of a place on a map, above the crowd that the opening is. */
export function FacebookMarketing() {
  return (
    <Poster ground="pine" drawn="79 79 162 222">
      <path
        fill={pigment.ochre}
        d="M160 300L90 198a80 80 0 1 1 140 0zM126 160a34 34 0 1 0 68 0a34 34 0 1 0-68 0z"
      />
    </Poster>
  );
}
