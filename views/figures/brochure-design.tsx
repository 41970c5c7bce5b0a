import { Poster, pigment } from './poster.tsx';

/** The cover of a brochure: a sun over a door. */
export function BrochureDesign() {
  return (
    <Poster ground="vermilion" drawn="80 60 160 340">
      <circle cx="160" cy="124" r="48" fill={pigment.ochre} />
      <path fill={pigment.cobalt} d="M100 400V270a60 60 0 0 1 120 0v130z" />
      <path fill={pigment.plaster} d="M160 400V250a40 40 0 0 1 40 40v110z" />
    </Poster>
  );
}
