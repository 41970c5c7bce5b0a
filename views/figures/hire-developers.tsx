import { Poster, pigment } from './poster.tsx';

/** Four pillars of different height, each on its own terrace, under one vaulted roof, one of them in ochre. */
export function HireDevelopers() {
  return (
    <Poster ground="ink">
      <path fill={pigment.concrete} d="M24 100h32v240h-32zM104 100h32v160h-32zM264 100h32v120h-32z" />
      <path fill={pigment.ochre} d="M184 100h32v200h-32z" />
      <path
        fill={pigment.shade}
        d="M0 60H320V116a24 24 0 0 0-24 24h-32a24 24 0 0 0-48 0h-32a24 24 0 0 0-48 0h-32a24 24 0 0 0-48 0h-32A24 24 0 0 0 0 116z"
      />
      <path fill={pigment.vermilion} d="M0 400V340H80V260H160V300H240V220H320V400z" />
    </Poster>
  );
}
