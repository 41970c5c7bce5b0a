import { Poster, pigment } from './poster.tsx';

/** A round table seen from above: five seats taken, each in its own colour, and one pulled out for the client. */
export function WhoWeAre() {
  return (
    <Poster ground="ink">
      <circle cx="160" cy="200" r="160" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M160 142L109.1 91.1A72 72 0 0 1 210.9 91.1z" />
      <path fill={pigment.pine} d="M210.2 171L228.9 101.5A72 72 0 0 1 279.8 189.6z" />
      <path fill={pigment.cobalt} d="M210.2 229L279.8 210.4A72 72 0 0 1 228.9 298.5z" />
      <path fill={pigment.ochre} d="M160 258L210.9 308.9A72 72 0 0 1 109.1 308.9z" />
      <path fill={pigment.violet} d="M109.8 229L91.1 298.5A72 72 0 0 1 40.2 210.4z" />
      <path fill={pigment.shade} d="M94.2 162L24.6 180.6A72 72 0 0 1 75.5 92.5z" />
      <circle cx="160" cy="200" r="80" fill={pigment.ink} />
      <path fill={pigment.plaster} d="M130 170h60v60h-60z" />
      <path fill={pigment.vermilion} d="M130 230a60 60 0 0 1 60-60v60z" />
    </Poster>
  );
}
