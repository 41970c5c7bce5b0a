import { Poster, pigment } from './poster.tsx';

/**
 * The team in the windows of its shop, at a table, and a client at the open door between them. The shop goes on to the
 * right.
 */
export function WhoWeAre() {
  return (
    <Poster ground="ochre" drawn="0 150 320 250">
      <path
        fill={pigment.cobalt}
        d="M13 400V322a40 40 0 0 1 80 0V400zM28 250a25 25 0 0 1 50 0a25 25 0 0 1-50 0M560 400V322a40 40 0 0 1 80 0V400zM575 250a25 25 0 0 1 50 0a25 25 0 0 1-50 0"
      />
      <path
        fill={pigment.pine}
        d="M115 400V322a40 40 0 0 1 80 0V400zM130 250a25 25 0 0 1 50 0a25 25 0 0 1-50 0"
      />
      <path
        fill={pigment.violet}
        d="M352 400V322a40 40 0 0 1 80 0V400zM367 250a25 25 0 0 1 50 0a25 25 0 0 1-50 0"
      />
      <path
        fill={pigment.vermilion}
        d="M454 400V322a40 40 0 0 1 80 0V400zM469 250a25 25 0 0 1 50 0a25 25 0 0 1-50 0"
      />
      <path
        fill={pigment.ink}
        d="M218 400V262a54 54 0 0 1 108 0V400zM0 360H218V372H0zM326 360H900V372H326zM26 328h54v32H26zM128 328h54v32h-54zM365 328h54v32h-54zM467 328h54v32h-54z"
      />
      <path
        fill={pigment.plaster}
        d="M240 400V342a32 32 0 0 1 64 0V400zM250 282a22 22 0 0 1 44 0a22 22 0 0 1-44 0"
      />
    </Poster>
  );
}
