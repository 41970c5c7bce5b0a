import { createContext, type ReactNode, useContext } from 'react';

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

/**
 * Whether figures are drawn without a background of their own and without the empty edges of the grid, on the ground of
 * their section. Shapes beside the grid are then visible up to the edge of the figure's box. A view box shows a detail
 * of the figure, as a file of its own.
 */
export const StandsFree = createContext<boolean | string>(false);

type Props = {
  ground: keyof typeof pigment;
  /** The part of the grid that has shapes, as a view box. */
  drawn?: string;
  children: ReactNode;
};

/** An illustration of plain geometry on a grid of 8 by 10 units of 40. */
export function Poster({ ground, drawn = grid, children }: Props) {
  const free = useContext(StandsFree);
  if (typeof free === 'string') {
    return (
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={free} aria-hidden="true">
        {children}
      </svg>
    );
  }
  if (free) {
    return (
      <svg viewBox={drawn} preserveAspectRatio="xMidYMax" aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={grid} width="320" height="400" aria-hidden="true">
      <path fill={pigment[ground]} d="M0 0h320v400H0z" />
      {children}
    </svg>
  );
}

const grid = '0 0 320 400';
