import { eye, fingers, palm } from './hand.ts';
import { Poster, pigment } from './poster.tsx';

/** The studio at night: the hand as its sign, a team at work behind the window, one of them at the open door. */
export function WhoWeAre() {
  return (
    <Poster ground="ink">
      <path fill={pigment.plaster} d="M20 120H320V400H20z" />
      <g fill={pigment.plaster} transform="translate(30 0) scale(1.2)">
        <path d={fingers + palm} />
        <circle {...eye} fill={pigment.ink} />
      </g>
      <path fill={pigment.vermilion} d="M0 120H320V156H0zM20 372H220V400H20z" />
      <path fill={pigment.ochre} d="M40 180H200V330H40zM220 400V230a40 40 0 0 1 80 0V400z" />
      <path
        fill={pigment.cobalt}
        d="M52 300V274a26 26 0 0 1 52 0V300zM60 222a18 18 0 0 1 36 0a18 18 0 0 1-36 0"
      />
      <path
        fill={pigment.pine}
        d="M136 300V274a26 26 0 0 1 52 0V300zM144 222a18 18 0 0 1 36 0a18 18 0 0 1-36 0"
      />
      <path
        fill={pigment.ink}
        d="M40 296H200V312H40zM96 262h48v34h-48zM238 400V310a22 22 0 0 1 44 0V400zM242 258a18 18 0 0 1 36 0a18 18 0 0 1-36 0"
      />
    </Poster>
  );
}
