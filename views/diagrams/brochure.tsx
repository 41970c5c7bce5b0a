import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { pigment } from '../art/pigment.ts';
import { Image } from '../samples/screen.tsx';

type BrochureProps = {
  label: string;
  folded: DrawingName;
  /** The two sides of the sheets. */
  outside: ReactNode;
  inside: ReactNode;
};

/**
 * The shared layout of the brochure diagrams: flat sheets with numbered pages, and beside them the folded brochure, which
 * is a file because the page would weigh too much.
 */
export function Brochure({ label, folded, outside, inside }: BrochureProps) {
  return (
    <svg
      viewBox="0 0 480 300"
      role="img"
      aria-label={label}
      fontSize="26"
      fontWeight="600"
      fill={pigment.ink}
      textAnchor="middle"
    >
      <path fill="var(--ochre)" d="M0 0h480v300H0z" />
      <g transform="translate(-8 8)">
        <text x="92" y="24">
          outside
        </text>
        {outside}
      </g>
      <g transform="translate(-144 152)">
        <text x="228" y="24">
          inside
        </text>
        {inside}
      </g>
      {/* An SVG image would load at once. */}
      <foreignObject x="160" y="50" width="320" height="200">
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
