import { Poster, pigment } from './poster.tsx';

/** A person with a phone, who is small between the pillars of the opening. */
export function Sem() {
  return (
    <Poster ground="pine" drawn="80 80 160 320">
      <path fill={pigment.ink} d="M110 240h80l-10 160h-24l-6-100l-6 100h-24z" />
      <path fill={pigment.ochre} d="M100 180a40 40 0 0 1 40-40h20a40 40 0 0 1 40 40v90h-100z" />
      <circle cx="150" cy="105" r="25" fill={pigment.shade} />
      <path fill={pigment.ink} d="M125 100a25 25 0 0 1 50 0z" />
      <path fill={pigment.vermilion} d="M180 200h50v-50h20v40a30 30 0 0 1-30 30h-40z" />
      <path fill={pigment.shade} d="M226 110h32v50h-32z" />
    </Poster>
  );
}
