import { Poster, pigment } from './poster.tsx';

/** Three pedestals, one for each pricing model: a closed block, an open stack, a row of people. */
export function Packages() {
  return (
    <Poster ground="plaster">
      <path
        fill={pigment.ink}
        d="M20 200h80v20h-10v180h-60v-180h-10zM120 290h60v20h-10v90h-40v-90h-10zM200 240h100v20h-10v140h-80v-140h-10z"
      />
      <path fill={pigment.vermilion} d="M20 120h80v80h-80z" />
      <circle cx="60" cy="160" r="16" fill={pigment.plaster} />
      <path
        fill={pigment.cobalt}
        d="M120 270h60v20h-60zM112 240h60v20h-60zM128 210h60v20h-60zM114 180h60v20h-60zM124 150h60v20h-60zM132 120h60v20h-60z"
      />
      <path
        fill={pigment.pine}
        d="M200 240V184a14 14 0 0 1 28 0V240zM236 240V184a14 14 0 0 1 28 0V240zM272 240V184a14 14 0 0 1 28 0V240zM200 150a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM272 150a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z"
      />
      <circle cx="250" cy="150" r="14" fill={pigment.ochre} />
    </Poster>
  );
}
