import { Poster, pigment } from './poster.tsx';

/** An open envelope that is also a house, with a lit doorway and a path to it. */
export function Contact() {
  return (
    <Poster ground="ochre" drawn="0 40 320 360">
      <path fill={pigment.concrete} d="M20 160L160 40L300 160z" />
      <path fill={pigment.ink} d="M20 160h280L160 240z" />
      <path fill={pigment.plaster} d="M20 160L160 240L300 160V340H220L280 400H40L100 340H20z" />
      <path fill={pigment.ochre} d="M120 340V296a40 40 0 0 1 80 0V340z" />
    </Poster>
  );
}
