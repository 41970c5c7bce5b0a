import { eye, fingers, palm } from '../icons/hand.ts';

/** The logo, a hand in the shape of a bird, in the colour of the surrounding text. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 6 96 90" width="48" height="45" fill="currentColor" aria-hidden="true">
      <path d={fingers + palm} />
      <circle className="logo-eye" {...eye} />
    </svg>
  );
}
