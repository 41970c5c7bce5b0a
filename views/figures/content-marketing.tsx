import { Poster, pigment } from './poster.tsx';

/** A pen above a water tower, from which channels lead to fields. */
export function ContentMarketing() {
  return (
    <Poster ground="pine">
      <path fill={pigment.ink} d="M120 0h80v40h-80z" />
      <path fill={pigment.ochre} d="M110 40h100v20h-100z" />
      <path
        fill={pigment.plaster}
        d="M110 60h100c0 70-30 120-50 160c-20-40-50-90-50-160zM0 280H320v20H0zM90 220h140a70 70 0 0 1-140 0z"
      />
      <circle cx="160" cy="110" r="14" fill={pigment.ink} />
      <path fill={pigment.ink} d="M157 110h6v80h-6z" />
      <path
        fill={pigment.cobalt}
        d="M104 220h112a56 56 0 0 1-40 53.7v26.3H310v100H10V300h134v-26.3a56 56 0 0 1-40-53.7z"
      />
      <path
        fill={pigment.ochre}
        d="M24 320h52v80h-52zM88 320h52v80h-52zM180 320h52v80h-52zM244 320h52v80h-52z"
      />
      <path
        fill={pigment.pine}
        d="M24 400a26 26 0 0 1 52 0zM88 400a26 26 0 0 1 52 0zM180 400a26 26 0 0 1 52 0zM244 400a26 26 0 0 1 52 0z"
      />
    </Poster>
  );
}
