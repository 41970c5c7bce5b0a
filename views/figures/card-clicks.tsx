import { Poster, pigment } from './poster.tsx';

/** A pointer landing in the middle of a target. */
export function CardClicks() {
  return (
    <Poster ground="ochre">
      <circle cx="160" cy="160" r="160" fill={pigment.vermilion} />
      <circle cx="160" cy="160" r="120" fill={pigment.plaster} />
      <circle cx="160" cy="160" r="80" fill={pigment.vermilion} />
      <circle cx="160" cy="160" r="40" fill={pigment.plaster} />
      <path fill={pigment.ink} d="M160 160L300 300H240L270 360L230 380L200 320L160 360z" />
    </Poster>
  );
}
