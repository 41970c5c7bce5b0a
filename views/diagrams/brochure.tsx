import type { ReactNode } from 'react';
import { pigment } from '../figures/poster.tsx';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

type BrochureProps = {
  label: string;
  folded: PictureName;
  /** The two sides of the sheets. */
  outside: ReactNode;
  inside: ReactNode;
};

/**
 * The shared layout of the brochure diagrams: flat sheets with numbered pages, and the folded brochure below them, which
 * is a file because the page would weigh too much. On a phone the stylesheet moves the groups beside it.
 */
export function Brochure({ label, folded, outside, inside }: BrochureProps) {
  return (
    <svg
      viewBox="0 -14 320 374"
      role="img"
      aria-label={label}
      fontSize="26"
      fontWeight="600"
      fill={pigment.ink}
      textAnchor="middle"
    >
      <path fill="var(--accent)" d="M0-14h320v374H0z" />
      <g>
        <text x="92" y="24">
          outside
        </text>
        {outside}
      </g>
      <g>
        <text x="228" y="24">
          inside
        </text>
        {inside}
      </g>
      {/* An SVG image would load at once. */}
      <foreignObject y="160" width="320" height="200">
        <Image name={folded} />
      </foreignObject>
    </svg>
  );
}

type SheetProps = { x: number; y: number; width: number; height: number; pages: number[] };

/** One side of a sheet. Dashes of 8 and gaps of 6 end on a dash where the height is a multiple of 14, plus 6. */
export function Sheet({ x, y, width, height, pages }: SheetProps) {
  const page = width / pages.length;
  return (
    <>
      <path fill={pigment.plaster} d={`M${x} ${y}h${width}v${height}h-${width}z`} />
      {pages.map((number, index) => (
        <g key={number}>
          {index > 0 && (
            <path
              stroke={pigment.ink}
              strokeWidth={3}
              strokeDasharray="8 6"
              d={`M${x + index * page} ${y - 1}v${height + 2}`}
            />
          )}
          <text x={x + (index + 0.5) * page} y={y + height / 2 + 9}>
            {number}
          </text>
        </g>
      ))}
    </>
  );
}
