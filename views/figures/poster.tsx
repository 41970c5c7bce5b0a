import type { ReactNode } from 'react';

/**
 * The colours of figures. Text and controls use the tokens of the style sheet, which are darker where WCAG AA requires
 * it.
 */
export const pigment = {
  plaster: '#F4EFE4',
  concrete: '#E6E0D3',
  shade: '#C9C1AF',
  ink: '#191A1C',
  vermilion: '#C63A1C',
  cobalt: '#1D3F8F',
  ochre: '#E2A12B',
  pine: '#1F6650',
  violet: '#5B4B8A',
} as const;

/** An illustration of plain geometry on a grid of 8 by 10 units of 40. */
export function Poster({ ground, children }: { ground: keyof typeof pigment; children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 320 400"
      width="320"
      height="400"
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <path fill={pigment[ground]} d="M0 0h320v400H0z" />
      {children}
    </svg>
  );
}
