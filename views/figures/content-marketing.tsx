import { Poster, pigment } from './poster.tsx';

/** A pen above a water tower, from which channels lead to fields on both sides, as far as there is room. */
export function ContentMarketing() {
  return (
    <Poster ground="pine" drawn="0 96 320 304">
      <path fill={pigment.ink} d="M120 96h80v24h-80z" />
      <path fill={pigment.ochre} d="M110 120h100v16h-100z" />
      <path
        fill={pigment.plaster}
        d="M110 136h100c0 40-30 64-50 84c-20-20-50-44-50-84zM-400 280H720v20H-400zM90 220h140a70 70 0 0 1-140 0z"
      />
      <path fill={pigment.ink} d="M148 160a12 12 0 0 1 24 0l-9 8v40h-6v-40z" />
      <path
        fill={pigment.cobalt}
        d="M104 220h112a56 56 0 0 1-40 53.7v26.3H720v100H-400V300h544v-26.3a56 56 0 0 1-40-53.7z"
      />
      <path fill={pigment.ochre} d={`M-296 400${'v-54a26 26 0 0 1 52 0v54zm64 0'.repeat(15)}`} />
    </Poster>
  );
}
