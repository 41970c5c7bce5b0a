import type { ReactNode } from 'react';

type Props = {
  /** How many of the boxes are full, and how many there are. */
  paid: number;
  of: number;
  color: 'vermilion' | 'cobalt' | 'pine';
  /** What is paid for; the reason is the content. */
  bill: string;
  children: ReactNode;
};

/** What a client pays for, with a box for each week, in rows of four as in a month; an empty box is a frame. */
export function Weeks({ paid, of, color, bill, children }: Props) {
  const boxes = Array.from(
    { length: of },
    (_, week) => `M${(week % 4) * 10} ${week < 4 ? 0 : 10}h9v9h-9z${week < paid ? '' : 'm1 1h7v7h-7z'}`,
  );
  const height = of > 4 ? 19 : 9;
  return (
    <>
      <svg width="117" height={height * 3} viewBox={`0 0 39 ${height}`} fillRule="evenodd" aria-hidden="true">
        <path fill={`var(--${color})`} d={boxes.join('')} />
      </svg>
      <strong>{bill}</strong> {children}
    </>
  );
}
