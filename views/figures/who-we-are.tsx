import { Person } from './person.tsx';
import { Poster, pigment } from './poster.tsx';

const { cobalt, ink, pine, plaster, vermilion, violet } = pigment;

/**
 * The team in the windows of its shop, at a table, and a client in the doorway between them. The people on the right
 * have extra distance from the doorway, so that common window widths crop none of them.
 */
export function WhoWeAre() {
  return (
    <Poster ground="ochre" drawn="0 150 320 250">
      <path fill={ink} d="M218 400V262a54 54 0 0 1 108 0V400z" />
      <Person x={53} y={246} clothes={cobalt} head="bob" />
      <Person x={155} y={246} clothes={pine} head="turban" color={vermilion} />
      <Person x={272} y={270} scale={0.85} clothes={plaster} head="scarf" color={vermilion} />
      <Person x={452} y={246} clothes={violet} head="short" />
      <Person x={554} y={246} clothes={vermilion} head="bun" />
      <Person x={660} y={246} clothes={cobalt} head="turban" color={plaster} />
      <path
        fill={ink}
        d="M0 360H218V372H0zM326 360H900V372H326zM26 328h54v32H26zM128 328h54v32h-54zM425 328h54v32h-54zM527 328h54v32h-54zM633 328h54v32h-54z"
      />
    </Poster>
  );
}
