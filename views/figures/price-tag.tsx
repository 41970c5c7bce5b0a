import { Poster, pigment } from './poster.tsx';

/** A price tag on its string, cut in two at the golden section. */
export function PriceTag() {
  return (
    <Poster ground="ochre">
      <path fill={pigment.plaster} d="M60 164V90L110 40H210L260 90V164z" />
      <path fill={pigment.ink} d="M60 176H260V376H60z" />
      <path fill={pigment.vermilion} d="M60 376A200 200 0 0 1 260 176V376z" />
      <circle cx="160" cy="96" r="22" fill={pigment.ochre} />
      <path fill="none" stroke={pigment.ink} strokeWidth="7" d="M130-4L160 100L190-4" />
    </Poster>
  );
}
