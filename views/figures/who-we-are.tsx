import { eye, fingers, palm } from './hand.ts';
import { Poster, pigment } from './poster.tsx';

/** The studio at night: the hand as its sign, a team behind the window with a chair drawn back from its table, the door open. */
export function WhoWeAre() {
  return (
    <Poster ground="ink" drawn="0 8 320 392">
      <path fill={pigment.plaster} d="M20 120H320V400H20z" />
      <g fill={pigment.plaster} transform="translate(30 0) scale(1.2)">
        <path d={fingers + palm} />
        <circle {...eye} fill={pigment.ink} />
      </g>
      <path fill={pigment.vermilion} d="M0 120H320V156H0zM20 372H220V400H20z" />
      <path fill={pigment.ochre} d="M36 176H212V340H36zM228 400V230a36 36 0 0 1 72 0V400z" />
      <path fill={pigment.vermilion} d="M192 236h12v104h-12zM166 292h30v14h-30zM166 306h10v34h-10z" />
      <path
        fill={pigment.cobalt}
        d="M46 290V264a24 24 0 0 1 48 0V290zM53 214a17 17 0 0 1 34 0a17 17 0 0 1-34 0"
      />
      <path
        fill={pigment.pine}
        d="M104 290V264a24 24 0 0 1 48 0V290zM111 214a17 17 0 0 1 34 0a17 17 0 0 1-34 0"
      />
      <path
        fill={pigment.ink}
        d="M36 288H158V300H36zM142 300h10v40h-10zM82 262h34v26h-34zM242 400V310a22 22 0 0 1 44 0V400zM246 258a18 18 0 0 1 36 0a18 18 0 0 1-36 0"
      />
    </Poster>
  );
}
