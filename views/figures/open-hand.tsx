import { eye, fingers, palm } from './hand.ts';
import { Poster, pigment } from './poster.tsx';

/** Chandigarh’s Open Hand monument on its mast, above the ramps of the Capitol, with the sun behind it. */
export function OpenHand() {
  return (
    <Poster ground="cobalt">
      {/* It ends where the wing does. */}
      <path fill={pigment.ochre} d="M202 198A80 80 0 1 1 238 198z" />
      <path fill={pigment.ink} d="M-9 400V320H0A160 40 0 0 1 320 320h9V400z" />
      <path fill={pigment.plaster} d="M168 250h14v98h-14z" />
      <g transform="translate(28 36) scale(2.7)">
        <path fill={pigment.plaster} d={fingers + palm} />
        <circle {...eye} fill={pigment.cobalt} />
      </g>
      <path
        fill={pigment.vermilion}
        d="M20 400v-16a20 20 0 0 1 40 0v16zM100 400v-16a20 20 0 0 1 40 0v16zM180 400v-16a20 20 0 0 1 40 0v16zM260 400v-16a20 20 0 0 1 40 0v16z"
      />
    </Poster>
  );
}
