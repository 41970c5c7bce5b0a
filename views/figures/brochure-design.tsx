import { Poster, pigment } from './poster.tsx';

/** A trifold brochure standing open like a screen, with its shadow on the floor. */
export function BrochureDesign() {
  return (
    <Poster ground="ochre" drawn="20 66 300 334">
      <path fill={pigment.ink} d="M40 280L120 320L200 280L280 320L300 380L220 340L140 380L60 340z" />
      <path fill={pigment.vermilion} d="M40 80l80 40v200l-80-40z" />
      <path fill={pigment.shade} d="M120 120l80-40v200l-80 40z" />
      <path fill={pigment.plaster} d="M200 80l80 40v200l-80-40z" />
      <g transform="matrix(1 .5 0 1 40 80)">
        <circle cx="40" cy="60" r="26" fill={pigment.plaster} />
      </g>
      <g transform="matrix(1 -.5 0 1 120 120)">
        <path fill={pigment.ink} d="M16 40h48v12h-48zM16 70h48v12h-48zM16 100h48v12h-48zM16 130h24v12h-24z" />
      </g>
      <g transform="matrix(1 .5 0 1 200 80)">
        <path fill={pigment.cobalt} d="M16 200V80a24 24 0 0 1 48 0v120z" />
      </g>
    </Poster>
  );
}
