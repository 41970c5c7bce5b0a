import type { ReactNode } from 'react';
import { pigment } from '../art/pigment.ts';

type Props = { ask: string; children: ReactNode };

const places = Array.from({ length: 40 }, (_, place) => ({
  x: (place % 10) * 100,
  y: Math.floor(place / 10) * 100,
}));
const kept = places.filter((_, place) => place % 7 === 2);
const loose = [pigment.vermilion, pigment.cobalt, pigment.pine].map((colour, turn) => ({
  colour,
  plugs: places.filter((_, place) => place % 7 !== 2 && place % 3 === turn),
}));

/** An extension board with forty plugs. */
export function PlugBoard({ ask, children }: Props) {
  return (
    <>
      <details className="screen-group pigment-coal">
        <summary>{ask}</summary>
        <p>{children}</p>
      </details>
      <svg viewBox="0 0 1000 460" aria-hidden="true">
        <path fill={pigment.ink} d="M0 0H1000V410H0z" />
        <path fill={pigment.plaster} d={places.map(({ x, y }) => `M${x + 6} ${y + 8}h88v88h-88z`).join('')} />
        <path
          fill={pigment.ink}
          d={places
            .map(({ x, y }) => `M${x + 44} ${y + 26}h12v12h-12zm-20 36h12v12h-12zm40 0h12v12h-12z`)
            .join('')}
        />
        {loose.map(({ colour, plugs }) => (
          <path key={colour} fill={colour} d={plugs.map(plugAt).join('')} />
        ))}
        <path fill={pigment.violet} d={kept.map(plugAt).join('')} />
      </svg>
    </>
  );
}

/** A plug, and its cord down to the edge. */
function plugAt({ x, y }: { x: number; y: number }): string {
  return `M${x + 26} ${y + 18}h48l10 10v48l-10 10H${x + 56}V460h-12V${y + 86}h-18l-10-10v-48z`;
}
