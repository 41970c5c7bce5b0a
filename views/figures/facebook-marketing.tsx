import { Poster, pigment } from './poster.tsx';

/** A map pin. The style sheet of the opening draws the crowd below it. */
export function FacebookMarketing() {
  return (
    <Poster ground="pine" drawn="79 79 162 222">
      <path fill={pigment.ochre} d="M160 300L90 198a80 80 0 1 1 140 0z" />
      <circle cx="160" cy="160" r="34" fill={pigment.plaster} />
    </Poster>
  );
}
