import { Poster, pigment } from './poster.tsx';

/** A page as a house: sun on the roof, a grid of arched windows, one open door. */
export function CardWebsite() {
  return (
    <Poster ground="vermilion">
      <circle cx="220" cy="120" r="80" fill={pigment.ochre} />
      <path fill={pigment.plaster} d="M40 180H280V400H40z" />
      <path
        fill={pigment.ink}
        d="M40 140H280V180H40zM64 284V228a24 24 0 0 1 48 0V284zM136 284V228a24 24 0 0 1 48 0V284zM208 284V228a24 24 0 0 1 48 0V284zM64 400V332a24 24 0 0 1 48 0V400zM208 400V332a24 24 0 0 1 48 0V400z"
      />
      <path fill={pigment.vermilion} d="M136 400V332a24 24 0 0 1 48 0V400z" />
      <circle cx="68" cy="160" r="9" fill={pigment.plaster} />
      <circle cx="96" cy="160" r="9" fill={pigment.plaster} />
      <circle cx="124" cy="160" r="9" fill={pigment.plaster} />
    </Poster>
  );
}
