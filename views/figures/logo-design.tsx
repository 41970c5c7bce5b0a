import { Poster, pigment } from './poster.tsx';

/** The ear, the eye and the tusk of an elephant, with the circles that they are constructed from. */
export function LogoDesign() {
  return (
    <Poster ground="ochre" drawn="0 60 350 290">
      <path fill={pigment.vermilion} d="M200 100h110v110a110 110 0 0 1-220 0a110 110 0 0 1 110-110z" />
      <circle cx="48" cy="190" r="12" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M82 262q-6 64-82 70q96 18 118-50z" />
      <g fill="none" stroke={pigment.plaster} strokeWidth={2}>
        <circle cx="200" cy="210" r="128" />
        <circle cx="48" cy="190" r="26" />
      </g>
    </Poster>
  );
}
