import { Poster, pigment } from './poster.tsx';

/**
 * The three ways to pay, side by side: a price tag, a clock tower and a team. A wide opening shows only the upper part of
 * each, so each continues downwards. Small details are in a group of their own, which the opening hides.
 */
export function Packages() {
  return (
    <Poster ground="ink">
      <path
        fill={pigment.vermilion}
        fillRule="evenodd"
        d="M8 400V28L36 2H76L104 28V400zM46 16a10 10 0 0 0 20 0a10 10 0 0 0-20 0z"
      />
      <circle cx="56" cy="44" r="14" fill={pigment.ochre} />
      <path fill={pigment.cobalt} d="M112 400V52a48 48 0 0 1 96 0V400z" />
      <circle cx="160" cy="35" r="22" fill={pigment.plaster} />
      <path fill={pigment.ink} d="M157 18h6v14h12v6h-18z" />
      <path
        fill={pigment.plaster}
        d="M224 20a13 13 0 0 1 26 0a13 13 0 0 1-26 0M214 400V60a23 23 0 0 1 46 0V400z"
      />
      <path
        fill={pigment.ochre}
        d="M278 20a13 13 0 0 1 26 0a13 13 0 0 1-26 0M268 400V60a23 23 0 0 1 46 0V400z"
      />
      <path
        fill={pigment.pine}
        d="M250 17a14 14 0 0 1 28 0a14 14 0 0 1-28 0M238 400V62a26 26 0 0 1 52 0V400z"
      />
      <g>
        <path
          fill={pigment.plaster}
          d="M22 68h6V400h-6zM34 68h3V400h-3zM43 68h9V400h-9zM58 68h3V400h-3zM67 68h6V400h-6zM79 68h3V400h-3zM87 68h4V400h-4z"
        />
        <path
          fill={pigment.ochre}
          d="M124 92V74a8 8 0 0 1 16 0v18zM152 92V74a8 8 0 0 1 16 0v18zM180 92V74a8 8 0 0 1 16 0v18zM124 128V110a8 8 0 0 1 16 0v18zM152 128V110a8 8 0 0 1 16 0v18zM180 128V110a8 8 0 0 1 16 0v18zM124 164V146a8 8 0 0 1 16 0v18zM152 164V146a8 8 0 0 1 16 0v18zM180 164V146a8 8 0 0 1 16 0v18z"
        />
        <path fill={pigment.ink} d="M245 68h38v26H245zM262 170h4V400h-4z" />
        <circle cx="264" cy="81" r="5" fill={pigment.ochre} />
      </g>
    </Poster>
  );
}
