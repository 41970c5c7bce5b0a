import { Poster, pigment } from './poster.tsx';

/** A flyer pinned to a wall, with strips to tear off; one is in the air. */
export function FlyerDesign() {
  return (
    <Poster ground="ochre" drawn="20 12 300 388">
      <path fill={pigment.ink} d="M70 60L300 90L262 382L32 352z" />
      <g transform="rotate(-5 160 40)">
        <path
          fill={pigment.plaster}
          d="M50 32H270V296H50zM50 300H90V362H50zM95 300H135V362H95zM146 314l38 12l-18 58l-38-12zM185 300H225V362H185zM230 300H270V362H230z"
        />
        <path fill={pigment.vermilion} d="M70 72H250V204H70z" />
        <path fill={pigment.ochre} d="M90 204a70 70 0 0 1 140 0z" />
        <path fill={pigment.ink} d="M70 222H250V242H70zM70 256H190V272H70z" />
        <circle cx="160" cy="44" r="16" fill={pigment.cobalt} />
      </g>
    </Poster>
  );
}
